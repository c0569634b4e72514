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

/** Counts a listing's products by value of these specifications. */
export async function listCountedValues(
  db: Db,
  { query, categoryIds, inactiveCategoryIds }: ListingScope,
  names: string[],
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
