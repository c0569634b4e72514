import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { PartNumberKind } from '../../../../db/search-index';

/** A product that goes by a part number, and which of its numbers that is. */
export interface ProductMatch {
  productId: number;
  kind: PartNumberKind;
}

/** A part number in its plain form (partKey), and who bears it. */
export interface PartKey {
  key: string;
  productId: number;
}

/** Of numbers that only begin or end alike, so many are looked at. */
const MOST_ALIKE = 5000;

/** The products that the store sells under these part numbers, in one query. */
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
 * The part numbers that begin with any of these texts, in one query that an index answers. Without our own EZ numbers:
 * they run on, so that two which look alike are no similar products.
 */
export async function listPartKeysFrom(db: Db, beginnings: string[]): Promise<PartKey[]> {
  return listInRanges(db, 'n.part_key', beginnings);
}

/** The part numbers that end with any of these texts, likewise. */
export async function listPartKeysTo(db: Db, endings: string[]): Promise<PartKey[]> {
  return listInRanges(
    db,
    'n.reversed_key',
    endings.map((ending) => [...ending].reverse().join('')),
  );
}

async function listInRanges(
  db: Db,
  column: 'n.part_key' | 'n.reversed_key',
  starts: string[],
): Promise<PartKey[]> {
  if (starts.length === 0) return [];
  const values = sql.join(starts.map((start) => sql`(${start})`));
  // Keys are letters and digits, so that '~' sorts behind all of them.
  const { rows } = await sql<{ part_key: string; product_id: number }>`
    with starts (start) as (values ${values})
    select n.part_key, n.product_id
    from starts join part_numbers n on ${sql.ref(column)} between starts.start and starts.start || '~'
    where n.kind <> 'ezNumber'
    limit ${MOST_ALIKE}`.execute(db);
  return rows.map(({ part_key, product_id }) => ({ key: part_key, productId: product_id }));
}
