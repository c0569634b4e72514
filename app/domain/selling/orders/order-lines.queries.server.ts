import type { Db, Trx } from '../../../../db/schema';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

/**
 * Selects order lines with their numbers. A line stores its SKU; the manufacturer's number is the product's of today, and
 * the SKU if the product is gone.
 */
export function selectOrderLines(db: Db | Trx) {
  return db
    .selectFrom('order_lines as l')
    .leftJoin('products as p', 'p.id', 'l.product_id')
    .select(['l.sku', inPageLanguage('l.name').as('name')])
    .select((build) => build.fn.coalesce('p.product_number', 'l.sku').as('productNumber'));
}
