import type { Db } from '../../db/schema';
import type { ApiProduct, ApiStoreProduct } from './catalog.calls';
import { readBuyerTerms } from '../domain/goods/prices/buyer-terms.queries.server';
import { getYourPrice, type BuyerTerms } from '../domain/goods/prices/price.rules';
import { toDecimal } from '../domain/base/shared/money.rules';
import { IS_SOLD } from '../domain/goods/catalog/is-sold.server';
import { getImage } from '../domain/goods/catalog/product-card.queries.server';
import { toSalesUnit } from '../domain/goods/catalog/unit.rules';
import { toPricing, type Pricing } from '../domain/goods/catalog/product.rules';

/** Selects products (`p`) for the API. */
export function selectApiProducts(db: Db) {
  return db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.sku', 'p.brand', 'p.category_id', 'p.price_cents', 'p.sale_price_cents'])
    .select(['p.is_on_sale', 'p.is_featured', 'p.image_url', 'p.picture', 'p.stock_quantity'])
    .select(['p.low_stock_threshold', 'p.reorder_quantity', 'p.rating_tenths', 'p.review_count']);
}

export type ApiProductRow = Awaited<
  ReturnType<ReturnType<typeof selectApiProducts>['executeTakeFirstOrThrow']>
>;

/** Converts a row to a product of a list (SPEC 7), with the buyer's own price. */
export function toApiProduct(row: ApiProductRow, terms: BuyerTerms): ApiProduct {
  const pricing = toPricing(row);
  return {
    id: row.id,
    name: row.name,
    sku: row.sku,
    brand: row.brand,
    categoryId: row.category_id,
    price: toDecimal(pricing.priceCents),
    salePrice: pricing.salePriceCents === null ? null : toDecimal(pricing.salePriceCents),
    isOnSale: pricing.isOnSale,
    isFeatured: row.is_featured === 1,
    imageUrl: getImage(row),
    stockQuantity: row.stock_quantity,
    lowStockThreshold: row.low_stock_threshold,
    reorderQuantity: row.reorder_quantity,
    rating: toApiRating(row.rating_tenths),
    reviewCount: row.review_count,
    ...getYourPriceField(pricing, terms),
  };
}

/** Formats a rating as '4.7' in every language. */
export function toApiRating(ratingTenths: number): string {
  return (ratingTenths / 10).toFixed(1);
}

/** Lists active products by ID, with the buyer's own prices. @param customerId the buyer, if known */
export async function listApiProducts(
  db: Db,
  ids: readonly number[],
  customerId: number | null | undefined,
): Promise<Map<number, ApiStoreProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await selectApiProducts(db)
    .select(['p.is_restricted', 'p.unit', 'p.pack_size'])
    .where('p.id', 'in', [...new Set(ids)])
    .where(IS_SOLD)
    .execute();
  const termsOf = await readBuyerTerms(
    db,
    customerId,
    rows.map(({ id }) => id),
  );
  return new Map(
    rows.map((row) => [
      row.id,
      {
        ...toApiProduct(row, termsOf(row.id)),
        isRestricted: row.is_restricted === 1,
        ...toSalesUnit(row),
      },
    ]),
  );
}

/** Returns the buyer's own unit price, if there is one. */
export function getYourPriceField(pricing: Pricing, terms: BuyerTerms): { yourPrice?: string } {
  const price = getYourPrice(pricing, terms);
  return price === undefined ? {} : { yourPrice: toDecimal(price.unitPriceCents) };
}
