import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';

import type { Db } from '../../../../../db/schema';
import { isOneOf } from '../../search/text-match.server';
import { windowOf, type Page } from '../../../base/shared/paging.rules';
import { readFoundByStaff } from './found-products.queries.server';
import { productIdRanges, type IdRange } from '../id-ranges.server';
import { walkToPage } from './ordered-walk.server';

type Condition = Expression<SqlBool>;

/** Products (`p`) of the back office, active or not: what narrows a list of them. */
export interface StaffList {
  /** Within name, SKU or brand; empty for all. */
  q: string;
  /** Further conditions, as a query of `products as p` asks them. */
  where?: Condition | undefined;
  /** What holds the products of a range, and the conditions there, where a table beside them says it sooner. */
  ofRange?: ((range: IdRange) => { from: RawBuilder<unknown>; where: Condition }) | undefined;
}

/** Products that are looked at at once: some milliseconds. */
const RANGE = 4_096;
/** So few are sorted at once. In a list of more a page is walked to. */
const FEW = 1_000;

/** How many products a list holds, by the id of their category: counted in ranges, since it looks at every product. */
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
  /** Of `products as p`. Of equal ones the ids decide. */
  key: RawBuilder<unknown>;
  isDescending: boolean;
}

/**
 * The products of one page, in an order that an index holds. Where nothing narrows the list the page is read from the index as
 * it is; few products are sorted; to a page of more a walk leads.
 */
export async function listInIndexOrder(
  db: Db,
  list: StaffList,
  order: StaffOrder,
  page: Page,
): Promise<number[]> {
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
 * The same in an order that no index holds: of each range the first are kept. It costs more the further from both ends the page
 * is.
 *
 * @param key a number, of what holds the products of a range.
 */
export async function listInNumberOrder(
  db: Db,
  list: StaffList,
  { key, isDescending }: StaffOrder,
  page: Page,
): Promise<number[]> {
  const { isFromEnd, limit, offset } = windowOf(page);
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
 * The same by category: how many of each are on the list tells which ones stand on the page, and nothing before it is read.
 *
 * @param categoryIds in their order. In each of them the ids decide.
 * @param counts as `countStaffList` has them.
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
  // Indexes of the list's own columns: each part is read from one as it is.
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
 * What of which categories stands on a page. Those that stand on it whole are one part, so that there are three at most,
 * however small the categories are.
 */
function splitIntoParts(
  categoryIds: readonly number[],
  counts: ReadonlyMap<number, number>,
  page: Page,
): CategoryPart[] {
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

/** Few products of a list, by their ids alone. */
async function listIds(db: Db, list: StaffList): Promise<number[]> {
  const ids: number[] = [];
  for await (const listed of listRanges(db, list)) {
    const { rows } = await sql<{ id: number }>`select p.id from ${listed}`.execute(db);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

/** What of a list is in each range of ids: the tables, and the conditions. */
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
    else if (ids.length > 0) yield sql`${from} where ${conditions} and ${isOneOf(ids)}`;
  }
}

/** A page of all products, or of some, as the database sorts them. */
async function listSorted(
  db: Db,
  { key, isDescending }: StaffOrder,
  page: Page,
  among?: number[],
  where: Condition = ALL,
): Promise<number[]> {
  const { isFromEnd, limit, offset } = windowOf(page);
  const direction = isDescending === isFromEnd ? 'asc' : 'desc';
  const rows = await db
    .selectFrom('products as p')
    .select('p.id')
    .$if(among !== undefined, (query) => query.where(isOneOf(among ?? [])).where(where))
    .orderBy(key, direction)
    .orderBy('p.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = rows.map(({ id }) => id);
  return isFromEnd ? ids.reverse() : ids;
}

const ALL = sql<SqlBool>`true`;
