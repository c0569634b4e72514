import { RECEIVED_SKUS } from '../../../../db/seeds/purchasing-rows';
import type { Trx } from '../../../../db/schema';
import { getImage } from '../../../domain/goods/catalog/product-card.queries.server';
import { toPricing } from '../../../domain/goods/catalog/product.rules';
import { readBuyerTerms } from '../../../domain/goods/prices/buyer-terms.queries.server';
import type { SeededRandom } from './seeded-random';

export type HistoryProduct = Awaited<ReturnType<typeof readHistoryCatalog>>[number];

/** Reads the products that the history buys and sells: all but those that the open purchase orders have brought. */
export async function readHistoryCatalog(trx: Trx) {
  const rows = await trx
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.sku', 'p.name', 'p.brand', 'p.image_url', 'p.picture', 'p.is_restricted'])
    .select(['p.price_cents', 'p.sale_price_cents', 'p.is_on_sale', 'p.cost_price_cents', 'p.stock_quantity'])
    .select(['c.id as category_id', 'c.slug as category'])
    .where('p.sku', 'not in', RECEIVED_SKUS)
    .orderBy('p.id')
    .execute();
  const termsOf = await readBuyerTerms(
    trx,
    undefined,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    brand: row.brand,
    category: row.category,
    categoryId: row.category_id,
    image: getImage(row),
    isRestricted: row.is_restricted === 1,
    pricing: toPricing(row),
    /** A guest's. */
    terms: termsOf(row.id),
    costCents: row.cost_price_cents ?? Math.round(row.price_cents * 0.6),
    stock: row.stock_quantity,
  }));
}

/** Products with this many units may come back from buyers at any time of the history. */
const ENOUGH = 25;

export function isWellStocked({ stock }: Pick<HistoryProduct, 'stock'>): boolean {
  return stock >= ENOUGH;
}

export interface BasketLine {
  product: HistoryProduct;
  quantity: number;
}

/** Fills a basket: mostly cheap things, and more of them; one in six lines is what the rest is fitted with. */
export function fillBasket(
  random: SeededRandom,
  products: readonly HistoryProduct[],
  { isTrade }: { isTrade: boolean },
): BasketLine[] {
  const lines = new Map<number, BasketLine>();
  const count = isTrade ? random.between(1, 6) : random.between(1, 3);
  while (lines.size < Math.min(count, products.length)) {
    const product = random.pickByWeight(products, ({ pricing }) => 1 / Math.sqrt(pricing.priceCents));
    lines.set(product.id, { product, quantity: pickQuantity(random, product.pricing.priceCents, isTrade) });
  }
  return [...lines.values()];
}

function pickQuantity(random: SeededRandom, priceCents: number, isTrade: boolean): number {
  if (!isTrade) return priceCents < 3_000 ? random.between(1, 3) : 1;
  if (priceCents < 1_500) return random.pick([5, 10, 10, 20]);
  if (priceCents < 10_000) return random.between(1, 6);
  return priceCents < 50_000 ? random.between(1, 3) : 1;
}
