import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { CountState } from '../../../../db/tables/inventory';
import { getPage } from '../../base/shared/paging.rules';
import { getDifference } from './counts.rules';
import { countByValue, takePage } from '../../base/shared/list-queries.server';

/** The product's last movement for a count line (`l`), or 0. */
export const LAST_MOVEMENT = sql<number>`(
  select coalesce(max(m.id), 0) from stock_movements m where m.product_id = l.product_id)`;

/**
 * Units received or (negative) taken at the location since a line's (`l`) figure was entered. Adjustments don't
 * count, because they move nothing, except transfer write-offs, which were received in the books only.
 */
export function sumGoodsSinceCounted(locationId: number): RawBuilder<number> {
  // The unary plus keeps the location out of the index choice: few movements are newer than a figure.
  return sql<number>`(
    select coalesce(sum(m.delta), 0) from stock_movements m
    where m.product_id = l.product_id and m.id > l.movement_when_counted and +m.location_id = ${locationId}
      and (m.kind <> 'adjustment' or m.cause like 'transfer:%'))`;
}

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
  const { counts: byState, total } = await countByValue(
    db.selectFrom('stock_counts'),
    sql<CountState>`state`,
    state,
  );
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await selectCounts(db)
    .$if(state !== undefined, (query) => query.where('c.state', '=', state ?? 'counting'))
    .orderBy('c.id', 'desc')
    .$call(takePage(page))
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
  const lines = await selectLines(db, count).$call(takePage(page)).execute();
  return { lines, page };
}

/** Lists the printed sheet. */
export async function listSheet(db: Db, count: CountSummary) {
  return selectLines(db, count).execute();
}

interface ReviewedLine extends CountLine {
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

/** An open count. */
export type OpenCount = Awaited<ReturnType<typeof listOpenCounts>>[number];

function selectOpenCounts(db: Db) {
  return db
    .selectFrom('stock_counts as c')
    .innerJoin('locations as l', 'l.id', 'c.location_id')
    .leftJoin('categories as g', 'g.id', 'c.category_id')
    .select(['c.id', 'c.location_id as locationId', 'l.name as location', 'g.name as category'])
    .select(['c.created_by as createdBy', 'c.created_at as createdAt'])
    .where('c.state', '=', 'counting')
    .orderBy('c.id');
}

/** Lists open counts, oldest first, as a warning before starting another. */
export async function listOpenCounts(db: Db) {
  return selectOpenCounts(db).execute();
}

/** Lists other open counts of the same products at the same location; none for a closed count. */
export async function listOverlappingCounts(
  db: Db,
  { id, locationId, state }: Pick<CountSummary, 'id' | 'locationId' | 'state'>,
): Promise<(OpenCount & { products: number })[]> {
  if (state !== 'counting') return [];
  return selectOpenCounts(db)
    .innerJoin('stock_count_lines as other', 'other.count_id', 'c.id')
    .innerJoin('stock_count_lines as own', (join) =>
      join.onRef('own.product_id', '=', 'other.product_id').on('own.count_id', '=', id),
    )
    .select((build) => build.fn.countAll<number>().as('products'))
    .where('c.location_id', '=', locationId)
    .where('c.id', '<>', id)
    .groupBy(['c.id', 'l.id', 'g.id'])
    .execute();
}
