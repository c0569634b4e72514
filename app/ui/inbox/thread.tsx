import type { Validator } from 'remix-validated-form';

import type { ThreadEntry } from '../../domain/selling/inbox/messages.queries.server';
import { TextareaField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { Moment } from '../moment';
import { SubmitButton } from '../form/submit-button';
import { t } from '~/i18n/text';

interface ThreadProps {
  entries: ThreadEntry[];
  /** The reader, whose own entries are highlighted. */
  reader: 'buyer' | 'staff';
  buyerName: string;
  whenEmpty: string;
}

/** The messages between buyer and staff, oldest first. */
export function Thread({ entries, reader, buyerName, whenEmpty }: ThreadProps) {
  if (entries.length === 0) return <p className="muted">{whenEmpty}</p>;
  return (
    <ol className="stack">
      {entries.map(({ id, author, staffName, text, createdAt }) => (
        <li key={id} className={author === reader ? 'thread__entry thread__entry--own' : 'thread__entry'}>
          <p className="thread__head">
            <strong>{author === 'buyer' ? buyerName : `${staffName}, Keyway`}</strong>{' '}
            <Moment at={createdAt} />
          </p>
          <p className="request-message">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface EntryFormProps {
  /** Changes with every page, so that a form submitted twice is one entry. */
  formKey: string;
  validator: Validator<Record<string, unknown>>;
  intent: string;
  label: string;
  hint: string;
  button: string;
}

/** Adds a message to a thread. */
export function EntryForm({ formKey, validator, intent, label, hint, button }: EntryFormProps) {
  return (
    <StoreForm
      id="entry"
      className="entry-form"
      validator={validator}
      labels={{ text: label, formKey: t`Form` }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="formKey" value={formKey} />
      <TextareaField name="text" label={label} rows={4} hint={hint} />
      <SubmitButton name={button} />
    </StoreForm>
  );
}
