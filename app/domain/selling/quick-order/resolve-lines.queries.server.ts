import { partKey } from '../../../../db/search-text';
import type { Db } from '../../../../db/schema';
import {
  findByPartKeys,
  listPartKeysFrom,
  listPartKeysTo,
  type PartKey,
  type ProductMatch,
} from './part-keys.queries.server';
import { listReadings, readQuantity, type LineReading, type TypedLine } from './quick-order-lines.rules';
import { getSimilarity, type CheckedLine, type LineChoice, type OrderProduct } from './quick-order.rules';

const CHOICES = 5;
/** Similar numbers must share a start or end of this length, which an index answers. */
const MIN_END_LENGTH = 3;
const MAX_END_LENGTH = 6;
/** Maximum candidates per reading, so that many unknown lines don't overload the store. */
const MAX_COMPARED = 60;
/** Longer than any part number. */
const MAX_KEY_LENGTH = 40;
/** Below this similarity, it is a different product. */
const ALIKE = 0.55;

/** Number kinds that identify one product. Model names and FCC IDs can be shared, so the buyer chooses. */
const OWN_NUMBERS = new Set(['sku', 'productNumber', 'ezNumber', 'oemNumber']);
/** Shorter numbers among other words may match by chance, so the buyer is asked. */
const TELLING = 4;

type KeyedReading = LineReading & { key: string };

interface ReadLine {
  line: TypedLine;
  readings: KeyedReading[];
}

/** Resolves all lines with four queries, however many there are. */
export async function resolveLines(db: Db, typed: TypedLine[]): Promise<CheckedLine[]> {
  const lines = typed.map((line): ReadLine => ({
    line,
    readings: listReadings(line)
      .map((reading) => ({ ...reading, key: partKey(reading.part) }))
      .filter(({ key }) => key !== ''),
  }));
  const matches = await findByPartKeys(db, [...new Set(lines.flatMap(listKeys))]);
  const exact = lines.map(({ readings }) => pickBestMatches(readings, matches));

  const unknown = lines.filter((_, index) => exact[index]?.length === 0);
  const near = await findNearMatches(db, unknown);
  const products = await readProducts(db, [
    ...exact.flat().map(({ productId }) => productId),
    ...[...near.values()].flat().map(({ productId }) => productId),
  ]);

  const checked = lines.map((line, index) => {
    const number = index + 1;
    const chosen = exact[index] ?? [];
    const own = chosen.filter(isCertain);
    const [first] = own;
    if (first !== undefined && own.every(({ productId }) => productId === first.productId)) {
      const product = products.get(first.productId);
      if (product !== undefined) return toCheckedLine(line.line, product, first.reading.quantity, [number]);
    }
    const offered = chosen.length > 0 ? chosen : (near.get(line) ?? []);
    return { ...createOpenLine(line, offered, chosen.length > 0, products), numbers: [number] };
  });
  return mergeLines(checked);
}

function isCertain({ kind, reading }: Match): boolean {
  return OWN_NUMBERS.has(kind) && !(reading.isPartial && reading.key.length < TELLING);
}

function listKeys({ readings }: ReadLine): string[] {
  return readings.map(({ key }) => key);
}

interface Match {
  productId: number;
  kind: ProductMatch['kind'] | 'near';
  reading: KeyedReading;
}

/**
 * Picks a line's exact matches: the reading with the longest part number, then the most certain quantity. A SKU wins
 * over other numbers.
 */
function pickBestMatches(readings: KeyedReading[], matches: Map<string, ProductMatch[]>): Match[] {
  const known = readings.filter(({ key }) => matches.has(key));
  const longest = Math.max(0, ...known.map(({ key }) => key.length));
  const candidates = known.filter(({ key }) => key.length === longest);
  const certainty = Math.max(0, ...candidates.map((reading) => reading.certainty));
  const best = candidates.filter((reading) => reading.certainty === certainty);
  const found = best.flatMap((reading) =>
    (matches.get(reading.key) ?? []).map((match): Match => ({ ...match, reading })),
  );
  const bySku = found.filter(({ kind }) => kind === 'sku');
  return bySku.length > 0 ? bySku : removeDuplicates(found);
}

function removeDuplicates(found: Match[]): Match[] {
  // A product's own number ranks above a shared name.
  const ordered = [...found].sort(
    (a, b) => Number(OWN_NUMBERS.has(b.kind)) - Number(OWN_NUMBERS.has(a.kind)),
  );
  return ordered.filter(
    ({ productId }, index) => ordered.findIndex((other) => other.productId === productId) === index,
  );
}

