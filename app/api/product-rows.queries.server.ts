import type { Db } from '../../db/schema';
import type { ApiProduct, ApiStoreProduct } from './catalog.calls';
import { readBuyerTerms } from '../domain/goods/prices/buyer-terms.queries.server';
import { getYourPrice, type BuyerTerms } from '../domain/goods/prices/price.rules';
import { toDecimal } from '../domain/base/shared/money.rules';
import { IS_SOLD } from '../domain/goods/catalog/is-sold.server';
import { getImage } from '../domain/goods/catalog/product-card.queries.server';
import { formatRating, type Pricing } from '../domain/goods/catalog/product.rules';

/** The columns of a product as the API lists it, of `products as p`. */
export const API_PRODUCT_COLUMNS = [
  'p.id',
  'p.name',
  'p.sku',
  'p.brand',
  'p.category_id',
  'p.price_cents',
  'p.sale_price_cents',
  'p.is_on_sale',
  'p.is_featured',
  'p.image_url',
  'p.picture',
  'p.stock_quantity',
  'p.low_stock_threshold',
  'p.reorder_quantity',
  'p.rating_tenths',
  'p.review_count',
] as const;

export interface ApiProductRow {
  id: number;
  name: string;
  sku: string;
  brand: string;
  category_id: number;
  price_cents: number;
  sale_price_cents: number | null;
  is_on_sale: number;
  is_featured: number;
  image_url: string | null;
  picture: string;
  stock_quantity: number;
  low_stock_threshold: number;
  reorder_quantity: number;
  rating_tenths: number;
  review_count: number;
}

/** SPEC 7: a product of a list, with the price of the buyer who asks. */
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
    rating: formatRating(row.rating_tenths),
    reviewCount: row.review_count,
    ...getYourPriceField(pricing, terms),
  };
}

/**
 * The products that the store sells under these ids, by id, as the API's own calls show them.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 */
export async function listApiProducts(
  db: Db,
  ids: readonly number[],
  customerId: number | null | undefined,
): Promise<Map<number, ApiStoreProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .select([...API_PRODUCT_COLUMNS, 'p.is_restricted'])
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
      { ...toApiProduct(row, termsOf(row.id)), isRestricted: row.is_restricted === 1 },
    ]),
  );
}

/** The buyer's own price of one, where they have one. */
export function getYourPriceField(pricing: Pricing, terms: BuyerTerms): { yourPrice?: string } {
  const price = getYourPrice(pricing, terms);
  return price === undefined ? {} : { yourPrice: toDecimal(price.unitPriceCents) };
}

function toPricing(row: Pick<ApiProductRow, 'price_cents' | 'sale_price_cents' | 'is_on_sale'>): Pricing {
  return {
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    isOnSale: row.is_on_sale === 1,
  };
}
