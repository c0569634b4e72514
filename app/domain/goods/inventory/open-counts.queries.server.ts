import type { Db } from '../../../../db/schema';
import type { CountSummary } from './counts.queries.server';

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
