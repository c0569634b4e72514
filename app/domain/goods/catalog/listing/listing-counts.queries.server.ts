import type { Db } from '../../../../../db/schema';
import type { ListingScope } from './listing-conditions.server';

/** Products of one category, brand and type. */
export interface ProductGroup {
  category_id: number;
  brand: string;
  type: string;
  count: number;
  in_stock: number;
}

/**
 * Whether the kept counts know a listing: everything that narrows it is a category, a brand, a type or the stock. The
 * tables grow with the kinds of goods and not with the goods.
 */
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

/** The groups of a listing's categories, whatever else it is narrowed by. */
export async function listCountedGroups(db: Db, scope: ListingScope): Promise<ProductGroup[]> {
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

/** The values of these specifications in a listing, each with how many products of it have it. */
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

/** How many products each category has, by its id: all of them, or those that are in the store or are not. */
export async function countProductsByCategory(
  db: Db,
  which: 'products' | 'active' | 'archived',
): Promise<Map<number, number>> {
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
