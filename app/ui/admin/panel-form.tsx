import type { ComponentProps } from 'react';

import type { Query } from '../../paths';
import { HiddenFields } from '../form/hidden-fields';
import { StoreForm } from '../form/store-form';

interface PanelFormProps extends ComponentProps<typeof StoreForm> {
  title: string;
  hidden?: Query;
}

/** A panel with a form whose fields are below each other. */
export function PanelForm({ title, hidden = {}, children, ...form }: PanelFormProps) {
  return (
    <section className="panel">
      <h2>{title}</h2>
      <StoreForm {...form}>
        <HiddenFields fields={hidden} />
        <div className="stack stack--wide">{children}</div>
      </StoreForm>
    </section>
  );
}
