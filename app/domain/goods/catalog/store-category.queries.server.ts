import type { Db } from '../../../../db/schema';
import { listActiveCategories, type CategoryInTree } from './categories.queries.server';
import { listAncestors, listDescendantIds } from './category-tree.rules';

/** An active category with its surroundings. */
interface StoreCategory extends CategoryInTree {
  ids: number[];
  /** Its ancestors, root first. */
  parents: CategoryInTree[];
  children: CategoryInTree[];
}

/** Finds an active category by slug. */
export async function findStoreCategory(db: Db, slug: string): Promise<StoreCategory | undefined> {
  const categories = await listActiveCategories(db);
  const category = categories.find((one) => one.slug === slug);
  return category && addPlace(categories, category);
}

export function addPlace(categories: CategoryInTree[], category: CategoryInTree): StoreCategory {
  return {
    ...category,
    ids: listDescendantIds(categories, category.id),
    parents: listAncestors(categories, category.id),
    children: categories.filter(({ parentId }) => parentId === category.id),
  };
}

/** Lists a category's children with their product counts. */
export async function listSubCategories(db: Db, category: StoreCategory) {
  if (category.children.length === 0) return [];
  const categories = await listActiveCategories(db);
  const rows = await db
    .selectFrom('products')
    .select((build) => ['category_id', build.fn.countAll<number>().as('count')])
    .where('category_id', 'in', category.ids)
    .where('is_active', '=', 1)
    .groupBy('category_id')
    .execute();
  const own = new Map(rows.map((row) => [row.category_id, row.count]));
  return category.children.map(({ id, slug, name }) => ({
    slug,
    name,
    products: listDescendantIds(categories, id).reduce((sum, one) => sum + (own.get(one) ?? 0), 0),
  }));
}
