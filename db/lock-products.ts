import { isPostgres } from './dialect';
import type { Trx } from './schema';

/**
 * Takes the rows of these products for the rest of the transaction, in the order of their ids: an update of many takes
 * them in an order of its own, and two of those could wait for each other. What refers to a product goes on meanwhile.
 * On SQLite the transaction has the whole store already; a row alone is taken by its update.
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
