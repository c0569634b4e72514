import type { Db } from '../../../../db/schema';
import { addLinesToCart } from './add-lines.server';

/**
 * Adds an order's products to a cart, as far as they are still sold and in stock, and reports the rest.
 *
 * @param batch identifies this addition; repeating it has no effect.
 */
export async function reorderOrder(db: Db, cartId: string, orderId: number, batch: string) {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const wanted = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return addLinesToCart(db, cartId, wanted, batch);
}
