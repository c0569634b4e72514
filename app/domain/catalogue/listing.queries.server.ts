import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';

import { containing } from '../../../db/like-pattern';
import { partKey, plain } from '../../../db/search-text';
import type { DB, Db } from '../../../db/schema';
import { findMakeName } from '../fitment/makes.rules';
import { pageOf, type Page } from '../shared/paging.rules';
import { cardOf, selectCards } from './product-card.queries.server';
import type { ListingQuery } from './listing.rules';
import type { ProductCard, Specification } from './product.schema';

export interface FacetValue {
  value: string;
  count: number;
}

export interface ListedProduct extends ProductCard {
  /** Only in list view, where they can be compared. */
  specifications: Specification[];
}

export interface Listing {
  products: ListedProduct[];
  page: Page;
  brands: FacetValue[];
  types: FacetValue[];
}

type Source = DB & { p: DB['products']; c: DB['categories'] };
type Build = ExpressionBuilder<Source, 'p' | 'c'>;
type Filter = 'brand' | 'type';

/**
 * A page of the catalogue with its filters. Facet counts leave the facet's own choice aside, so that each count
 * is what choosing that value alone would give.
 *
 * @param categoryId limits the listing to one category, whatever the query says.
 */
export async function listProducts(db: Db, query: ListingQuery, categoryId?: number): Promise<Listing> {
  const where = (without?: Filter) => (build: Build) =>
    build.and(conditions(build, query, categoryId, without));

  const { total } = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where(where())
    .executeTakeFirstOrThrow();
  const page = pageOf(total, query.page, query.pageSize);

  const isOneCategory = categoryId !== undefined || query.category !== '' || query.type.length > 0;

  const rows = await ordered(selectCards(db).where(where()), query)
    .limit(page.pageSize)
    .offset((page.page - 1) * page.pageSize)
    .execute();
  const specifications =
    query.view === 'list'
      ? await specificationsOf(
          db,
          rows.map((row) => row.id),
        )
      : new Map<number, Specification[]>();

  return {
    products: rows.map((row) => ({ ...cardOf(row), specifications: specifications.get(row.id) ?? [] })),
    page,
    brands: await facet(db, 'brand', where('brand')),
    // The types of the whole catalogue are too many to choose from; a category narrows them first.
    types: isOneCategory ? await facet(db, 'type', where('type')) : [],
  };
}

function conditions(build: Build, query: ListingQuery, categoryId?: number, without?: Filter) {
  const all = [build('p.is_active', '=', 1), build('c.is_active', '=', 1)];
  if (categoryId !== undefined) all.push(build('p.category_id', '=', categoryId));
  else if (query.category !== '') all.push(inCategory(build, query.category));
  if (query.q !== '') all.push(matches(build, query.q));
  if (query.brand.length > 0 && without !== 'brand') all.push(build('p.brand', 'in', query.brand));
  if (query.type.length > 0 && without !== 'type') all.push(build('p.type', 'in', query.type));
  if (query.inStock) all.push(build('p.stock_quantity', '>', 0));
  if (query.make !== '' || query.model !== '' || query.year !== undefined) all.push(fits(build, query));
  return all;
}

/** A category's slug is that category. Any other value is looked for as SPEC 5 has it: within services or name. */
function inCategory(build: Build, category: string) {
  const value = plain(category);
  const named = build.selectFrom('categories').select('categories.id').where('categories.slug', '=', value);
  return build.or([
    build('c.slug', '=', value),
    build.and([
      build.not(build.exists(named)),
      build.or([
        contains(sql.ref('p.service_tags'), value),
        contains(sql`lower(${sql.ref('p.name')})`, value),
      ]),
    ]),
  ]);
}

/**
 * Every word is in the text, or the whole is a part number written in another way: without its hyphens, or without
 * a part in the middle ('nd80pd626' for 'ND80PD RHO 626').
 */
function matches(build: Build, q: string) {
  const text = sql.ref('p.search_text');
  const everyOne = (parts: string[]) => build.and(parts.slice(0, 12).map((part) => contains(text, part)));
  const key = partKey(q);
  const ways: Expression<SqlBool>[] = [everyOne(plain(q).split(/\s+/).filter(Boolean))];
  if (key.length >= 3) ways.push(contains(text, key));
  const runs = key.match(/[a-z]+|\d+/g) ?? [];
  if (runs.length >= 2 && /\d/.test(key)) ways.push(everyOne(runs));
  return build.or(ways);
}

function fits(build: Build, query: ListingQuery) {
  return build.exists(
    build
      .selectFrom('fitments as f')
      .select('f.id')
      .whereRef('f.product_id', '=', 'p.id')
      .$if(query.make !== '', (fitment) => fitment.where('f.make', '=', findMakeName(query.make) ?? ''))
      .$if(query.model !== '', (fitment) => fitment.where('f.model', '=', query.model))
      .$if(query.year !== undefined, (fitment) =>
        fitment.where('f.year_from', '<=', query.year ?? 0).where('f.year_to', '>=', query.year ?? 0),
      ),
  );
}

function ordered<Query extends ReturnType<typeof selectCards>>(cards: Query, query: ListingQuery) {
  switch (query.sort) {
    case 'price-low':
      return cards.orderBy('p.effective_price_cents').orderBy('p.id');
    case 'price-high':
      return cards.orderBy('p.effective_price_cents', 'desc').orderBy('p.id');
    case 'name':
      return cards.orderBy('p.name').orderBy('p.id');
    case 'category':
      return cards.orderBy('c.name').orderBy('p.name').orderBy('p.id');
    case 'productNumber':
      return cards.orderBy('p.product_number').orderBy('p.id');
    case 'best-match':
      return query.q === ''
        ? cards.orderBy('p.is_featured', 'desc').orderBy('p.id')
        : cards.orderBy(rankOf(query.q)).orderBy('p.is_featured', 'desc').orderBy('p.id');
  }
}

/** The very part number first, then numbers that begin with it, then names that hold the words, then the rest. */
function rankOf(q: string) {
  const key = partKey(q);
  return sql<number>`case
    when p.sku_key = ${key} then 0
    when p.search_text like ${containing(`| ${key}`)} escape '\\' then 1
    when lower(p.name) like ${containing(plain(q).trim())} escape '\\' then 2
    else 3 end`;
}

async function facet(
  db: Db,
  column: Filter,
  where: (build: Build) => ReturnType<Build['and']>,
): Promise<FacetValue[]> {
  const rows = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select((build) => [`p.${column} as value` as const, build.fn.countAll<number>().as('count')])
    .where(where)
    .where(`p.${column}`, '!=', '')
    .groupBy(`p.${column}`)
    .orderBy(`p.${column}`)
    .execute();
  return rows;
}

async function specificationsOf(db: Db, ids: number[]): Promise<Map<number, Specification[]>> {
  const byProduct = new Map<number, Specification[]>();
  if (ids.length === 0) return byProduct;
  const rows = await db
    .selectFrom('product_specifications')
    .select(['product_id', 'name', 'value'])
    .where('product_id', 'in', ids)
    .orderBy('product_id')
    .orderBy('position')
    .execute();
  for (const { product_id, name, value } of rows) {
    const list = byProduct.get(product_id) ?? [];
    list.push({ name, value });
    byProduct.set(product_id, list);
  }
  return byProduct;
}

function contains(text: RawBuilder<unknown>, value: string) {
  return sql<SqlBool>`${text} like ${containing(value)} escape '\\'`;
}
