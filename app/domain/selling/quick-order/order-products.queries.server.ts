import type { Db } from '../../../../db/schema';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';
import { getImage } from '../../goods/catalog/product-card.queries.server';
import { toSalesUnit } from '../../goods/catalog/unit.rules';
import type { OrderProduct } from './quick-order.rules';

/** Reads the active products of these IDs. */
export async function readOrderProducts(db: Db, ids: number[]): Promise<Map<number, OrderProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.slug', 'p.brand', 'p.sku', 'p.product_number as productNumber'])
    .select(['p.name as englishName', inPageLanguage('p.name').as('name')])
    .select('p.effective_price_cents as unitPriceCents')
    .select(['p.stock_quantity as stockQuantity', 'p.low_stock_threshold as lowStockThreshold'])
    .select(['p.is_restricted', 'p.unit', 'p.pack_size', 'p.image_url', 'p.picture'])
    .where('p.id', 'in', [...new Set(ids)])
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .execute();
  return new Map(
    rows.map(({ is_restricted, unit, pack_size, image_url, picture, ...row }) => [
      row.id,
      {
        ...row,
        ...toSalesUnit({ unit, pack_size }),
        isRestricted: is_restricted === 1,
        image: getImage({ image_url, picture }),
      },
    ]),
  );
}
