import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import { readBuyerTerms } from '../../goods/prices/buyer-terms.queries.server';
import { findNextPrice, getBestPrice } from '../../goods/prices/price.rules';
import type { CheckedLine, OrderProduct } from './quick-order.rules';
import { describeRequiredLicense } from '../../goods/licenses/license.rules';
import { findLicenseStanding } from '../../goods/licenses/may-order.server';
import type { TypedLine } from './quick-order-lines.rules';
import { resolveLines } from './resolve-lines.queries.server';
import { toPricing } from '../../goods/catalog/product.rules';

/** Lines that are priced together. Other requests are answered between. */
const SLICE = 500;

/** Applies the buyer's prices at each line's orderable quantity. */
export async function priceLines(
  db: Db,
  customerId: number | null | undefined,
  lines: CheckedLine[],
): Promise<CheckedLine[]> {
  const priced: CheckedLine[] = [];
  for (let from = 0; from < lines.length; from += SLICE) {
    if (from > 0) await setImmediate();
    priced.push(...(await priceSlice(db, customerId, lines.slice(from, from + SLICE))));
  }
  return priced;
}

async function priceSlice(
  db: Db,
  customerId: number | null | undefined,
  lines: CheckedLine[],
): Promise<CheckedLine[]> {
  const products = lines.flatMap(({ product }) => product ?? []);
  const priced = await readPriced(db, customerId, products);
  return lines.map((line) => {
    if (line.product === undefined) return line;
    const product = priced(line.product, line.orderable);
    return { ...line, product, totalCents: line.orderable * product.unitPriceCents };
  });
}

/** Applies the buyer's prices to the products that lines offer, each at its quantity. */
export async function priceChoices(
  db: Db,
  customerId: number | null | undefined,
  lines: CheckedLine[],
): Promise<CheckedLine[]> {
  const products = lines.flatMap(({ choices }) => choices.map(({ product }) => product));
  const priced = await readPriced(db, customerId, products);
  return lines.map((line) => ({
    ...line,
    choices: line.choices.map(({ product, quantity }) => ({
      product: priced(product, Number(quantity) || 1),
      quantity,
    })),
  }));
}

/** Reads what these products cost the buyer, by quantity. */
async function readPriced(db: Db, customerId: number | null | undefined, products: OrderProduct[]) {
  const ids = products.map(({ id }) => id);
  if (ids.length === 0) return (product: OrderProduct) => product;
  const termsOf = await readBuyerTerms(db, customerId, ids);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'price_cents', 'sale_price_cents', 'is_on_sale'])
    .where('id', 'in', ids)
    .execute();
  const pricings = new Map(rows.map((row) => [row.id, toPricing(row)]));
  return (product: OrderProduct, quantity: number): OrderProduct => {
    const pricing = pricings.get(product.id);
    if (pricing === undefined) return product;
    const terms = termsOf(product.id);
    const { unitPriceCents } = getBestPrice(pricing, terms, Math.max(1, quantity));
    return { ...product, unitPriceCents, nextPrice: findNextPrice(pricing, terms, quantity) };
  };
}

/**
 * Looks up lines at the buyer's prices and removes what they can't order.
 *
 * @param isMerged whether lines of the same product become one.
 */
export async function checkLines(
  db: Db,
  customerId: number | null | undefined,
  typed: TypedLine[],
  isMerged = true,
) {
  const lines = await priceLines(db, customerId, await resolveLines(db, typed, { isMerged }));
  const standing = await findLicenseStanding(db, customerId);
  return { lines: standing.state === 'valid' ? lines : lines.map(removeLicense), standing };
}

/** Adds the license problem to the line's other problems, so the buyer fixes them in one round. */
function removeLicense(line: CheckedLine): CheckedLine {
  const { product, status, sentence } = line;
  if (product === undefined || !product.isRestricted) return line;
  const needed = describeRequiredLicense(product.name);
  if (status !== 'found' && status !== 'short')
    return { ...line, sentence: sentence === undefined ? needed : `${sentence} ${needed}` };
  return { ...line, status: 'licence-required', sentence: needed, orderable: 0, totalCents: 0 };
}
