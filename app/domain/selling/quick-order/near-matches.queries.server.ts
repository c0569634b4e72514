import type { Db } from '../../../../db/schema';
import {
  createReadings,
  listNearQuantities,
  listNearReadings,
  type NearReading,
  type ReadableLine,
  type Reading,
} from './interpret-line.server';
import { listPartKeysFrom, listPartKeysTo, type PartKey } from './part-keys.queries.server';
import { getSimilarity, type OrderProduct } from './quick-order.rules';

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

/** A product offered for a line, and how it was found. */
export interface Offer extends Reading {
  /** The part number as typed; undefined if the product's own number is in the line. */
  part?: string | undefined;
}

/** A product with a similar part number, and the words that are similar. */
interface NearMatch {
  productId: number;
  reading: NearReading;
}

/**
 * Finds the most similar products for lines whose part number is unknown: at most five each, the most similar first.
 * Takes two queries, however many lines there are.
 */
export async function findNearMatches(
  db: Db,
  lines: ReadableLine[],
): Promise<Map<ReadableLine, NearMatch[]>> {
  const readingsOf = new Map(lines.map((line) => [line, listNearReadings(line).filter(canBeNear)]));
  const telling = [...readingsOf.values()].flat().map(({ key }) => key);
  const byBeginning = findByTexts(
    await listPartKeysFrom(db, [...new Set(telling.map(getStart))]),
    (key, length) => key.slice(0, length),
  );
  const byEnd = findByTexts(await listPartKeysTo(db, [...new Set(telling.map(getEnd))]), (key, length) =>
    key.slice(-length),
  );
  return new Map(
    [...readingsOf].map(([line, readings]) => {
      const scored = readings.flatMap((reading) => {
        const alike = [
          ...(byBeginning.get(getStart(reading.key)) ?? []).slice(0, MAX_COMPARED),
          ...(byEnd.get(getEnd(reading.key)) ?? []).slice(0, MAX_COMPARED),
        ];
        return alike.map(({ key, productId }) => ({
          match: { productId, reading },
          score: getSimilarity(reading.key, key),
        }));
      });
      // Of equally similar words, the fewer: others may be a quantity.
      const best = scored
        .filter(({ score }) => score >= ALIKE)
        .sort((a, b) => b.score - a.score || a.match.reading.key.length - b.match.reading.key.length);
      const matches = best.map(({ match }) => match);
      const once = matches.filter(
        ({ productId }, index) => matches.findIndex((other) => other.productId === productId) === index,
      );
      return [line, once.slice(0, CHOICES)];
    }),
  );
}

/** Offers similar products, each with the quantity that the line's other words say. */
export function createNearOffers(
  line: ReadableLine,
  matches: NearMatch[],
  products: Map<number, OrderProduct>,
): Offer[] {
  const partOf = new Map(matches.map(({ productId, reading }) => [productId, reading.part]));
  const found = matches.flatMap(({ productId, reading }) => {
    const product = products.get(productId);
    return product === undefined
      ? []
      : [{ productId, quantities: listNearQuantities(line, reading, product) }];
  });
  return createReadings(found).map((one) => ({ ...one, part: partOf.get(one.productId) }));
}

/** A word from a longer line resembles many numbers, so it must look like one. */
function canBeNear({ key, isPartial }: NearReading): boolean {
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
