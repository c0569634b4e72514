import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

import { findFrench, writeFrench } from '../french-texts';
import type { Db } from '../schema';
import { inTransaction } from '../transaction';

/** In the folder that the store is started in, like `build`. */
const FILE = 'db/seeds/french-terms.csv';
/** Its value is the hash of the file that was loaded. */
const SETTING = 'french-terms';

const Rows = z.array(z.object({ English: z.string().min(1), French: z.string().min(1) }));

/** Loads the French of the trade's terms. What staff have translated themselves stays. */
export async function loadFrenchTerms(db: Db): Promise<void> {
  const file = readFileSync(FILE);
  const value = createHash('sha256').update(file).digest('base64url');
  const known = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', SETTING)
    .executeTakeFirst();
  if (known?.value === value) return;
  const terms = new Map(
    Rows.parse(parse(file, { columns: true })).map(({ English, French }) => [English, French]),
  );
  await inTransaction(db, async (trx) => {
    await writeFrench(trx, withoutKnown(terms, await findFrench(trx, [...terms.keys()])));
    const row = { value, updated_at: new Date().toISOString() };
    await trx
      .insertInto('settings')
      .values({ name: SETTING, ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
  });
}

function withoutKnown(texts: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>) {
  return new Map([...texts].filter(([english]) => !known.has(english)));
}
