import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import { formatUnit } from '../../goods/catalog/unit.rules';
import { listLookalikeKeys } from './lookalike-keys.rules';
import { createNearOffers, findNearMatches, type Offer } from './near-matches.queries.server';
import { findByPartKeys, type ProductMatch } from './part-keys.queries.server';
import { readOrderProducts } from './order-products.queries.server';
import { readQuantity, type TypedLine } from './quick-order-lines.rules';
import {
  countProducts,
  describeNear,
  describesOtherGoods,
  type AskReason,
  type CheckedLine,
  type LineChoice,
  type OrderProduct,
} from './quick-order.rules';
import {
  interpretLine,
  listKeys,
  listNearReadings,
  listScannedKeys,
  mustBeOnlyMatch,
  readLine,
  readOpenQuantity,
  type FoundProduct,
  type ReadableLine,
} from './interpret-line.server';
import { toProductUnits } from './line-quantity.server';
import { t } from '~/i18n/text';

/** Maximum misread part numbers to look up together. */
const MAX_LOOKALIKES = 10_000;
/** Number kinds that identify one product. Model names and FCC IDs can be shared, so the buyer chooses. */
const OWN_NUMBERS = new Set(['sku', 'productNumber', 'ezNumber', 'oemNumber']);

/** Lines that are resolved together. Other requests are answered between. */
const SLICE = 500;

interface Options {
  /** Whether to look for similar part numbers where none is known. Default: true. */
  withSimilar?: boolean;
  /** Whether to look for part numbers that a scan has misread, which never settle a line. Default: true. */
  withLookalikes?: boolean;
  /** Whether lines of the same product become one. Default: true. */
  isMerged?: boolean;
}

/** Resolves all lines, with at most eight queries per 500. */
export async function resolveLines(
  db: Db,
  typed: TypedLine[],
  { withSimilar = true, withLookalikes = true, isMerged = true }: Options = {},
): Promise<CheckedLine[]> {
  const checked: CheckedLine[] = [];
  for (let from = 0; from < typed.length; from += SLICE) {
    if (from > 0) await setImmediate();
    checked.push(
      ...(await resolveSlice(db, typed.slice(from, from + SLICE), { from, withSimilar, withLookalikes })),
    );
  }
  return isMerged ? mergeLines(checked) : checked;
}

async function resolveSlice(
  db: Db,
  typed: TypedLine[],
  { from, withSimilar, withLookalikes }: { from: number; withSimilar: boolean; withLookalikes: boolean },
): Promise<CheckedLine[]> {
  const settled = await readOrderProducts(
    db,
    typed.flatMap(({ productId }) => productId ?? []),
  );
  // A product that is gone leaves its line to be settled again.
  const lines = typed.map((line) => (settled.has(line.productId ?? 0) ? undefined : readLine(reopen(line))));
  const open = lines.filter((line) => line !== undefined);
  const matches = await findByPartKeys(db, [...new Set(open.flatMap(listKeys))]);
  const known = await readOrderProducts(
    db,
    [...matches.values()].flat().map(({ productId }) => productId),
  );
  const findByKey = createLookup(matches, known);
  const meanings = new Map(open.map((line) => [line, interpretLine(line, findByKey)]));
  const unread = withLookalikes ? open.filter((line) => meanings.get(line) === undefined) : [];
  const scanned = await readLookalikes(db, unread);
  for (const line of unread) meanings.set(line, interpretLine(line, scanned.findByKey));

  const unknown = withSimilar ? open.filter((line) => meanings.get(line) === undefined) : [];
  const near = await findNearMatches(db, unknown);
  const products = new Map([
    ...settled,
    ...known,
    ...scanned.products,
    ...(await readOrderProducts(
      db,
      [...near.values()].flat().map(({ productId }) => productId),
    )),
  ]);

  return typed.map((one, index): CheckedLine => {
    const numbers = [from + index + 1];
    const line = lines[index];
    const chosen = products.get(one.productId ?? 0);
    if (line === undefined && chosen !== undefined)
      return toCheckedLine(one, chosen, toProductUnits(one.quantity ?? '', chosen).quantity, numbers);
    if (line === undefined) throw new Error('A line without a product is read.');
    const meaning = meanings.get(line);
    const product = meaning?.reading && products.get(meaning.reading.productId);
    if (meaning?.reading !== undefined && product !== undefined && one.productId === undefined)
      return toCheckedLine(one, product, meaning.reading.quantity, numbers);
    const asks = meaning?.reading === undefined ? meaning?.asks : 'product';
    const readings = meaning?.reading === undefined ? meaning?.readings : [meaning.reading];
    const offers = readings ?? createNearOffers(line, near.get(line) ?? [], products);
    return { ...createOpenLine(line, offers, asks, products), numbers };
  });
}

function reopen({ productId, ...line }: TypedLine): TypedLine {
  return productId === undefined ? line : { ...line, isWholeLine: true };
}

function createLookup(matches: Map<string, ProductMatch[]>, products: Map<number, OrderProduct>) {
  return (key: string): FoundProduct[] =>
    (matches.get(key) ?? []).flatMap(({ productId, kind }) => {
      const product = products.get(productId);
      if (product === undefined) return [];
      // Another maker's number says nothing about how many of them a pack has.
      const isEqualPack = kind === 'oemNumber' && product.packSize > 1;
      return [{ product, isOwnNumber: OWN_NUMBERS.has(kind) && !isEqualPack, isSku: kind === 'sku' }];
    });
}

