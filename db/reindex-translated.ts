import { sql } from 'kysely';

import type { Trx } from './schema';
import { reindexProducts } from './search-index';

/** What `reindexProducts` takes at once, and far below the parameter limit of a statement. */
const BATCH = 500;

/** Prepares the search of the products that are found by one of these English texts, whose French has changed. */
export async function reindexTranslated(trx: Trx, texts: readonly string[]): Promise<void> {
  const ids = new Set<number>();
  for (let start = 0; start < texts.length; start += BATCH)
    for (const id of await listProductsWith(trx, texts.slice(start, start + BATCH))) ids.add(id);
  const sorted = [...ids].sort((a, b) => a - b);
  for (let start = 0; start < sorted.length; start += BATCH)
    await reindexProducts(trx, sorted.slice(start, start + BATCH));
}

/** Lists the products that are found by one of these texts: their name, type, category, or specification. */
async function listProductsWith(trx: Trx, texts: readonly string[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('products')
    .select('id')
    // The index of names is in lower case.
    .where(
      sql`lower(name)`,
      'in',
      texts.map((text) => sql`lower(${text})`),
    )
    .union(trx.selectFrom('products').select('id').where('type', 'in', texts))
    .union(
      trx
        .selectFrom('products as p')
        .innerJoin('categories as c', 'c.id', 'p.category_id')
        .select('p.id')
        .where('c.name', 'in', texts),
    )
    .union(trx.selectFrom('product_specifications').select('product_id as id').where('value', 'in', texts))
    .execute();
  return rows.map(({ id }) => id);
}
