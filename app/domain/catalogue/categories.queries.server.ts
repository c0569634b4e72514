import type { Db } from '../../../db/schema';
import { textList } from '../shared/text-list';
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
  list_attributes: string;
  default_view: 'grid' | 'list';
}

const COLUMNS = [
  'id',
  'name',
  'slug',
  'description',
  'hero_text',
  'picture',
  'is_active',
  'list_attributes',
  'default_view',
] as const;

function categoryOf(row: CategoryRow): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    heroText: row.hero_text,
    picture: pictureUrl(row.picture),
    isActive: row.is_active === 1,
    listAttributes: textList(row.list_attributes),
    defaultView: row.default_view,
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
      'c.list_attributes',
      'c.default_view',
      build.fn.count<number>('p.id').as('product_count'),
    ])
    .groupBy('c.id')
    .orderBy('c.sort_order')
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({ ...categoryOf(row), productCount: row.product_count }));
}

export interface CategoryFigures {
  products: number;
  brands: number;
  inStock: number;
}

/** What the head of a category's page says about its range. */
export async function countCategory(db: Db, categoryId: number): Promise<CategoryFigures> {
  const row = await db
    .selectFrom('products')
    .select((build) => [
      build.fn.countAll<number>().as('products'),
      build.fn.count<number>('brand').distinct().as('brands'),
      build.fn
        .sum<number | null>(build.case().when('stock_quantity', '>', 0).then(1).else(0).end())
        .as('in_stock'),
    ])
    .where('category_id', '=', categoryId)
    .where('is_active', '=', 1)
    .executeTakeFirstOrThrow();
  return { products: row.products, brands: row.brands, inStock: row.in_stock ?? 0 };
}