/** Finds the products whose part numbers a scan may have misread. None is certain, so each is asked about. */
async function readLookalikes(db: Db, lines: ReadableLine[]) {
  const readAs = new Map<string, string[]>();
  let count = 0;
  for (const key of lines.flatMap(listScannedKeys)) {
    if (count >= MAX_LOOKALIKES) break;
    if (readAs.has(key)) continue;
    const keys = listLookalikeKeys(key);
    readAs.set(key, keys);
    count += keys.length;
  }
  const matches = await findByPartKeys(db, [...new Set([...readAs.values()].flat())]);
  const products = await readOrderProducts(
    db,
    [...matches.values()].flat().map(({ productId }) => productId),
  );
  const findExact = createLookup(matches, products);
  const findByKey = (key: string) => {
    const found = (readAs.get(key) ?? []).flatMap(findExact);
    const count = new Set(found.map(({ product }) => product.id)).size;
    return mustBeOnlyMatch(key) && count > 1 ? [] : found.map((one) => ({ ...one, isOwnNumber: false }));
  };
  return { products, findByKey };
}

/** '2 boxes', which a product sold in another way doesn't count. */
const WITH_UNIT = /^[\d.,]+\s*\p{L}{2,}\.?$/u;

function toCheckedLine(
  typed: TypedLine,
  product: OrderProduct,
  quantityText: string,
  numbers: number[],
): CheckedLine {
  const { quantity, problem } = readQuantity(quantityText);
  const hasUnit = WITH_UNIT.test(quantityText.trim());
  const line = {
    typed,
    part: product.sku,
    quantity: quantity === undefined ? quantityText : String(quantity),
    product,
    hasBadQuantity: false,
    choices: [],
    numbers,
    orderable: 0,
    totalCents: 0,
  };
  if (quantity === undefined)
    return {
      ...line,
      status: 'bad-quantity',
      hasBadQuantity: true,
      sentence: hasUnit ? describeUnit(product) : problem,
    };
  const { stockQuantity: stock } = product;
  if (stock <= 0) return { ...line, status: 'out-of-stock', sentence: t`Out of stock.` };
  const orderable = Math.min(quantity, stock);
  const counted = { ...line, orderable, totalCents: orderable * product.unitPriceCents };
  return orderable < quantity
    ? { ...counted, status: 'short', sentence: t`Only ${stock} left. Order ${stock}?` }
    : { ...counted, status: 'found', sentence: undefined };
}

/** Says how a product is sold, where a list asks for another unit. */
function describeUnit(product: OrderProduct): string {
  const unit = formatUnit(product).toLowerCase();
  return unit === '' ? t`Sold individually. Enter how many.` : t`Sold by the ${unit}. Enter how many.`;
}

/**
 * Builds a line the buyer has to resolve.
 *
 * @param asks what is unclear; undefined if no part number is known.
 */
function createOpenLine(
  line: ReadableLine,
  offers: Offer[],
  asks: AskReason | undefined,
  products: Map<number, OrderProduct>,
): Omit<CheckedLine, 'numbers'> {
  const { typed } = line;
  const choices = offers.flatMap(({ productId, quantity }): LineChoice[] => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ product, quantity }];
  });
  // Shows what the nearest product was found by, as a starting point for a correction.
  const [first] = offers;
  const [near] = listNearReadings(line);
  const own = asks === undefined || first === undefined ? undefined : products.get(first.productId);
  const describesOther = own !== undefined && describesOtherGoods(typed.text, own);
  const productCount = countProducts(choices);
  // Several products leave the part number as typed, and so do packs that may equal it.
  const known = productCount > 1 || own?.packSize !== 1 ? undefined : own.sku;
  const part = (describesOther ? typed.text : known) ?? first?.part ?? near?.part ?? typed.text;
  const quantity = first?.quantity ?? readOpenQuantity(line);
  // Reported together with the part, so the buyer fixes the line in one round.
  const problem = WITH_UNIT.test(quantity.trim()) ? undefined : readQuantity(quantity).problem;
  const isEmpty = line.variants.every(({ spans }) => spans.length === 0);
  return {
    status: asks === undefined ? 'not-found' : 'ambiguous',
    asks,
    typed,
    part,
    quantity,
    hasBadQuantity: problem !== undefined,
    quantityProblem: problem,
    product: undefined,
    choices,
    describesOther,
    sentence: describeLine(isEmpty, asks, choices),
    orderable: 0,
    totalCents: 0,
  };
}

function describeLine(isEmpty: boolean, asks: AskReason | undefined, choices: readonly LineChoice[]): string {
  if (isEmpty) return t`Enter a part number.`;
  if (asks === undefined) return describeNear(choices);
  if (asks === 'quantity') return t`How many? Choose one, or correct the quantity.`;
  const products = countProducts(choices);
  if (asks === 'products')
    return t`${products} products on one line. Choose one, and add the others as new lines.`;
  return products === 1 ? t`1 match. Is this it?` : t`${products} matches. Choose one.`;
}

/** Merges lines of the same product into the first. */
function mergeLines(lines: CheckedLine[]): CheckedLine[] {
  const result: CheckedLine[] = [];
  const places = new Map<number, number>();
  for (const line of lines) {
    const { product } = line;
    const isSettled = product !== undefined && line.status !== 'bad-quantity';
    const place = isSettled ? places.get(product.id) : undefined;
    const first = place === undefined ? undefined : result[place];
    if (!isSettled || place === undefined || first === undefined) {
      if (isSettled) places.set(product.id, result.length);
      result.push(line);
      continue;
    }
    const total = Number(first.quantity) + Number(line.quantity);
    result[place] = toCheckedLine(first.typed, product, String(total), [...first.numbers, ...line.numbers]);
  }
  return result;
}
