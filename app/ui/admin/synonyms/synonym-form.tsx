import { withZod } from '@remix-validated-form/with-zod';

import { SynonymSchema } from '../../../domain/goods/search/synonym.schema';
import { TextareaField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { FormButtons } from '../form-buttons';

export const synonymValidator = withZod(SynonymSchema);

const LABELS = { said: 'Buyers type', finds: 'Also find' };

interface SynonymFormProps {
  /** What the fields hold at first. */
  synonym: { said: string; finds: string };
  /** The category that a search without results is nearest to. */
  nearest?: string | undefined;
  cancelTo: string;
}

/** Edits a synonym, or adds one. */
export function SynonymForm({ synonym, nearest, cancelTo }: SynonymFormProps) {
  const { said, finds } = synonym;
  const isFilledIn = said !== '' && finds === '';
  return (
    <section className="panel narrow">
      <StoreForm
        id="synonym"
        validator={synonymValidator}
        labels={LABELS}
        defaultValues={{ said, finds: finds.replaceAll(' | ', '\n') }}
      >
        <div className="stack stack--wide">
          <TextField name="said" autoComplete="off" isCode takesFocus={said === ''} />
          <TextareaField
            name="finds"
            rows={6}
            hint="Words in your catalog, one phrase per line"
            takesFocus={isFilledIn}
          />
          {nearest !== undefined && <p className="small muted">Nearest category: {nearest}</p>}
          <FormButtons cancelTo={cancelTo} name="Save synonym" />
        </div>
      </StoreForm>
    </section>
  );
}
