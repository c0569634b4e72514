import type { Db } from '../../../../db/schema';
import { SUPPLIED } from '../../../../db/supplied';
import { readTranslations } from '../../base/translation/page-language.queries.server';
import { MAX_COMPARED } from './compare.rules';
import { listCardRowsById, toCard } from './product-card.queries.server';
import type { Specification } from './product.schema';

/**
 * Lists specifications by product ID, in order.
 *
 * @param withSupplied whether to list what a product is supplied with, too.
 */
export async function listSpecifications(
  db: Db,
  ids: number[],
  { withSupplied = false } = {},
): Promise<Map<number, Specification[]>> {
  const byProduct = new Map<number, Specification[]>();
  if (ids.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .where('product_id', 'in', ids)
    .$if(!withSupplied, (query) => query.where('name', 'not in', Object.values(SUPPLIED)))
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

/** Specifications of a row or card at most: enough to tell two like products apart. */
export const SHOWN_SPECIFICATIONS = 6;

/** Lists the first specifications of active products by product ID, in the page's language. */
export async function listFirstSpecifications(
  db: Db,
  ids: number[],
): Promise<Record<number, Specification[]>> {
  const cards = await listCardRowsById(db, ids);
  const all = await listSpecifications(
    db,
    cards.map(({ id }) => id),
  );
  const first = [...all].map(([id, own]) => [id, own.slice(0, SHOWN_SPECIFICATIONS)] as const);
  const french = await readTranslations(db, first);
  const translate = (text: string) => french[text] ?? text;
  return Object.fromEntries(
    first.map(([id, own]) => [
      id,
      own.map(({ name, value }) => ({ name: translate(name), value: translate(value) })),
    ]),
  );
}

export type ComparedProduct = Awaited<ReturnType<typeof listCompared>>[number];

/** Lists the active products of a comparison in the order they were picked. */
export async function listCompared(db: Db, ids: number[]) {
  const rows = await listCardRowsById(db, [...new Set(ids)].slice(0, MAX_COMPARED));
  const specifications = await listSpecifications(
    db,
    rows.map(({ id }) => id),
    { withSupplied: true },
  );
  return rows.map((row) => ({
    ...toCard(row),
    type: row.type,
    categoryName: row.category_name,
    categorySlug: row.category_slug,
    specifications: specifications.get(row.id) ?? [],
  }));
}
