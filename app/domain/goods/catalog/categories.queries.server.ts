import type { Selectable } from 'kysely';

import type { Db } from '../../../../db/schema';
import type { CategoriesTable } from '../../../../db/tables/catalog';
import { parseTextList } from '../../base/shared/stored-json';
import { buildPictureUrl } from './product-card.queries.server';
import type { Category } from './category.schema';
import { sortAsTree } from './category-tree.rules';
import { VersionedCache } from './versioned-cache.server';
import { inPageLanguage } from '../../base/translation/page-language.queries.server';

const COLUMNS = [
  'id',
  'parent_id',
  'slug',
  'picture',
  'is_active',
  'list_attributes',
  'default_view',
] as const;

/** In the page's language; the back office is English. */
function selectTexts() {
  return [
    inPageLanguage('categories.name').as('name'),
    inPageLanguage('categories.description').as('description'),
    inPageLanguage('categories.hero_text').as('hero_text'),
  ];
}

type CategoryRow = Pick<
  Selectable<CategoriesTable>,
  (typeof COLUMNS)[number] | 'name' | 'description' | 'hero_text'
>;

function toCategory(row: CategoryRow): Category {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    slug: row.slug,
    description: row.description,
    heroText: row.hero_text,
    picture: buildPictureUrl(row.picture),
    isActive: row.is_active === 1,
    listAttributes: parseTextList(row.list_attributes),
    defaultView: row.default_view,
  };
}

/** A category with its place in the tree. */
export type CategoryInTree = Category & { level: number };

/** Lists the active categories in tree order. */
export function listActiveCategories(db: Db): Promise<CategoryInTree[]> {
  return active.read(db, '', () => readActiveCategories(db));
}

const active = new VersionedCache<CategoryInTree[]>({ version: 'assortment' });

async function readActiveCategories(db: Db): Promise<CategoryInTree[]> {
  const rows = await db
    .selectFrom('categories')
    .select(COLUMNS)
    .select(selectTexts())
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return sortAsTree(rows.map(toCategory));
}

/** Lists former slugs with the slugs they redirect to. */
export async function listFormerSlugs(db: Db): Promise<{ slug: string; leadsTo: string }[]> {
  const rows = await db
    .selectFrom('category_redirects as r')
    .innerJoin('categories as c', 'c.id', 'r.category_id')
    .select(['r.slug', 'c.slug as leads_to'])
    .where('c.is_active', '=', 1)
    .orderBy('r.slug')
    .execute();
  return rows.map((row) => ({ slug: row.slug, leadsTo: row.leads_to }));
}

/**
 * Finds where a former slug redirects: a slug, null for all products, or undefined if it never existed or its
 * category isn't active.
 */
export async function findFormerSlug(db: Db, slug: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('category_redirects as r')
    .leftJoin('categories as c', 'c.id', 'r.category_id')
    .select(['c.slug', 'c.is_active'])
    .where('r.slug', '=', slug)
    .executeTakeFirst();
  if (row === undefined || row.is_active === 0) return undefined;
  return row.slug;
}

export type CategoryWithCount = Awaited<ReturnType<typeof listCategoriesWithCounts>>[number];

/** Lists all categories with product counts in tree order, for the back office. */
export async function listCategoriesWithCounts(db: Db) {
  const counted = db
    .selectFrom('product_counts')
    .select((build) => ['category_id', build.fn.sum<number>('products').as('count')])
    .groupBy('category_id')
    .as('p');
  const rows = await db
    .selectFrom('categories')
    .leftJoin(counted, 'p.category_id', 'categories.id')
    .select(COLUMNS)
    .select(selectTexts())
    .select('p.count')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  return sortAsTree(rows.map((row) => ({ ...toCategory(row), productCount: row.count ?? 0 })));
}

/**
 * Counts a category's products and brands from the tables that triggers maintain.
 *
 * @param ids the category and its descendants.
 */
export async function countCategory(db: Db, ids: number[]) {
  const brands = db
    .selectFrom('product_counts')
    .select((build) => [build.fn.sum('active').as('active'), build.fn.sum('in_stock').as('in_stock')])
    .where('category_id', 'in', ids)
    .groupBy('brand')
    .having((build) => build.fn.sum('active'), '>', 0)
    .as('brands');
  const row = await db
    .selectFrom(brands)
    .select((build) => [
      build.fn.sum<number | null>('active').as('products'),
      build.fn.countAll<number>().as('brands'),
      build.fn.sum<number | null>('in_stock').as('in_stock'),
    ])
    .executeTakeFirstOrThrow();
  return { products: row.products ?? 0, brands: row.brands, inStock: row.in_stock ?? 0 };
}
