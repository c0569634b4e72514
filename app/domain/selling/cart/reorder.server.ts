import type { Db } from '../../../../db/schema';
import { addLinesToCart, type AddedLines } from './add-lines.server';

/**
 * Puts what was in an order into a cart, as far as it is still sold and in stock; what is not is said in sentences.
 *
 * @param batch names this one addition: the same name again adds nothing.
 */
export async function reorder(db: Db, cartId: string, orderId: number, batch: string): Promise<AddedLines> {
  const lines = await db
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const wanted = lines.map(({ product_id: productId, quantity }) => ({ productId, quantity }));
  return addLinesToCart(db, cartId, wanted, batch);
}
