import type { Db } from '../../../../db/schema';
import { NotFoundError } from '../../base/shared/errors';
import { listProductLevels } from '../stock/stock-locations.queries.server';

/** Returns a product's stock. @throws NotFoundError */
export async function getProductStock(db: Db, productId: number) {
  const product = await db
    .selectFrom('products')
    .select([
      'sku',
      'stock_quantity as stockQuantity',
      'low_stock_threshold as lowStockThreshold',
      'reorder_level as reorderLevel',
      'reorder_quantity as reorderQuantity',
    ])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (product === undefined) throw new NotFoundError('There is no such product.');
  const levels = await listProductLevels(db, productId);
  return {
    productId,
    ...product,
    locations: levels.map(({ locationId, name, quantity }) => ({ locationId, name, quantity })),
  };
}
