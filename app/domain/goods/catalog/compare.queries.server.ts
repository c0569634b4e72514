import type { Db } from '../../../../db/schema';
import { MAX_COMPARED } from './compare.rules';
import { listCardRowsById, toCard } from './product-card.queries.server';
import { listSpecifications } from './specifications.queries.server';

export type ComparedProduct = Awaited<ReturnType<typeof listCompared>>[number];

/** Lists the active products of a comparison in the order they were picked. */
export async function listCompared(db: Db, ids: number[]) {
  const rows = await listCardRowsById(db, [...new Set(ids)].slice(0, MAX_COMPARED));
  const specifications = await listSpecifications(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...toCard(row),
    type: row.type,
    categoryName: row.category_name,
    categorySlug: row.category_slug,
    specifications: specifications.get(row.id) ?? [],
  }));
}
