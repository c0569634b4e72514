import type { Db } from '../../../../db/schema';
import type { PicturedProduct } from './picture-options.rules';

/** Lists every product with its picture, as the database names it, and what that can be drawn from. */
export async function listPicturedProducts(
  db: Db,
): Promise<(PicturedProduct & { id: number; picture: string })[]> {
  const products = await db
    .selectFrom('products')
    .select(['id', 'name', 'brand', 'type', 'vehicle_make as vehicleMake', 'picture'])
    .execute();
  const rows = await db
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  const specifications = new Map<number, typeof rows>();
  for (const row of rows)
    specifications.set(row.product_id, [...(specifications.get(row.product_id) ?? []), row]);
  return products.map((product) => ({ ...product, specifications: specifications.get(product.id) ?? [] }));
}
