import { EVENT_KINDS, EventSchema } from '../../../domain/content/content/text-page.schema';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';

export const eventValidator = editorValidator(EventSchema);

export const EVENT_LABELS = {
  title: 'Title',
  kind: 'What it is',
  startsOn: 'First day',
  endsOn: 'Last day',
  hours: 'Hours',
  venue: 'Venue',
  city: 'City',
  summary: 'Description',
  price: 'Price per person',
  isPublished: 'Published',
};

/** The fields of a training day, a counter day or a trade show. */
export function EventFields({ kind }: { kind: string | undefined }) {
  const kinds: readonly string[] = EVENT_KINDS;
  const known = kind === undefined || kinds.includes(kind) ? kinds : [...kinds, kind];
  return (
    <div className="panel">
      <div className="field-grid">
        <TextField name="title" whole />
        <SelectField name="kind" choices={known.map((one) => [one, one])} />
        <TextField name="hours" hint="Such as 9:00 AM - 4:00 PM" optional />
        <TextField name="startsOn" hint="Such as 2027-03-31" inputMode="numeric" />
        <TextField name="endsOn" hint="Defaults to one day." inputMode="numeric" optional />
        <TextField name="venue" optional />
        <TextField name="city" optional />
        <TextareaField name="summary" rows={4} optional whole />
        <TextField
          name="price"
          hint="US dollars. 0: free, but a place is needed. Empty: nothing to book."
          inputMode="decimal"
          optional
        />
        <CheckboxField name="isPublished" label="Published: shown on the events page" />
      </div>
    </div>
  );
}
