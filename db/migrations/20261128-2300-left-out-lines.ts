import type { Kysely } from 'kysely';

/** Keeps with a checked list which lines of the text it was read from order nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('quick_order_lists')
    .addColumn('left_out', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
