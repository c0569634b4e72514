import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { createLazyValidator } from '../../form/lazy-validator';
import { StoreForm } from '../../form/store-form';
import { SubmitButton } from '../../form/submit-button';

const LABELS = { name: 'Name', quantity: 'Quantity', finish: 'Finish', note: 'Note', notify: 'Notify me' };

const ERRORS = { name: 'Enter a name.', quantity: 'Enter a quantity of 1 or more.' };

export const sampleValidator = createLazyValidator(() =>
  import('./sample-form.schema').then((schemas) => schemas.SampleSchema),
);

interface SampleFormProps {
  id: string;
  /** Shows the form with errors. */
  hasErrors?: boolean;
}

/** A form with every kind of field. */
export function SampleForm({ id, hasErrors = false }: SampleFormProps) {
  return (
    <StoreForm
      id={id}
      validator={sampleValidator}
      labels={LABELS}
      defaultValues={hasErrors ? { quantity: '0' } : { name: 'Deadbolt B60N', quantity: '1' }}
      {...(hasErrors && { knownErrors: ERRORS })}
      className="stack stack--wide"
    >
      <TextField name="name" />
      <TextField name="quantity" inputMode="numeric" hint="e.g. 12" />
      <SelectField name="finish">
        <option value="626">626 satin chrome</option>
        <option value="605">605 bright brass</option>
      </SelectField>
      <TextareaField name="note" rows={3} optional />
      <CheckboxField name="notify" />
      <p className="cluster cluster--wide">
        <SubmitButton name="Save changes" busyName="Saving..." />
      </p>
    </StoreForm>
  );
}
