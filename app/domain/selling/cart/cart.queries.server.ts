import { IS_SOLD, SOLD_FLAG } from '../../goods/catalog/is-sold.server';
import type { Db } from '../../../../db/schema';
import { isFreight } from '../../goods/catalog/shipping-promise.rules';
import { getImage } from '../../goods/catalog/product-card.queries.server';
import { canOrderRestricted } from '../../goods/licenses/may-order.server';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import {
  findNextPrice,
  listOffers,
  type PriceOffer,
  type QuantityPrice,
} from '../../goods/prices/price.rules';
import { findCartBuyer, type CartBuyer } from './cart-buyer.queries.server';
import { parseShownLines } from './cart.rules';
import { toPricing } from '../../goods/catalog/product.rules';
import { toSalesUnit, type SalesUnit } from '../../goods/catalog/unit.rules';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

export interface CartLine extends SalesUnit {
  productId: number;
  slug: string;
  name: string;
  englishName: string;
  sku: string;
  productNumber: string;
  image: string;
  /** This buyer's current unit price at this quantity, and the list price, in cents. */
  unitPriceCents: number;
  listPriceCents: number;
  ratingTenths: number;
  reviewCount: number;
  /** All prices available to the buyer at this quantity; the first one is charged. */
  offers: [PriceOffer, ...PriceOffer[]];
  /** The next quantity at which the unit price drops, if above the current quantity. */
  nextPrice: QuantityPrice | undefined;
  quantity: number;
  stockQuantity: number;
  lowStockThreshold: number;
  totalCents: number;
  /** Whether the store still sells the product. */
  isSold: boolean;
  isRestricted: boolean;
  /** Whether the product requires a license that the account doesn't have. */
  needsLicense: boolean;
  /** Whether this buyer can order the line: active product, enough stock, license if required. */
  isAvailable: boolean;
  /** Whether it ships by freight carrier, on a day that is agreed. */
  isFreight: boolean;
}

export interface Cart {
  lines: CartLine[];
  count: number;
  subtotalCents: number;
  /** The account that owns the cart; undefined for a guest's. */
  buyer: CartBuyer | undefined;
}

const EMPTY: Cart = { lines: [], count: 0, subtotalCents: 0, buyer: undefined };

/** Reads a cart with current prices and stock, lines in the order they were added. */
export async function readCart(db: Db, cartId: string | null | undefined): Promise<Cart> {
  if (cartId === null || cartId === undefined) return EMPTY;
  const rows = await db
    .selectFrom('cart_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'l.product_id',
      'l.quantity',
      'p.slug',
      inPageLanguage('p.name').as('name'),
      'p.name as english_name',
      'p.sku',
      'p.product_number',
      'p.image_url',
      'p.picture',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.rating_tenths',
      'p.review_count',
      SOLD_FLAG.as('is_sold'),
      'p.is_restricted',
      'p.unit',
      'p.pack_size',
      'p.type',
      'c.slug as category_slug',
      'p.stock_quantity',
      'p.low_stock_threshold',
    ])
    .where('l.cart_id', '=', cartId)
    .orderBy('l.added_at')
    .orderBy('l.product_id')
    .execute();
  const buyer = await findCartBuyer(db, cartId);
  const productIds = rows.map((row) => row.product_id);
  const termsOf = await readBuyerTerms(db, buyer?.customerId, productIds);
  const isLicensed =
    rows.every((row) => row.is_restricted === 0) || (await canOrderRestricted(db, buyer?.customerId));
  const lines = rows.map((row): CartLine => {
    const terms = termsOf(row.product_id);
    const needsLicense = row.is_restricted === 1 && !isLicensed;
    const pricing = toPricing(row);
    const offers = listOffers(pricing, terms, row.quantity);
    const { unitPriceCents } = offers[0];
    return {
      productId: row.product_id,
      slug: row.slug,
      name: row.name,
      englishName: row.english_name,
      sku: row.sku,
      productNumber: row.product_number,
      image: getImage(row),
      unitPriceCents,
      listPriceCents: row.price_cents,
      ratingTenths: row.rating_tenths,
      reviewCount: row.review_count,
      offers,
      nextPrice: findNextPrice(pricing, terms, row.quantity),
      quantity: row.quantity,
      stockQuantity: row.stock_quantity,
      lowStockThreshold: row.low_stock_threshold,
      totalCents: unitPriceCents * row.quantity,
      isSold: row.is_sold === 1,
      ...toSalesUnit(row),
      isRestricted: row.is_restricted === 1,
      needsLicense,
      isAvailable: row.is_sold === 1 && row.stock_quantity >= row.quantity && !needsLicense,
      isFreight: isFreight({ type: row.type, categorySlug: row.category_slug }),
    };
  });
  return {
    lines,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalCents: lines.reduce((sum, line) => sum + line.totalCents, 0),
    buyer,
  };
}

/** Counts the units in a cart for the header. */
export async function countCart(db: Db, cartId: string | null | undefined): Promise<number> {
  if (cartId === null || cartId === undefined) return 0;
  const { units } = await db
    .selectFrom('cart_lines')
    .select((build) => build.fn.sum<number | null>('quantity').as('units'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return units ?? 0;
}

export interface RemovedLine {
  productId: number;
  name: string;
  quantity: number;
}

/**
 * Finds what a buyer has just removed.
 *
 * @param text as `formatShownLines` writes it
 * @returns undefined if the cart has the product again, or the store no longer sells it.
 */
export async function findRemovedLine(
  db: Db,
  cart: Cart,
  text: string | null,
): Promise<RemovedLine | undefined> {
  const [line] = parseShownLines(text ?? '');
  if (line === undefined || cart.lines.some(({ productId }) => productId === line.productId))
    return undefined;
  const product = await db
    .selectFrom('products as p')
    .select(inPageLanguage('p.name').as('name'))
    .where('p.id', '=', line.productId)
    .where(IS_SOLD)
    .executeTakeFirst();
  return product === undefined ? undefined : { ...line, name: product.name };
}
