import { isPostgres } from './dialect';
import type { Trx } from './schema';

/**
 * Locks these products for the rest of the transaction in ID order, so that two bulk updates can't deadlock. Rows that
 * refer to a product can still be written. On SQLite the transaction already has exclusive write access, and a single
 * row is locked by its update.
 */
export async function lockProducts(trx: Trx, ids: readonly number[]): Promise<void> {
  if (!isPostgres(trx) || ids.length < 2) return;
  await trx
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
