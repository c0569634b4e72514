import type { ComponentProps } from 'react';

import { SubmitButton } from '../form/submit-button';
import { ButtonLink } from './links';

/** The end of a form: cancel and submit. */
export function FormButtons({
  cancelTo,
  ...submit
}: ComponentProps<typeof SubmitButton> & { cancelTo: string }) {
  return (
    <div className="form-buttons">
      <ButtonLink to={cancelTo}>Cancel</ButtonLink>
      <SubmitButton {...submit} />
    </div>
  );
}
