import { writeFrench } from '../../../db/french-texts';
import { reindexTranslated } from '../../../db/reindex-translated';
import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { FieldsChangedError, NotFoundError } from '../../domain/base/shared/errors';
import { FRENCH_CHANGED } from './french-form.schema';
import type { SourceText } from './french-sources.queries.server';
import { hashFrench, readFrenchTexts, toStored } from './french-texts.queries.server';

interface Translation {
  /** Of the audit log: 'product:12'. */
  subject: string;
  /** Reads the texts again in the transaction; undefined if they are gone. */
  read: (trx: Trx) => Promise<readonly SourceText[] | undefined>;
  /** The French by field. An empty text removes it, and a missing one leaves it. */
  french: Readonly<Record<string, string | undefined>>;
  /** By field, the hash of the text and its French when the form was opened. */
  seen: ReadonlyMap<string, string>;
}

/**
 * Saves the French that was edited, and prepares the products that are found by it for the search. Texts that were only
 * shown are left as they are.
 *
 * @throws NotFoundError, or FieldsChangedError if someone else changed one of the edited texts.
 */
export async function translateTexts(
  db: Db,
  { subject, read, french, seen }: Translation,
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const sources = await read(trx);
    if (sources === undefined) throw new NotFoundError('Text not found.');
    const storedByName = new Map(sources.map(({ name, english }) => [name, english]));
    const texts = (await readFrenchTexts(trx, sources)).map((text) => ({
      ...text,
      stored: storedByName.get(text.name) ?? '',
      typed: french[text.name] ?? text.french,
    }));
    const edited = texts.filter(
      ({ name, english, french: saved, typed }) =>
        typed !== saved && hashFrench(english, typed) !== seen.get(name),
    );
    const changed = edited.filter((text) => text.seen !== seen.get(text.name));
    if (changed.length > 0)
      throw new FieldsChangedError(
        FRENCH_CHANGED,
        Object.fromEntries(changed.map(({ name }) => [name, FRENCH_CHANGED])),
      );
    if (edited.length === 0) return;
    await writeFrench(trx, new Map(edited.map(({ form, stored, typed }) => [stored, toStored(form, typed)])));
    await recordAudit(trx, actor, 'french.save', subject, {
      before: Object.fromEntries(edited.map((text) => [text.label, text.french])),
      after: Object.fromEntries(edited.map((text) => [text.label, text.typed])),
    });
    await reindexTranslated(
      trx,
      edited.map(({ stored }) => stored),
    );
  });
}
