import { sql } from 'kysely';

import type { Db } from '../../db/schema';

/** SQLite's indexes of products' texts, which cannot be read back. */
const INDEXES = ['product_staff_texts', 'product_staff_pairs'];

/** Every value in every table, for tests that something is nowhere to be found. */
export async function everythingStored(db: Db): Promise<string> {
  const rows = [];
  for (const { name } of await db.introspection.getTables())
    if (!INDEXES.includes(name)) rows.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
  return JSON.stringify(rows);
}
