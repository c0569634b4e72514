import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { paths } from '../../../paths';
import { serverPaths } from '../../../server-paths';
import { type IdRange, productIdRanges } from '../../goods/catalog/id-ranges.server';
import { listFccIds } from '../../goods/fitment/fcc-id.queries.server';
import { GUIDES_SECTION, PAGES_SECTION } from './text-pages.rules';
import { getStoreDay } from '../../base/shared/store-day.rules';
import { hasFrench } from '../../base/translation/page-language.queries.server';

/**
 * Public pages that aren't database rows. `/original`, `/advanced`, and `/simple` have the home page as their
 * canonical URL, so they aren't listed.
 */
export const PUBLIC_PAGES: readonly string[] = [
  paths.home(),
  paths.products(),
  paths.vehicles(),
  paths.fccIds(),
  paths.services(),
  paths.about(),
  paths.locations(),
  paths.findProfessional(),
  paths.contact(),
  paths.blog(),
  paths.quickOrder(),
  paths.order(),
  paths.quote(),
  paths.trackOrder(),
  paths.register(),
];

export interface SitemapEntry {
  path: string;
  /** Time of the last change, if known. */
  changedAt?: string | undefined;
  /** Whether its text is English on the French page, too. */
  isEnglishOnly?: boolean;
}

/** A larger store splits its sitemap into parts of this many IDs. */
const PRODUCTS_PER_PART = 10_000;

const PAGES_PART = 'pages';

export type Sitemap = { kind: 'pages' | 'parts'; entries: SitemapEntry[] };

/** Lists all public URLs, or the sitemap's parts. */
export async function readSitemap(db: Db, productsAPart = PRODUCTS_PER_PART): Promise<Sitemap> {
  const parts = await listProductParts(db, productsAPart);
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total > productsAPart) {
    const entries = parts.map(({ part, changedAt }) => ({
      path: serverPaths.sitemapPart(`products-${part}`),
      changedAt,
    }));
    return { kind: 'parts', entries: [{ path: serverPaths.sitemapPart(PAGES_PART) }, ...entries] };
  }
  return { kind: 'pages', entries: [...(await listPages(db)), ...(await listProducts(db))] };
}

/** Finds a sitemap part by name; undefined if unknown or empty. */
export async function findSitemapPart(db: Db, name: string, productsAPart = PRODUCTS_PER_PART) {
  if (name === PAGES_PART) return listPages(db);
  const number = /^products-([1-9]\d{0,5})$/.exec(name)?.[1];
  if (number === undefined) return undefined;
  const last = Number(number) * productsAPart;
  const entries = await listProducts(db, { from: last - productsAPart + 1, to: last });
  return entries.length === 0 ? undefined : entries;
}

async function listPages(db: Db): Promise<SitemapEntry[]> {
  const categories = await db
    .selectFrom('categories')
    .select(['slug', 'updated_at'])
    .where('is_active', '=', 1)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const fccIds = await listFccIds(db);
  const texts = await db
    .selectFrom('text_pages')
    .select(['section', 'slug', 'updated_at', hasFrench('body_markdown').as('has_french')])
    .where('is_published', '=', 1)
    .where('section', 'in', ['', GUIDES_SECTION, PAGES_SECTION])
    .orderBy('section')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const posts = await db
    .selectFrom('posts')
    .select(['slug', 'updated_at', hasFrench('body_markdown').as('has_french')])
    .where('is_published', '=', 1)
    .where('published_on', '<=', getStoreDay(new Date()))
    .orderBy('id')
    .execute();
  return [
    ...PUBLIC_PAGES.map((path) => ({ path })),
    ...categories.map((row) => ({ path: paths.category(row.slug), changedAt: row.updated_at })),
    ...fccIds.map(({ fccId }) => ({ path: paths.fccId(fccId) })),
    ...texts.map((row) => ({
      path: getTextPath(row),
      changedAt: row.updated_at,
      isEnglishOnly: !row.has_french,
    })),
    ...posts.map((row) => ({
      path: paths.post(row.slug),
      changedAt: row.updated_at,
      isEnglishOnly: !row.has_french,
    })),
  ];
}

/** Returns the path of a section's text. */
export function getTextPath({ section, slug }: { section: string; slug: string }): string {
  if (section === '') return paths.textPage(slug);
  return section === GUIDES_SECTION ? paths.guide(slug) : paths.addedPage(slug);
}

/** Rows are wide: such a query takes a few milliseconds. */
const ROWS_PER_QUERY = 2_000;

async function listProducts(db: Db, ids?: IdRange): Promise<SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for await (const range of productIdRanges(db, ROWS_PER_QUERY, { within: ids })) {
    const rows = await selectActiveProducts(db, range)
      .select(['p.slug', 'p.updated_at'])
      .orderBy('p.id')
      .execute();
    entries.push(...rows.map((row) => ({ path: paths.product(row.slug), changedAt: row.updated_at })));
  }
  return entries;
}

interface ProductPart {
  part: number;
  count: number;
  changedAt: string;
}

/** Counts products per part. Parts are ID ranges, so none has to be counted through. */
async function listProductParts(db: Db, productsAPart: number): Promise<ProductPart[]> {
  const part = sql<number>`(p.id - 1) / ${sql.lit(productsAPart)} + 1`;
  const parts = new Map<number, ProductPart>();
  for await (const range of productIdRanges(db, ROWS_PER_QUERY)) {
    const rows = await selectActiveProducts(db, range)
      .select((build) => [
        part.as('part'),
        build.fn.countAll<number>().as('count'),
        build.fn.max('p.updated_at').as('changedAt'),
      ])
      .groupBy(part)
      .orderBy(part)
      .execute();
    for (const row of rows) {
      const { count = 0, changedAt = '' } = parts.get(row.part) ?? {};
      parts.set(row.part, {
        part: row.part,
        count: count + row.count,
        changedAt: row.changedAt > changedAt ? row.changedAt : changedAt,
      });
    }
  }
  return [...parts.values()];
}

function selectActiveProducts(db: Db, { from, to }: IdRange) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .where('p.id', '>=', from)
    .where('p.id', '<=', to)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1);
}
