import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { Db } from '../../db/schema';

/** What the store writes by itself: counters, sessions, searches without results, and work in the background. */
const OF_THE_STORE =
  /^(sessions|rate_limits|leases|outbox|failed_searches|webhook_.+|upkeep.*|product_staff_.+)$/;

/** Every table with a fingerprint of its rows, to see afterwards what has changed. */
export async function fingerprints(db: Db): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { name } of await db.introspection.getTables()) {
    if (OF_THE_STORE.test(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const texts = rows.map((row) => JSON.stringify(row)).sort();
    found.set(name, createHash('sha256').update(texts.join('\n')).digest('hex'));
  }
  return found;
}

/** The tables that are not as they were. */
export async function changedTables(db: Db, before: Map<string, string>): Promise<string[]> {
  const now = await fingerprints(db);
  return [...now].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
}
