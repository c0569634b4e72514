import { SOLD_FLAG } from '../../goods/catalog/is-sold.server';
import type { Db, Trx } from '../../../../db/schema';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import { getBestPrice } from '../../goods/prices/price.rules';
import { getImage } from '../../goods/catalog/product-card.queries.server';
import { toPricing } from '../../goods/catalog/product.rules';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

export type QuotedLine = Awaited<ReturnType<typeof listQuoteLines>>[number];

/** Lists a quote's lines with today's prices and stock, in request order. */
export async function listQuoteLines(db: Db | Trx, quoteId: number, customerId: number | null) {
  const rows = await db
    .selectFrom('quote_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .select([
      'l.id',
      'l.product_id',
      'l.quantity',
      'l.unit_price_cents',
      'p.slug',
      inPageLanguage('p.name').as('name'),
      'p.sku',
      'p.product_number',
      'p.image_url',
      'p.picture',
      SOLD_FLAG.as('is_sold'),
      'p.stock_quantity',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.is_restricted',
    ])
    .where('l.quote_id', '=', quoteId)
    .orderBy('l.id')
    .execute();
  const productIds = rows.map((row) => row.product_id);
  const termsOf = await readBuyerTerms(db, customerId, productIds);
  const todayOf = (row: (typeof rows)[number]) =>
    getBestPrice(toPricing(row), termsOf(row.product_id), row.quantity);
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    slug: row.slug,
    name: row.name,
    sku: row.sku,
    productNumber: row.product_number,
    image: getImage(row),
    quantity: row.quantity,
    isActive: row.is_sold === 1,
    isRestricted: row.is_restricted === 1,
    stockQuantity: row.stock_quantity,
    todayPriceCents: todayOf(row).unitPriceCents,
    todayPriceRule: todayOf(row).rule,
    unitPriceCents: row.unit_price_cents,
  }));
}
