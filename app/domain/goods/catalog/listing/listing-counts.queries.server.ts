import { sql, type SqlBool } from 'kysely';

import type { Db } from '../../../../../db/schema';
import type { ListingScope } from './listing-conditions.server';

/** Products of one category, brand, and type. */
export type ProductGroup = Awaited<ReturnType<typeof listCountedGroups>>[number];

/** Returns whether stored counts cover a listing: it is narrowed only by category, brand, type, or stock. */
export function isCounted({ query, search }: ListingScope): boolean {
  return (
    search === undefined &&
    query.category === '' &&
    query.attribute.length === 0 &&
    query.make === '' &&
    query.model === '' &&
    query.year === undefined &&
    query.noYear === ''
  );
}

/** Lists the groups of a listing's categories, ignoring other filters. */
export async function listCountedGroups(db: Db, scope: ListingScope) {
  const { categoryIds, inactiveCategoryIds } = scope;
  return db
    .selectFrom('product_counts')
    .select((build) => [
      'category_id',
      'brand',
      'type',
      build.fn.sum<number>('active').as('count'),
      build.fn.sum<number>('in_stock').as('in_stock'),
    ])
    .$if(categoryIds !== undefined, (query) => query.where('category_id', 'in', [...(categoryIds ?? [])]))
    .$if(inactiveCategoryIds.length > 0, (query) => query.where('category_id', 'not in', inactiveCategoryIds))
    .groupBy(['category_id', 'brand', 'type'])
    .having((build) => build.fn.sum<number>('active'), '>', 0)
    .execute();
}

/** Groups that a query names at most. */
const MAX_GROUPS = 500;

/** Splits what a search found into groups that it found whole, and groups of which it found a part. */
export async function splitGroups(db: Db, scope: ListingScope, found: readonly ProductGroup[]) {
  if (found.length === 0 || found.length > MAX_GROUPS) return { whole: [], partial: [] };
  const keyOf = ({ category_id, brand, type }: ProductGroup) => JSON.stringify([category_id, brand, type]);
  const categoryIds = [...new Set(found.map(({ category_id }) => category_id))];
  const stored = await listCountedGroups(db, { ...scope, categoryIds });
  const sizes = new Map(stored.map((group) => [keyOf(group), group.count]));
  const isWhole = (group: ProductGroup) => sizes.get(keyOf(group)) === group.count;
  return { whole: found.filter(isWhole), partial: found.filter((group) => !isWhole(group)) };
}

/** Narrows products or stored counts to these groups, at least one. */
export function whereIsOfGroup(groups: readonly ProductGroup[], table: 'p' | 'specification_counts') {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const rows = groups.map(
    ({ category_id, brand, type }) => sql`(cast(${category_id} as integer), ${brand}, ${type})`,
  );
  const columns = sql`(${column('category_id')}, ${column('brand')}, ${column('type')})`;
  return sql<SqlBool>`${columns} in (values ${sql.join(rows)})`;
}

/**
 * Counts a listing's products by value of these specifications.
 *
 * @param groups only those of these groups.
 */
export async function listCountedValues(
  db: Db,
  { query, categoryIds, inactiveCategoryIds }: ListingScope,
  names: string[],
  groups?: readonly ProductGroup[],
): Promise<{ name: string; value: string; count: number }[]> {
  const counted = query.inStock ? 'in_stock' : 'active';
  return db
    .selectFrom('specification_counts')
    .select((build) => ['name', 'value', build.fn.sum<number>(counted).as('count')])
    .where('name', 'in', names)
    .$if(categoryIds !== undefined, (counts) => counts.where('category_id', 'in', [...(categoryIds ?? [])]))
    .$if(inactiveCategoryIds.length > 0, (counts) =>
      counts.where('category_id', 'not in', inactiveCategoryIds),
    )
    .$if(groups !== undefined, (counts) => counts.where(whereIsOfGroup(groups ?? [], 'specification_counts')))
    .$if(query.brand.length > 0, (counts) => counts.where('brand', 'in', query.brand))
    .$if(query.type.length > 0, (counts) => counts.where('type', 'in', query.type))
    .groupBy(['name', 'value'])
    .having((build) => build.fn.sum<number>(counted), '>', 0)
    .execute();
}

/** Counts products by category ID: all, active, or inactive ones. */
export async function countProductsByCategory(db: Db, which: 'products' | 'active' | 'archived') {
  const rows = await db
    .selectFrom('product_counts')
    .select((build) => [
      'category_id',
      build.fn.sum<number>('products').as('products'),
      build.fn.sum<number>('active').as('active'),
    ])
    .groupBy('category_id')
    .execute();
  return new Map(
    rows.map((row) => [row.category_id, which === 'archived' ? row.products - row.active : row[which]]),
  );
}
