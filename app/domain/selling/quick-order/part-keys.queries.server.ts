import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { PartNumberKind } from '../../../../db/search-index';

/** A product found by a part number, and the kind of number. */
export interface ProductMatch {
  productId: number;
  kind: PartNumberKind;
}

/** A normalized part number (partKey) and its product. */
export type PartKey = Awaited<ReturnType<typeof listPartKeysFrom>>[number];

/** Maximum number of candidates with a similar start or end. */
const MAX_ALIKE = 5000;

/** Finds the store's products by part number, in one query. */
export async function findByPartKeys(db: Db, keys: string[]): Promise<Map<string, ProductMatch[]>> {
  const found = new Map<string, ProductMatch[]>();
  if (keys.length === 0) return found;
  const rows = await db
    .selectFrom('part_numbers as n')
    .innerJoin('products as p', 'p.id', 'n.product_id')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(['n.part_key', 'n.product_id', 'n.kind'])
    .where('n.part_key', 'in', keys)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .orderBy('n.product_id')
    .execute();
  for (const { part_key, product_id, kind } of rows)
    found.set(part_key, [...(found.get(part_key) ?? []), { productId: product_id, kind }]);
  return found;
}

/**
 * Lists the part numbers that start with any of these texts, from an index. Excludes our EZ numbers: they are
 * sequential, so similar numbers aren't similar products.
 */
export async function listPartKeysFrom(db: Db, beginnings: string[]) {
  return listInRanges(db, 'n.part_key', beginnings);
}

/** Lists the part numbers that end with any of these texts. */
export async function listPartKeysTo(db: Db, endings: string[]) {
  return listInRanges(
    db,
    'n.reversed_key',
    endings.map((ending) => [...ending].reverse().join('')),
  );
}

async function listInRanges(db: Db, column: 'n.part_key' | 'n.reversed_key', starts: string[]) {
  if (starts.length === 0) return [];
  const values = sql.join(starts.map((start) => sql`(${start})`));
  // Keys contain only letters and digits, so '~' sorts after all of them.
  const { rows } = await sql<{ part_key: string; product_id: number }>`
    with starts (start) as (values ${values})
    select n.part_key, n.product_id
    from starts join part_numbers n on ${sql.ref(column)} between starts.start and starts.start || '~'
    where n.kind <> 'ezNumber'
    limit ${MAX_ALIKE}`.execute(db);
  return rows.map(({ part_key, product_id }) => ({ key: part_key, productId: product_id }));
}
