import type { Db, Trx } from '../../../../db/schema';

/** Returns the account that owns a cart, or null for a guest's cart. */
export async function findCartAccount(db: Db | Trx, cartId: string): Promise<number | null> {
  const cart = await db.selectFrom('carts').select('customer_id').where('id', '=', cartId).executeTakeFirst();
  return cart?.customer_id ?? null;
}
