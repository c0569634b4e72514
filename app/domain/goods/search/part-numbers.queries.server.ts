import type { ExpressionBuilder } from 'kysely';

import type { DB, Db } from '../../../../db/schema';
import { partKey } from '../../../../db/search-text';
import { getIntactEnds, isOneSlipAway } from './spelling.queries.server';
import { whereStartsWith } from './text-match.server';

/** Shorter texts are prefixes of too many numbers. */
const MIN_PREFIX_LENGTH = 3;
/** Maximum candidates with a similar start or end. */
const MAX_CANDIDATES = 2000;

type PartNumber = Awaited<ReturnType<typeof listNearPartNumbers>>[number];

/**
 * Lists the products a part number means, best first: exact numbers, prefixes, and numbers with a part left out
 * ('nd80pd626' for 'ND80PD-RHO-626').
 */
export async function listByPartNumber(db: Db, q: string, limit: number): Promise<number[]> {
  const key = partKey(q);
  if (key === '') return [];
  // A word without digits must match completely; one with digits may be a prefix.
  const isNumber = /\d/.test(key) && key.length >= MIN_PREFIX_LENGTH;
  const found = isNumber
    ? await listNumbersLike(db, (build) => whereStartsWith(build, 'n.part_key', key), limit)
    : await listNumbersLike(db, (build) => build('n.part_key', '=', key), limit);
  const ids = sortNumbers(found);
  if (ids.length > 0 || !isNumber || key.length < 5) return ids.slice(0, limit);
  const half = Math.ceil(key.length / 2);
  const around = await listNumbersLike(
    db,
    (build) =>
      build.or([
        whereStartsWith(build, 'n.part_key', key.slice(0, half)),
        whereStartsWith(build, 'n.reversed_key', reverse(key.slice(key.length - half))),
      ]),
    MAX_CANDIDATES,
  );
  return sortNumbers(around.filter(({ partKey: whole }) => hasMiddleLeftOut(key, whole))).slice(0, limit);
}

/** Finds the slug of the only active product with exactly this number, FCC ID, or barcode, in any spelling. */
export async function findOnlyProduct(db: Db, q: string): Promise<string | undefined> {
  const key = partKey(q);
  if (!/\d/.test(key)) return undefined;
  const rows = await db
    .selectFrom('part_numbers as n')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select('p.slug')
    .distinct()
    .where('n.part_key', '=', key)
    // Models are shared, and a new product may get the model that one has today.
    .where('n.kind', '!=', 'model')
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.slug : undefined;
}

/** Lists numbers one typo away, with their products. Excludes our EZ numbers, which are sequential. */
export async function listNearPartNumbers(db: Db, q: string, limit: number) {
  const key = partKey(q);
  if (key.length < 4 || !/\d/.test(key)) return [];
  const { start, end } = getIntactEnds(key);
  const candidates = await listNumbersLike(
    db,
    (build) =>
      build.or([
        whereStartsWith(build, 'n.part_key', start),
        whereStartsWith(build, 'n.reversed_key', reverse(end)),
      ]),
    MAX_CANDIDATES,
  );
  return candidates
    .filter(({ kind, partKey: other }) => kind !== 'ezNumber' && isOneSlipAway(key, other))
    .slice(0, limit);
}

/** Returns a part number in the product's spelling. */
export async function getWrittenNumber(db: Db, { productId, kind, partKey: key }: PartNumber) {
  const row = await db
    .selectFrom('products')
    .select([
      'sku',
      'product_number as productNumber',
      'ez_number as ezNumber',
      'model',
      'fcc_id as fccId',
      'oem_number as oemNumber',
    ])
    .where('id', '=', productId)
    .executeTakeFirst();
  // A field may hold several numbers.
  const written = (row?.[kind] ?? '').split(/[,;/]/).find((number) => partKey(number) === key);
  return written?.trim() ?? row?.[kind] ?? key.toUpperCase();
}

type ExpressionBuilderOf = ExpressionBuilder<DB & { n: DB['part_numbers'] }, 'n'>;

async function listNumbersLike(
  db: Db,
  condition: (build: ExpressionBuilderOf) => ReturnType<ExpressionBuilderOf['and']>,
  limit: number,
) {
  const rows = await db
    .selectFrom('part_numbers as n')
    .select(['n.product_id', 'n.kind', 'n.part_key'])
    .where(condition)
    .orderBy('n.part_key')
    .orderBy('n.product_id')
    .limit(limit)
    .execute();
  return rows.map(({ product_id, kind, part_key }) => ({ productId: product_id, kind, partKey: part_key }));
}

/** Removes duplicates; the shorter the number, the less was left out. */
function sortNumbers(numbers: PartNumber[]): number[] {
  const sorted = [...numbers].sort(
    (a, b) => a.partKey.length - b.partKey.length || a.productId - b.productId,
  );
  return [...new Set(sorted.map(({ productId }) => productId))];
}

function hasMiddleLeftOut(key: string, whole: string): boolean {
  let same = 0;
  while (same < key.length && key[same] === whole[same]) same += 1;
  return whole.length > key.length && same >= 2 && whole.endsWith(key.slice(same));
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}
