import type { Db, Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';

/**
 * Locks a cart for the rest of the transaction by updating its timestamp. Call it before reading the lines. A
 * concurrent transaction that has read the cart retries.
 *
 * @returns the cart's owner; undefined if the cart doesn't exist.
 */
export async function lockCart(trx: Trx, cartId: string) {
  const cart = await trx
    .updateTable('carts')
    .set({ updated_at: nowIso() })
    .where('id', '=', cartId)
    .returning(['customer_id', 'user_id'])
    .executeTakeFirst();
  return cart && { customerId: cart.customer_id, userId: cart.user_id };
}

/** Returns the account that owns a cart, or null for a guest's cart. */
export async function findCartAccount(db: Db | Trx, cartId: string): Promise<number | null> {
  const cart = await db.selectFrom('carts').select('customer_id').where('id', '=', cartId).executeTakeFirst();
  return cart?.customer_id ?? null;
}