/** Finds the most similar products for unmatched lines, each with its reading. */
async function findNearMatches(db: Db, lines: ReadLine[]): Promise<Map<ReadLine, Match[]>> {
  const telling = lines.flatMap(({ readings }) => readings.filter(canBeNear)).map(({ key }) => key);
  const byBeginning = findByTexts(
    await listPartKeysFrom(db, [...new Set(telling.map(getStart))]),
    (key, length) => key.slice(0, length),
  );
  const byEnd = findByTexts(await listPartKeysTo(db, [...new Set(telling.map(getEnd))]), (key, length) =>
    key.slice(-length),
  );
  return new Map(
    lines.map((line) => {
      const scored = line.readings.filter(canBeNear).flatMap((reading) => {
        const alike = [
          ...(byBeginning.get(getStart(reading.key)) ?? []).slice(0, MAX_COMPARED),
          ...(byEnd.get(getEnd(reading.key)) ?? []).slice(0, MAX_COMPARED),
        ];
        return alike.map(({ key, productId }) => ({
          match: { productId, kind: 'near' as const, reading },
          score: getSimilarity(reading.key, key) + reading.certainty / 100,
        }));
      });
      const best = scored.filter(({ score }) => score >= ALIKE).sort((a, b) => b.score - a.score);
      return [line, removeDuplicates(best.map(({ match }) => match)).slice(0, CHOICES)];
    }),
  );
}

/** A word from a longer line resembles many numbers, so it must look like one. */
function canBeNear({ key, isPartial }: KeyedReading): boolean {
  if (key.length < MIN_END_LENGTH || key.length > MAX_KEY_LENGTH) return false;
  return !isPartial || (key.length >= 5 && /\d/.test(key));
}

function getEndLength(key: string): number {
  return Math.min(MAX_END_LENGTH, Math.max(MIN_END_LENGTH, Math.ceil(key.length / 2)));
}

function getStart(key: string): string {
  return key.slice(0, getEndLength(key));
}

function getEnd(key: string): string {
  return key.slice(-getEndLength(key));
}

/** Groups part numbers by the starts or ends under which similar numbers are searched. */
function findByTexts(numbers: PartKey[], cut: (key: string, length: number) => string) {
  const found = new Map<string, PartKey[]>();
  for (const number of numbers) {
    for (let length = MIN_END_LENGTH; length <= Math.min(MAX_END_LENGTH, number.key.length); length += 1) {
      const text = cut(number.key, length);
      const same = found.get(text);
      if (same === undefined) found.set(text, [number]);
      else same.push(number);
    }
  }
  return found;
}

async function readProducts(db: Db, ids: number[]): Promise<Map<number, OrderProduct>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['p.id', 'p.slug', 'p.name', 'p.sku', 'p.product_number as productNumber'])
    .select('p.effective_price_cents as unitPriceCents')
    .select(['p.stock_quantity as stockQuantity', 'p.is_restricted'])
    .where('p.id', 'in', [...new Set(ids)])
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .execute();
  return new Map(
    rows.map(({ is_restricted, ...row }) => [row.id, { ...row, isRestricted: is_restricted === 1 }]),
  );
}

function toCheckedLine(
  typed: TypedLine,
  product: OrderProduct,
  quantityText: string,
  numbers: number[],
): CheckedLine {
  const { quantity, problem } = readQuantity(quantityText);
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
    return { ...line, status: 'bad-quantity', hasBadQuantity: true, sentence: problem };
  const { stockQuantity: stock } = product;
  if (stock <= 0) return { ...line, status: 'out-of-stock', sentence: 'Out of stock.' };
  const orderable = Math.min(quantity, stock);
  return {
    ...line,
    status: 'found',
    sentence: orderable < quantity ? `Only ${stock} left. Quantity reduced from ${quantity}.` : undefined,
    orderable,
    totalCents: orderable * product.unitPriceCents,
  };
}

/** Builds a line the buyer has to resolve. */
function createOpenLine(
  { line, readings }: ReadLine,
  offered: Match[],
  isExact: boolean,
  products: Map<number, OrderProduct>,
): Omit<CheckedLine, 'numbers'> {
  const choices = offered.flatMap(({ productId, reading }): LineChoice[] => {
    const product = products.get(productId);
    return product === undefined ? [] : [{ product, quantity: reading.quantity }];
  });
  // Shows what the nearest product was found by, as a starting point for a correction.
  const understood = offered[0]?.reading;
  const part = understood?.part ?? line.text;
  const quantity = understood?.quantity ?? line.quantity ?? '';
  // Reported together with the part, so the buyer fixes the line in one round.
  const { problem } = readQuantity(quantity);
  const sentences = [describeLine(readings.length === 0, isExact, choices.length), problem ?? ''];
  return {
    status: isExact ? 'ambiguous' : 'not-found',
    typed: line,
    part,
    quantity,
    hasBadQuantity: problem !== undefined,
    product: undefined,
    choices: choices.slice(0, CHOICES * 2),
    sentence: sentences.filter((sentence) => sentence !== '').join(' '),
    orderable: 0,
    totalCents: 0,
  };
}

function describeLine(isEmpty: boolean, isExact: boolean, choices: number): string {
  if (isEmpty) return 'Enter a part number.';
  if (isExact && choices === 1) return '1 match. Is this it?';
  if (isExact) return `${choices} matches. Choose one.`;
  if (choices === 1) return 'Part number not found. Did you mean this one?';
  if (choices > 0) return 'Part number not found. Did you mean one of these?';
  return 'Part number not found. Correct it or remove the line.';
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
