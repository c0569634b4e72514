import type { Db, Trx } from '../../../../db/schema';

/** The account that a cart belongs to; null for a guest's. */
export async function accountOfCart(db: Db | Trx, cartId: string): Promise<number | null> {
  const cart = await db.selectFrom('carts').select('customer_id').where('id', '=', cartId).executeTakeFirst();
  return cart?.customer_id ?? null;
}
