import type { Kysely } from 'kysely';

import { required } from './columns';

/** Work of the store that one process does at a time, whichever it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('leases')
    .addColumn('work', 'text', (column) => column.notNull().primaryKey())
    .addColumn('holder', 'text', required)
    .addColumn('held_until', 'text', required)
    .execute();
}
