import { useActionData } from '@remix-run/react';
import { useMemo, type ReactNode } from 'react';

import { createFrenchSchema } from '../../../backoffice/french/french-form.schema';
import type { FrenchText } from '../../../backoffice/french/french-texts.queries.server';
import { StoreForm } from '../../form/store-form';
import { useContentAnswer, useExpectedVersion } from '../content/content-answer';
import { ContentPreviewPanel, SaveButton } from '../content/content-form';
import { ButtonLink } from '../links';
import { editorValidator } from '../products/editor-validator';
import { countRows, FrenchField, MissingBadge } from './french-field';

/** Validates the French of these texts. */
export function frenchValidator(texts: readonly FrenchText[]) {
  return editorValidator(createFrenchSchema(texts));
}

interface FrenchFormProps {
  texts: FrenchText[];
  cancelTo?: string;
  /** Shows the texts, which are the current ones after a refusal. */
  children: (texts: FrenchText[]) => ReactNode;
}

/** A form of texts with their French. Carries what was seen, so that no one else's French is overwritten unseen. */
export function FrenchForm({ texts, cancelTo, children }: FrenchFormProps) {
  const shown = useActionData<{ texts?: FrenchText[] }>()?.texts ?? texts;
  const { preview, repopulateFields } = useContentAnswer();
  const seen = useExpectedVersion(listSeen(texts));
  // The same form until it is saved, which may leave the same page with other texts.
  const sent = repopulateFields?.['opened'];
  const opened = typeof sent === 'string' ? sent : listSeen(texts);
  const validator = useMemo(() => frenchValidator(shown), [shown]);
  return (
    <>
      <StoreForm
        key={opened}
        id="french"
        validator={validator}
        labels={Object.fromEntries(shown.map(({ name, label }) => [name, label]))}
        defaultValues={Object.fromEntries(texts.map(({ name, french }) => [name, french]))}
        className="content-form"
      >
        {/* The Enter key presses the first button of a form. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1} aria-hidden="true">
          Save
        </button>
        <input type="hidden" name="opened" value={opened} />
        <input type="hidden" name="seen" value={seen} />
        {children(shown)}
        <div className="form-buttons content-form__buttons">
          {cancelTo !== undefined && <ButtonLink to={cancelTo}>Cancel</ButtonLink>}
          {shown.some(({ form }) => form === 'markdown') && (
            <button type="submit" className="btn" name="intent" value="preview">
              Preview
            </button>
          )}
          <SaveButton name="Save translation" />
        </div>
      </StoreForm>
      {preview !== undefined && <ContentPreviewPanel preview={preview} />}
    </>
  );
}

/** What was seen, by field. */
function listSeen(texts: readonly FrenchText[]): string {
  return new URLSearchParams(texts.map(({ name, seen }) => [name, seen])).toString();
}

interface FrenchTextsProps {
  texts: FrenchText[];
  /** By field, the French of an earlier English. */
  former: Record<string, string>;
}

/** The texts of an item, English beside French. */
export function FrenchTexts({ texts, former }: FrenchTextsProps) {
  return texts.map((text) => (
    <div key={text.name} className="panel field-grid" role="group" aria-labelledby={`english-${text.name}`}>
      <div className="field">
        <p className="field__label" id={`english-${text.name}`}>
          {text.label} {text.isMissing && <MissingBadge />}
        </p>
        <English text={text} />
      </div>
      <div className="stack stack--tight">
        <FrenchField text={text} />
        {former[text.name] !== undefined && (
          <p className="small content-conflict__text">
            Before the English was edited: <q lang="fr-CA">{former[text.name]}</q>
          </p>
        )}
      </div>
    </div>
  ));
}

function English({ text: { name, form, english } }: { text: FrenchText }) {
  if (form !== 'markdown') return <p className="content-conflict__text">{english}</p>;
  return (
    <textarea
      className="textarea"
      rows={countRows(form, english)}
      value={english}
      readOnly
      aria-labelledby={`english-${name}`}
    />
  );
}
