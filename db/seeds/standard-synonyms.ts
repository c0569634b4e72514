import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import type { Db } from '../schema';
import { inTransaction } from '../transaction';

/** In the folder that the store is started in, like `build`. */
const FILE = 'db/seeds/search-synonyms.csv';
/** Set once they are loaded, so that those staff delete don't come back. */
const SETTING = 'search-synonyms';

const Rows = z.array(z.object({ Said: z.string().min(1), Finds: z.string().min(1) }));

/** Loads the trade's synonyms into a new store. Staff own them from then on. */
export async function loadStandardSynonyms(db: Db): Promise<void> {
  const known = await db.selectFrom('settings').select('name').where('name', '=', SETTING).executeTakeFirst();
  if (known !== undefined) return;
  const updated_at = new Date().toISOString();
  const rows = Rows.parse(parse(readFileSync(FILE), { columns: true })).map(({ Said, Finds }) => ({
    said: Said,
    finds: Finds,
    updated_at,
  }));
  await inTransaction(db, async (trx) => {
    // Several processes may start at once.
    const loaded = await trx
      .insertInto('settings')
      .values({ name: SETTING, value: '1', updated_at })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    if (loaded !== undefined) await trx.insertInto('search_synonyms').values(rows).execute();
  });
}
