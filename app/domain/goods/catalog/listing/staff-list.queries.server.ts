import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../../db/schema';
import { whereIsOneOf } from '../../search/text-match.server';
import { getWindow, type Page } from '../../../base/shared/paging.rules';
import { readFoundByStaff } from '../../search/found-products.queries.server';
import { productIdRanges, type IdRange } from '../id-ranges.server';
import { walkToPage } from './ordered-walk.server';

type Condition = Expression<SqlBool>;

/** A back office list of products (`p`), active or not. */
export interface StaffList {
  /** Matches name, SKU, or brand; empty for all. */
  q: string;
  /** Further conditions on `products as p`. */
  where?: Condition | undefined;
  /** Table and conditions for reading a range, where a joined table is faster. */
  ofRange?: ((range: IdRange) => { from: RawBuilder<unknown>; where: Condition }) | undefined;
}

const RANGE = 4_096;
/** Lists up to this size are sorted at once; longer ones use an index walk. */
const FEW = 1_000;

/** Counts a list's products by category ID, in ranges. */
export async function countStaffList(db: Db, list: StaffList): Promise<Map<number, number>> {
  const counts = new Map<number, number>();
  for await (const listed of listRanges(db, list)) {
    const { rows } = await sql<{ category_id: number; count: number }>`
      select p.category_id, count(*) as count from ${listed} group by p.category_id`.execute(db);
    for (const { category_id, count } of rows)
      counts.set(category_id, (counts.get(category_id) ?? 0) + count);
  }
  return counts;
}

interface StaffOrder {
  /** On `products as p`; IDs break ties. */
  key: RawBuilder<unknown>;
  isDescending: boolean;
}

/**
 * Lists one page in an indexed order: directly from the index without filters, sorted if few match, otherwise by an
 * index walk.
 */
export async function listInIndexOrder(db: Db, list: StaffList, order: StaffOrder, page: Page) {
  if (page.total === 0) return [];
  const { q, where } = list;
  if (q === '' && where === undefined) return listSorted(db, order, page);
  const found = q === '' ? undefined : await readFoundByStaff(db, q);
  if (page.total <= FEW) {
    const isFound = found !== undefined && found.size <= FEW;
    return listSorted(db, order, page, isFound ? [...found] : await listIds(db, list), where);
  }
  return walkToPage(
    db,
    {
      stretches: [{ key: order.key }],
      isDescending: order.isDescending,
      where: () => where ?? ALL,
      among: found,
    },
    { limit: page.to - page.from + 1, offset: page.from - 1 },
    page.total,
  );
}

/**
 * Lists one page in an order without an index, keeping the first of each range. Pages far from both ends cost more.
 *
 * @param key a numeric sort key.
 */
