import type { Db } from '../../../../db/schema';
import type { Specification } from './product.schema';

/** Lists specifications by product ID, in order. */
export async function listSpecifications(db: Db, ids: number[]): Promise<Map<number, Specification[]>> {
  const byProduct = new Map<number, Specification[]>();
  if (ids.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  for (const { product_id, name, value } of rows) {
    const list = byProduct.get(product_id) ?? [];
    list.push({ name, value });
    byProduct.set(product_id, list);
  }
  return byProduct;
}
