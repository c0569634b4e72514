import type { Db } from '../../../db/schema';
import { stockStatusOf, STOCK_STATUS_NAMES } from '../inventory/stock.rules';
import { readSettings } from '../settings/settings.queries.server';
import { cutOffText } from '../settings/settings.rules';
import { readBuyerTerms } from '../prices/buyer-terms.queries.server';
import { yourPriceOf, type BuyerTerms } from '../prices/price.rules';
import { toDecimal } from '../shared/money.rules';
import { findProduct } from './products.queries.server';
import { imageOf } from './product-card.queries.server';
import { ratingText, type Pricing } from './product.rules';

/** SPEC 3 and 7: a product as the API lists it. Prices and ratings are decimal strings. */
export interface ApiProduct {
  id: number;
  name: string;
  sku: string;
  brand: string;
  categoryId: number;
  price: string;
  salePrice: string | null;
  isOnSale: boolean;
  isFeatured: boolean;
  imageUrl: string;
  stockQuantity: number;
  lowStockThreshold: number;
  reorderQuantity: number;
  rating: string;
  reviewCount: number;
  /** What the buyer who asks pays for one, where that is less than everyone's price. */
  yourPrice?: string;
}

/** DESIGN 7: a list holds this many rows at most. */
export const API_PAGE_SIZE = 1000;

/**
 * A page of the active products, by id, and how many there are in all.
 *
 * @param customerId the buyer who asks; undefined for everyone else.
 */
export async function listProductsForApi(
  db: Db,
  { page, pageSize }: { page: number; pageSize: number },
  customerId?: number | null,
): Promise<{ products: ApiProduct[]; total: number }> {
  const active = db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1);
  const { total } = await active
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await active
    .select([
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
    ])
    .orderBy('p.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const ids = rows.map(({ id }) => id);
  const termsOf = await readBuyerTerms(db, customerId, ids);
  return {
    total,
    products: rows.map((row) => ({
      id: row.id,
      name: row.name,
      sku: row.sku,
      brand: row.brand,
      categoryId: row.category_id,
      price: toDecimal(row.price_cents),
      salePrice: row.sale_price_cents === null ? null : toDecimal(row.sale_price_cents),
      isOnSale: row.is_on_sale === 1,
      isFeatured: row.is_featured === 1,
      imageUrl: imageOf(row),
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
      reorderQuantity: row.reorder_quantity,
      rating: ratingText(row.rating_tenths),
      reviewCount: row.review_count,
      ...yourPriceField(
        {
          priceCents: row.price_cents,
          salePriceCents: row.sale_price_cents,
          isOnSale: row.is_on_sale === 1,
        },
        termsOf(row.id),
      ),
    })),
  };
}

/** SPEC 3: the product as its detail page reads it. */
export interface ApiProductDetail {
  id: number;
  name: string;
  price: string;
  salePrice: string | null;
  isOnSale: boolean;
  description: string;
  features: string[];
  specifications: Record<string, string>;
  stockStatus: string;
  shipping: string;
  /** As in the list. */
  yourPrice?: string;
}

export async function findProductForApi(
  db: Db,
  id: number,
  customerId?: number | null,
): Promise<ApiProductDetail | undefined> {
  const product = await findProduct(db, id);
  const settings = await readSettings(db);
  const termsOf = await readBuyerTerms(db, customerId, [id]);
  return (
    product && {
      id: product.id,
      name: product.name,
      price: toDecimal(product.priceCents),
      salePrice: product.salePriceCents === null ? null : toDecimal(product.salePriceCents),
      isOnSale: product.isOnSale,
      description: product.description,
      features: product.features,
      specifications: Object.fromEntries(product.specifications.map(({ name, value }) => [name, value])),
      stockStatus: STOCK_STATUS_NAMES[stockStatusOf(product)],
      shipping: `Delivered in ${settings.deliveryEstimate}. Same-day shipping for orders before ${cutOffText(settings)}.`,
      ...yourPriceField(product, termsOf(id)),
    }
  );
}

function yourPriceField(pricing: Pricing, terms: BuyerTerms): { yourPrice?: string } {
  const price = yourPriceOf(pricing, terms);
  return price === undefined ? {} : { yourPrice: toDecimal(price.unitPriceCents) };
}
