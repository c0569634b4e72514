import type { Trx } from '../../../../db/schema';
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
