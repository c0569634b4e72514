import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { lockCart } from './lock-cart.server';

/**
 * Merges a guest's cart into the user's cart at sign-in: quantities are added per product, up to the stock. The
 * user's own lines never shrink.
 *
 * @returns the user's cart, or null if neither cart exists.
 */
export async function joinCarts(
  trx: Trx,
  guestCartId: string | null,
  user: { id: number; customerId: number },
): Promise<string | null> {
  const own = await trx
    .selectFrom('carts')
    .select('id')
    .where('user_id', '=', user.id)
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  if (guestCartId === null || guestCartId === own?.id) return own?.id ?? null;
  const guest = await lockCart(trx, guestCartId);
  // Another user's cart stays theirs.
  if (guest === undefined || guest.customerId !== null) return own?.id ?? null;
  if (own === undefined) {
    await trx
      .updateTable('carts')
      .set({ customer_id: user.customerId, user_id: user.id })
      .where('id', '=', guestCartId)
      .execute();
    return guestCartId;
  }
  await lockCart(trx, own.id);
  const lines = await trx
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.product_id', 'l.quantity', 'p.stock_quantity'])
    .where('l.cart_id', '=', guestCartId)
    .orderBy('l.added_at')
    .execute();
  const heldLines = await trx
    .selectFrom('cart_lines')
    .select(['product_id', 'quantity'])
    .where('cart_id', '=', own.id)
    .execute();
  const heldOf = new Map(heldLines.map((line) => [line.product_id, line.quantity]));
  for (const line of lines) {
    const held = heldOf.get(line.product_id) ?? 0;
    const quantity = Math.max(held, Math.min(held + line.quantity, line.stock_quantity));
    if (quantity === 0) continue;
    await trx
      .insertInto('cart_lines')
      .values({ cart_id: own.id, product_id: line.product_id, quantity, added_at: nowIso() })
      .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doUpdateSet({ quantity }))
      .execute();
  }
  await trx.deleteFrom('cart_lines').where('cart_id', '=', guestCartId).execute();
  return own.id;
}
