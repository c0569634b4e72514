import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { CountState } from '../../../../db/tables/inventory';
import { getPage } from '../../base/shared/paging.rules';
import { sumGoodsSinceCounted } from './counted-movements.queries.server';
import { getDifference } from './counts.rules';

export type CountSummary = NonNullable<Awaited<ReturnType<typeof findCount>>>;

const PAGE_SIZE = 50;
/** Rows per page of the form. */
const FORM_SIZE = 50;

function selectCounts(db: Db) {
  return db
    .selectFrom('stock_counts as c')
    .innerJoin('locations as l', 'l.id', 'c.location_id')
    .leftJoin('categories as g', 'g.id', 'c.category_id')
    .select(['c.id', 'l.name as location', 'c.location_id as locationId', 'g.name as category', 'c.state'])
    .select(['c.note', 'c.version', 'c.created_by as createdBy', 'c.created_at as createdAt'])
    .select([
      'c.closed_at as closedAt',
      sql<number>`(select count(*) from stock_count_lines n where n.count_id = c.id)`.as('lines'),
      sql<number>`(select count(n.counted) from stock_count_lines n where n.count_id = c.id)`.as('counted'),
    ]);
}

export async function listCounts(db: Db, state: CountState | undefined, wanted: number) {
  const counted = await db
    .selectFrom('stock_counts')
    .select((build) => ['state', build.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const byState = Object.fromEntries(counted.map((row) => [row.state, row.count]));
  const total =
    state === undefined ? counted.reduce((sum, row) => sum + row.count, 0) : (byState[state] ?? 0);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectCounts(db)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'counting'))
    .orderBy('c.id', 'desc')
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return { counts: rows, page, byState };
}

export async function findCount(db: Db, id: number) {
  return selectCounts(db).where('c.id', '=', id).executeTakeFirst();
}

export type CountLine = Awaited<ReturnType<typeof listSheet>>[number];

function selectLines(db: Db, { id, locationId }: Pick<CountSummary, 'id' | 'locationId'>) {
  return db
    .selectFrom('stock_count_lines as l')
    .innerJoin('products as p', 'p.id', 'l.product_id')
    .leftJoin('stock_levels as s', (join) =>
      join.onRef('s.product_id', '=', 'l.product_id').on('s.location_id', '=', locationId),
    )
    .select(['l.id', 'l.product_id as productId', 'l.position', 'p.sku', 'p.name'])
    .select(['l.quantity_at_start as atStart', 'l.counted', 'l.quantity_when_counted as whenCounted'])
    .select(['l.counted_by as countedBy', 'l.posted_delta as postedDelta'])
    .select(sql<number>`coalesce(s.quantity, 0)`.as('now'))
    .where('l.count_id', '=', id)
    .orderBy('l.position');
}

/** Lists a page of the count form. */
export async function listCountLines(db: Db, count: CountSummary, wanted: number) {
  const page = getPage(count.lines, wanted, FORM_SIZE);
  const lines = await selectLines(db, count)
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  return { lines, page };
}

/** Lists the printed sheet. */
export async function listSheet(db: Db, count: CountSummary) {
  return selectLines(db, count).execute();
}

export interface ReviewedLine extends CountLine {
  counted: number;
  whenCounted: number;
  /** Units moved since the figure was entered. */
  goodsSince: number;
  /** Corrections since then, which the figure supersedes. */
  correctedSince: number;
  /** Units that posting books. */
  difference: number;
}

export type CountReview = Awaited<ReturnType<typeof reviewCount>>;

export async function reviewCount(db: Db, count: CountSummary) {
  const rows = await selectLines(db, count)
    .select(sumGoodsSinceCounted(count.locationId).as('goodsSince'))
    .where('l.counted', 'is not', null)
    .execute();
  const counted = rows.map((line): ReviewedLine => {
    const figures = { counted: line.counted ?? 0, whenCounted: line.whenCounted ?? 0 };
    const correctedSince = line.now - figures.whenCounted - line.goodsSince;
    const difference = line.postedDelta ?? getDifference({ ...line, ...figures });
    return { ...line, ...figures, correctedSince, difference };
  });
  const isWorthALook = (line: ReviewedLine) => line.difference !== 0 || hasMoved(line, count.state);
  const lines = counted.filter(isWorthALook);
  return {
    lines,
    unchanged: counted.length - lines.length,
    notCounted: count.lines - counted.length,
    more: lines.reduce((sum, { difference }) => sum + Math.max(0, difference), 0),
    less: lines.reduce((sum, { difference }) => sum - Math.min(0, difference), 0),
  };
}

/** Returns whether the row's stock moved since the start. */
function hasMoved({ atStart, whenCounted, goodsSince, correctedSince }: ReviewedLine, state: CountState) {
  return whenCounted !== atStart || (state === 'counting' && (goodsSince !== 0 || correctedSince !== 0));
}

/** Lists the categories that can be counted separately. */
export async function listCategoryNames(db: Db): Promise<{ id: number; name: string }[]> {
  return db.selectFrom('categories').select(['id', 'name']).orderBy('name').orderBy('id').execute();
}
