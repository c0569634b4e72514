import type { Db } from '../../../db/schema';
import { pictureUrl } from './product-card.queries.server';
import type { Category } from './category.schema';

interface CategoryRow {
  id: number;
  name: string;
  slug: string;
  description: string;
  hero_text: string;
  picture: string;
  is_active: 0 | 1;
}

const COLUMNS = ['id', 'name', 'slug', 'description', 'hero_text', 'picture', 'is_active'] as const;

function categoryOf(row: CategoryRow): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    heroText: row.hero_text,
    picture: pictureUrl(row.picture),
    isActive: row.is_active === 1,
  };
}

/** The categories that the store shows, in its order. */
export async function listActiveCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return rows.map(categoryOf);
}

export async function findActiveCategory(db: Db, slug: string): Promise<Category | undefined> {
  const row = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .where('slug', '=', slug)
    .where('is_active', '=', 1)
    .executeTakeFirst();
  return row === undefined ? undefined : categoryOf(row);
}

/** Every category with the number of its products, for the back office. */
export async function listCategoriesWithCounts(db: Db): Promise<(Category & { productCount: number })[]> {
  const rows = await db
    .selectFrom('categories as c')
    .leftJoin('products as p', 'p.category_id', 'c.id')
    .select((build) => [
      'c.id',
      'c.name',
      'c.slug',
      'c.description',
      'c.hero_text',
      'c.picture',
      'c.is_active',
      build.fn.count<number>('p.id').as('product_count'),
    ])
    .groupBy('c.id')
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ ...categoryOf(row), productCount: row.product_count }));
}
