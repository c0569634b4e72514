import { useField } from 'remix-validated-form';

import { FRENCH_CHANGED } from '../../../backoffice/french/french-form.schema';
import type { FrenchText } from '../../../backoffice/french/french-texts.queries.server';
import { FieldFrame } from '../../form/fields';
import { fieldId, useFormId } from '../../form/form-context';

interface FrenchFieldProps {
  text: FrenchText;
  /** For table cells, which have a visible heading. */
  hideLabel?: boolean;
}

/** The French of a text: one line, or as many as the English needs. */
export function FrenchField({ text, hideLabel = false }: FrenchFieldProps) {
  const { name, label, form, english, french } = text;
  const id = fieldId(useFormId(), name);
  const { error, getInputProps } = useField(name);
  const attributes = {
    ...getInputProps(),
    id,
    lang: 'fr-CA',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  return (
    <FieldFrame name={name} label={`${label} in French`} id={id} error={error} hideLabel={hideLabel}>
      {form === 'line' && english.length < LONG_LINE ? (
        <input {...attributes} className="input" autoComplete="off" />
      ) : (
        <textarea {...attributes} className="textarea" rows={countRows(form, english)} />
      )}
      {error === FRENCH_CHANGED && (
        <p className="small">
          Saved now: <SavedText text={french} />
        </p>
      )}
    </FieldFrame>
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

const LONG = 24;
/** French takes more room than English. */
const LONG_LINE = 45;
const CHARACTERS_A_ROW = 60;

/** Markdown has the height of the content editors; other texts have that of their English. */
export function countRows(form: FrenchText['form'], english: string): number {
  if (form === 'markdown') return LONG;
  const lines = english.split('\n').map((line) => Math.max(1, Math.ceil(line.length / CHARACTERS_A_ROW)));
  return Math.min(
    LONG - 1,
    lines.reduce((sum, rows) => sum + rows, 1),
  );
}

/** Marks a text without French. */
export function MissingBadge() {
  return <span className="badge badge--warn">Missing</span>;
}
