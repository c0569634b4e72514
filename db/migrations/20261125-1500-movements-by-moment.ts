import type { Kysely } from 'kysely';

/** The ledger of all products, the latest first, and the days of it that a program asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('stock_movements_by_moment')
    .on('stock_movements')
    .columns(['created_at', 'id'])
    .execute();
}
