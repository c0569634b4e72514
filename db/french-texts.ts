import { sql } from 'kysely';

import { isPostgres } from './dialect';
import type { Db, Trx } from './schema';

/** Far below the parameter limit of a statement. */
const BATCH = 500;

/** Finds the French of stored texts; those that no one has translated are missing. */
export async function findFrench(db: Db | Trx, texts: readonly string[]): Promise<Map<string, string>> {
  const wanted = [...new Set(texts)].filter((text) => text !== '');
  const found = new Map<string, string>();
  for (let start = 0; start < wanted.length; start += BATCH) {
    const rows = await db
      .selectFrom('french_texts')
      .select(['english', 'french'])
      .where('english', 'in', wanted.slice(start, start + BATCH))
      .execute();
    for (const { english, french } of rows) found.set(english, french);
  }
  return found;
}

/** Writes the French of texts; an empty one removes it. */
export async function writeFrench(trx: Trx, texts: ReadonlyMap<string, string>): Promise<void> {
  const updated_at = new Date().toISOString();
  const rows = [...texts].map(([english, french]) => ({ english, french, updated_at }));
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const removed = batch.filter(({ french }) => french === '').map(({ english }) => english);
    if (removed.length > 0) await trx.deleteFrom('french_texts').where('english', 'in', removed).execute();
    const filled = batch.filter(({ english, french }) => english !== '' && french !== '');
    if (filled.length === 0) continue;
    await trx
      .insertInto('french_texts')
      .values(filled)
      .onConflict((conflict) =>
        (isPostgres(trx) ? conflict.expression(sql`md5(english)`) : conflict.column('english')).doUpdateSet(
          ({ ref }) => ({ french: ref('excluded.french'), updated_at }),
        ),
      )
      .execute();
  }
}
