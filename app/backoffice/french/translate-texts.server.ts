import { sql } from 'kysely';

import { writeFrench } from '../../../db/french-texts';
import type { Db, Trx } from '../../../db/schema';
import { reindexProducts } from '../../../db/search-index';
import { inTransaction } from '../../../db/transaction';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { FieldsChangedError, NotFoundError } from '../../domain/base/shared/errors';
import { FRENCH_CHANGED } from './french-form.schema';
import type { SourceText } from './french-sources.server';
import { hashFrench, readFrenchTexts, toStored } from './french-texts.queries.server';

/** What `reindexProducts` takes at once. */
const BATCH = 500;

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
    const texts = (await readFrenchTexts(trx, sources)).map((text, index) => ({
      ...{ ...text, stored: sources[index]?.english ?? '', typed: french[text.name] ?? text.french },
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
    const ids = await listProductsWith(
      trx,
      edited.map(({ stored }) => stored),
    );
    for (let start = 0; start < ids.length; start += BATCH)
      await reindexProducts(trx, ids.slice(start, start + BATCH));
  });
}

/** Lists the products that are found by one of these texts: their name, type, category, or specification. */
async function listProductsWith(trx: Trx, texts: string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    // The index of names is in lower case.
    .where(
      sql`lower(name)`,
      'in',
      texts.map((text) => sql`lower(${text})`),
    )
    .union(trx.selectFrom('products').select('id').where('type', 'in', texts))
    .union(
      trx
        .selectFrom('products as p')
        .innerJoin('categories as c', 'c.id', 'p.category_id')
        .select('p.id')
        .where('c.name', 'in', texts),
    )
    .union(trx.selectFrom('product_specifications').select('product_id as id').where('value', 'in', texts))
    .execute();
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
