import type { Db, Trx } from '../../../../db/schema';
import { SUPPLIED } from '../../../../db/supplied';
import { parseTextList } from '../../base/shared/stored-json';

/** A category as staff edit it. */
export type EditableCategory = NonNullable<Awaited<ReturnType<typeof findCategoryToEdit>>>;

export async function findCategoryToEdit(db: Db | Trx, id: number) {
  const row = await db
    .selectFrom('categories')
    .select(['id', 'parent_id as parentId', 'name', 'slug', 'description'])
    .select(['hero_text as heroText', 'picture', 'default_view as defaultView', 'version'])
    .select(['service_tags', 'list_attributes', 'is_active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { service_tags, list_attributes, is_active, ...columns } = row;
  return {
    ...columns,
    serviceTags: service_tags.split(' ').filter(Boolean),
    listAttributes: parseTextList(list_attributes),
    isActive: is_active === 1,
  };
}

/** Lists the most common specifications of these categories, to choose list columns from; at most 24. */
export async function listSpecificationNames(db: Db, categoryIds: readonly number[]) {
  return db
    .selectFrom('product_specifications as s')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .select((build) => ['s.name', build.fn.count<number>('s.product_id').distinct().as('products')])
    .where('p.category_id', 'in', categoryIds)
    .where('s.name', 'not in', Object.values(SUPPLIED))
    .groupBy('s.name')
    .orderBy('products', 'desc')
    .orderBy('s.name')
    .limit(24)
    .execute();
}

/** Lists the former slugs that redirect to a category. */
export async function listSlugsRedirectingTo(db: Db, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('category_redirects')
    .select('slug')
    .where('category_id', '=', id)
    .orderBy('slug')
    .execute();
  return rows.map(({ slug }) => slug);
}
