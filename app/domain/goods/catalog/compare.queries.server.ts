import type { Db } from '../../../../db/schema';
import { MAX_COMPARED } from './compare.rules';
import { listCardRowsById, toCard } from './product-card.queries.server';
import type { Specification } from './product.schema';

/** Lists specifications by product ID, in order. */
export async function listSpecifications(db: Db, ids: number[]): Promise<Map<number, Specification[]>> {
  const byProduct = new Map<number, Specification[]>();
  if (ids.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  for (const { product_id, name, value } of rows) {
    const list = byProduct.get(product_id) ?? [];
    list.push({ name, value });
    byProduct.set(product_id, list);
  }
  return byProduct;
}

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
