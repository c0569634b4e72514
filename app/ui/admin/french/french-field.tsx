import { useField } from 'remix-validated-form';

import { FRENCH_CHANGED } from '../../../backoffice/french/french-form.schema';
import type { FrenchText } from '../../../backoffice/french/french-texts.queries.server';
import { TextareaField, TextField } from '../../form/fields';

interface FrenchFieldProps {
  text: FrenchText;
  /** For table cells, which have a visible heading. */
  hideLabel?: boolean;
}

/** The French of a text: one line, or as many as the English needs. */
export function FrenchField({ text, hideLabel = false }: FrenchFieldProps) {
  const { name, label, form, english, french } = text;
  const { error } = useField(name);
  const field = { name, label: `${label} in French`, hideLabel, lang: 'fr-CA' };
  return (
    <div>
      {form === 'line' && english.length <= MAX_LINE ? (
        <TextField {...field} autoComplete="off" />
      ) : (
        <TextareaField {...field} rows={countRows(form, english)} />
      )}
      {error === FRENCH_CHANGED && (
        <p className="small">
          Saved now: <SavedText text={french} />
        </p>
      )}
    </div>
  );
}

function SavedText({ text }: { text: string }) {
  if (text === '') return 'Blank';
  return (
    <span lang="fr-CA" className="content-conflict__text">
      {text}
    </span>
  );
}

const MAX_ROWS = 24;
/** The longest English whose French fits on a line: French takes more room. */
const MAX_LINE = 44;
const MAX_CHARACTERS_PER_ROW = 60;

/** Markdown has the height of the content editors; other texts have that of their English. */
export function countRows(form: FrenchText['form'], english: string): number {
  if (form === 'markdown') return MAX_ROWS;
  const lines = english
    .split('\n')
    .map((line) => Math.max(1, Math.ceil(line.length / MAX_CHARACTERS_PER_ROW)));
  return Math.min(
    MAX_ROWS - 1,
    lines.reduce((sum, rows) => sum + rows, 1),
  );
}

/** Marks a text without French. */
export function MissingBadge() {
  return <span className="badge badge--warn">Missing</span>;
}
