import { EVENT_KINDS, EventSchema } from '../../../domain/content/content/text-page.schema';
import { CheckboxField, SelectField, TextareaField, TextField } from '../../form/fields';
import { editorValidator } from '../products/editor-validator';

export const eventValidator = editorValidator(EventSchema);

export const EVENT_LABELS = {
  title: 'Title',
  kind: 'Type',
  startsOn: 'Start date',
  endsOn: 'End date',
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
        <TextField name="hours" hint="e.g. 9:00 AM - 4:00 PM" optional />
        <TextField name="startsOn" hint="YYYY-MM-DD" inputMode="numeric" />
        <TextField
          name="endsOn"
          hint="YYYY-MM-DD. Defaults to the start date."
          inputMode="numeric"
          optional
        />
        <TextField name="venue" optional />
        <TextField name="city" optional />
        <TextareaField name="summary" rows={4} optional whole />
        <TextField
          name="price"
          hint="Enter 0 for a free event with reservations. Leave blank for walk-ins."
          inputMode="decimal"
          optional
        />
        <CheckboxField name="isPublished" label="Published" />
      </div>
    </div>
  );
}