export async function listInNumberOrder(
  db: Db,
  list: StaffList,
  { key, isDescending }: StaffOrder,
  page: Page,
): Promise<number[]> {
  const { isFromEnd, limit, offset } = getWindow(page);
  const isDown = isDescending !== isFromEnd;
  const direction = sql.raw(isDown ? 'desc' : 'asc');
  const sign = isDown ? -1 : 1;
  let first: { id: number; key: number }[] = [];
  for await (const listed of listRanges(db, list)) {
    const { rows } = await sql<{ id: number; key: number }>`
      select p.id, ${key} as key from ${listed}
      order by ${key} ${direction}, p.id ${direction} limit ${offset + limit}`.execute(db);
    first = [...first, ...rows]
      .sort((one, other) => sign * (one.key - other.key || one.id - other.id))
      .slice(0, offset + limit);
  }
  const ids = first.slice(offset).map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

/**
 * Lists one page sorted by category. The counts say which categories are on the page.
 *
 * @param categoryIds in order; IDs break ties.
 * @param counts from `countStaffList`.
 */
export async function listByCategory(
  db: Db,
  list: StaffList,
  { categoryIds, isDescending }: { categoryIds: readonly number[]; isDescending: boolean },
  counts: ReadonlyMap<number, number>,
  page: Page,
): Promise<number[]> {
  if (page.total === 0) return [];
  const parts = splitIntoParts(categoryIds, counts, page);
  // Indexed columns: each part is read directly.
  if (list.q === '' && list.ofRange === undefined)
    return listParts(db, list, parts, categoryIds, isDescending);
  const shown = categoryIds.filter((id) => parts.some(({ ids }) => ids.includes(id)));
  const offset = parts.find(({ ids }) => ids.includes(shown[0] ?? 0))?.offset ?? 0;
  return walkToPage(
    db,
    {
      stretches: shown.map((id) => ({
        within: (build) => build('p.category_id', '=', id),
        key: sql`p.id`,
      })),
      isDescending,
      where: () => list.where ?? ALL,
      among: list.q === '' ? undefined : await readFoundByStaff(db, list.q),
    },
    { limit: page.to - page.from + 1, offset },
    shown.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  );
}

async function listParts(
  db: Db,
  { where }: StaffList,
  parts: CategoryPart[],
  categoryIds: readonly number[],
  isDescending: boolean,
): Promise<number[]> {
  const queries = parts.map(({ ids, limit, offset }) => {
    const part = db
      .selectFrom('products as p')
      .select(['p.id', 'p.category_id'])
      .where('p.category_id', 'in', ids)
      .where(where ?? ALL)
      .orderBy('p.category_id')
      .orderBy('p.id', isDescending ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset);
    return sql`select id, category_id from (${part}) as part`;
  });
  const { rows } = await sql<{
    id: number;
    category_id: number;
  }>`${sql.join(queries, sql` union all `)}`.execute(db);
  const places = new Map(categoryIds.map((id, place) => [id, place]));
  const placeOf = (row: { category_id: number }) => places.get(row.category_id) ?? 0;
  rows.sort((a, b) => placeOf(a) - placeOf(b) || (isDescending ? b.id - a.id : a.id - b.id));
  return rows.map(({ id }) => id);
}

interface CategoryPart {
  ids: number[];
  limit: number;
  offset: number;
}

/**
 * Splits a page by category. Categories that are completely on the page form one part, so there are at most three.
 */
function splitIntoParts(categoryIds: readonly number[], counts: ReadonlyMap<number, number>, page: Page) {
  const whole: CategoryPart = { ids: [], limit: page.pageSize, offset: 0 };
  const parts: CategoryPart[] = [];
  let skip = page.from - 1;
  let left = page.to - skip;
  for (const id of categoryIds) {
    const count = counts.get(id) ?? 0;
    const limit = Math.max(0, Math.min(left, count - skip));
    if (limit > 0 && limit === count) whole.ids.push(id);
    else if (limit > 0) parts.push({ ids: [id], limit, offset: skip });
    left -= limit;
    skip = Math.max(0, skip - count);
  }
  return whole.ids.length > 0 ? [...parts, whole] : parts;
}

/** Lists the IDs of a short list. */
async function listIds(db: Db, list: StaffList): Promise<number[]> {
  const ids: number[] = [];
  for await (const listed of listRanges(db, list)) {
    const { rows } = await sql<{ id: number }>`select p.id from ${listed}`.execute(db);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

/** Yields a list's conditions per ID range. */
async function* listRanges(
  db: Db,
  { q, where = ALL, ofRange }: StaffList,
): AsyncGenerator<RawBuilder<unknown>> {
  const found = q === '' ? undefined : await readFoundByStaff(db, q);
  for await (const range of productIdRanges(db, RANGE)) {
    const { from, where: conditions } = ofRange?.(range) ?? {
      from: sql`products as p`,
      where: sql<SqlBool>`p.id between ${range.from} and ${range.to} and (${where})`,
    };
    const ids = found && [...found.between(range.from, range.to)];
    if (ids === undefined) yield sql`${from} where ${conditions}`;
    else if (ids.length > 0) yield sql`${from} where ${conditions} and ${whereIsOneOf(ids)}`;
  }
}

/** Lists one page with a database sort. */
async function listSorted(
  db: Db,
  { key, isDescending }: StaffOrder,
  page: Page,
  among?: number[],
  where: Condition = ALL,
): Promise<number[]> {
  const { isFromEnd, limit, offset } = getWindow(page);
  const direction = isDescending === isFromEnd ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .$if(among !== undefined, (query) => query.where(whereIsOneOf(among ?? [])).where(where))
    .orderBy(key, direction)
    .orderBy('p.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

const ALL = sql<SqlBool>`true`;
