import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';

/**
 * Takes a cart for the rest of the transaction, as changed now: what it holds is read and written by nobody else until
 * then. Taken before its lines are read. Whoever read it in a transaction of their own meanwhile does that again.
 *
 * @returns whose cart it is; undefined when there is none (any more).
 */
export async function takeCart(
  trx: Trx,
  cartId: string,
): Promise<{ customerId: number | null; userId: number | null } | undefined> {
  const cart = await trx
    .updateTable('carts')
    .set({ updated_at: nowIso() })
    .where('id', '=', cartId)
    .returning(['customer_id', 'user_id'])
    .executeTakeFirst();
  return cart && { customerId: cart.customer_id, userId: cart.user_id };
}
