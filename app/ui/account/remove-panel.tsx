import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

interface RemovePanelProps {
  name: string;
  children: ReactNode;
}

/** Collapsed, so that nothing is removed by accident. */
export function RemovePanel({ name, children }: RemovePanelProps) {
  return (
    <details className="panel order-cancel">
      <summary>{name}</summary>
      <p>{children}</p>
      <Form method="post">
        <button type="submit" className="btn btn--danger" name="intent" value="remove">
          {name}
        </button>
      </Form>
    </details>
  );
}
