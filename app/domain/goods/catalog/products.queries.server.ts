import { sql, type SqlBool } from 'kysely';

import { endOfServiceWord } from '../../../../db/search-text';
import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import { SUPPLIED } from '../../../../db/supplied';
import { parseTextList } from '../../base/shared/stored-json';
import { toCard, selectCards } from './product-card.queries.server';
import { listProductImages } from './product-images.queries.server';
import type { ProductCard, ProductDetail } from './product.schema';
import { VersionedCache } from './versioned-cache.server';
import { countRows } from '../../base/shared/list-queries.server';
import { inPageLanguage, languageOf } from '../../base/translation/page-language.queries.server';

/** Cache size per list, and for products. */
const KEPT = 100;

/** Finds an active product by URL handle: a slug, an alias such as 'commercial-3', `product-{id}`, or an ID. */
export function findProductByHandle(db: Db, handle: string): Promise<ProductDetail | undefined> {
  return findByHandle.read(db, handle, () => lookUpHandle(db, handle));
}

const findByHandle = new VersionedCache<ProductDetail | undefined>({ max: KEPT });

async function lookUpHandle(db: Db, handle: string): Promise<ProductDetail | undefined> {
  const bySlug = await db.selectFrom('products').select('id').where('slug', '=', handle).executeTakeFirst();
  if (bySlug !== undefined) return findProduct(db, bySlug.id);
  const byAlias = await db
    .selectFrom('product_aliases')
    .select('product_id')
    .where('alias', '=', handle)
    .executeTakeFirst();
  if (byAlias !== undefined) return findProduct(db, byAlias.product_id);
  const id = parseProductId(handle.replace(/^product-/, ''));
  return id === undefined ? undefined : findProduct(db, id);
}

/** Finds the current slug for a former one. */
export async function findCurrentSlug(db: Db, handle: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_aliases as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select('p.slug')
    .where('a.alias', '=', handle)
    .where('a.is_former_slug', '=', 1)
    .executeTakeFirst();
  return row?.slug;
}

/** Parses a product ID; undefined if invalid. */
export function parseProductId(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

/** Finds an active product with everything its page shows. */
export async function findProduct(db: Db, id: number): Promise<ProductDetail | undefined> {
  const row = await selectCards(db)
    .select(['p.ez_number', 'p.model', 'p.fcc_id', 'p.oem_number', 'p.key_type'])
    .select([
      inPageLanguage('p.description').as('description'),
      languageOf('p.description').as('description_language'),
      inPageLanguage('p.features').as('features'),
      languageOf('p.features').as('features_language'),
      inPageLanguage('p.compatibility').as('compatibility'),
      languageOf('p.compatibility').as('compatibility_language'),
    ])
    .where('p.id', '=', id)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const specifications = await db
    .selectFrom('product_specifications')
    .select(['name', 'value'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const fitments = await db
    .selectFrom('fitments')
    .select(['make', 'model', 'year_from as yearFrom', 'year_to as yearTo', 'is_sample'])
    .where('product_id', '=', id)
    .orderBy('make')
    .orderBy('model')
    .orderBy('year_from')
    .execute();
  return {
    ...toCard(row),
    type: row.type,
    categoryName: row.category_name,
    categorySlug: row.category_slug,
    images: await listProductImages(db, { ...row, vehicleMake: row.vehicle_make, specifications }),
    ezNumber: row.ez_number,
    model: row.model,
    description: row.description,
    englishParts: (['description', 'features', 'compatibility'] as const).filter(
      (part) => row[`${part}_language`] !== null,
    ),
    features: parseTextList(row.features),
    specifications: specifications.filter(({ name }) => name !== SUPPLIED.box),
    inTheBox: specifications.find(({ name }) => name === SUPPLIED.box)?.value ?? '',
    fitments: fitments.map(({ is_sample, ...fitment }) => ({ ...fitment, isSample: is_sample === 1 })),
    fccId: row.fcc_id,
    oemNumber: row.oem_number,
    keyType: row.key_type,
    compatibility: row.compatibility,
  };
}

/** A literal, because partial indexes don't match bound parameters. */
const YES = sql.lit<1>(1);

/** Lists featured products in order, with the total. */
export function listFeatured(db: Db, limit: number): Promise<CardList> {
  return featured.read(db, String(limit), () => readFeatured(db, limit));
}

interface CardList {
  products: ProductCard[];
  total: number;
}

interface BestSavings {
  all: number;
  programming: number;
}

const featured = new VersionedCache<CardList>({ max: KEPT });
const mostReviewed = new VersionedCache<ProductCard[]>({ max: KEPT });
const onSale = new VersionedCache<CardList>({ max: KEPT });
const savings = new VersionedCache<BestSavings>();

async function readFeatured(db: Db, limit: number): Promise<CardList> {
  const total = await countRows(
    db
      .selectFrom('products as p')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .where('p.is_featured', '=', YES)
      .where('p.is_active', '=', 1)
      .where('c.is_active', '=', 1),
  );
  const rows = await selectCards(db)
    .where('p.is_featured', '=', YES)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .orderBy('p.id')
    .limit(limit)
    .execute();
  return { products: rows.map(toCard), total };
}

/** Lists the featured products in stock with the most reviews, one of each category, in the order of these. */
export function listMostReviewed(db: Db, limit: number): Promise<ProductCard[]> {
  return mostReviewed.read(db, String(limit), async () => {
    const rows = await selectCards(db)
      .where('p.is_featured', '=', YES)
      .where('p.is_active', '=', 1)
      .where('c.is_active', '=', 1)
      .where('p.stock_quantity', '>', 0)
      .orderBy('c.sort_order')
      .orderBy('p.review_count', 'desc')
      .orderBy('p.id')
      .execute();
    const firsts = rows.filter(
      ({ category_slug: own }, index) => rows.findIndex(({ category_slug: slug }) => slug === own) === index,
    );
    return firsts.slice(0, limit).map(toCard);
  });
}

/** Lists products on sale: the total, and the in-stock ones with the largest savings. */
export function listOnSale(db: Db, limit: number): Promise<CardList> {
  return onSale.read(db, String(limit), () => readOnSale(db, limit));
}

/** Returns the largest savings on sale, in whole percent rounded down: of all products, and of programming devices. */
export function readBestSavings(db: Db): Promise<BestSavings> {
  return savings.read(db, '', async () => ({
    all: await readBestSaving(db),
    programming: await readBestSaving(db, 'programming'),
  }));
}

async function readBestSaving(db: Db, service?: string): Promise<number> {
  const row = await db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select(sql<number | null>`max((p.price_cents - p.sale_price_cents) * 100 / p.price_cents)`.as('percent'))
    .where('p.is_on_sale', '=', YES)
    .where('p.is_active', '=', 1)
    .where('c.is_active', '=', 1)
    .where('p.sale_price_cents', 'is not', null)
    .where('p.price_cents', '>', 0)
    .$if(service !== undefined, (query) =>
      query.where('p.search_text', 'like', `%${endOfServiceWord(service ?? '')}%`),
    )
    .executeTakeFirstOrThrow();
  return row.percent ?? 0;
}

async function readOnSale(db: Db, limit: number): Promise<CardList> {
  const total = await countRows(
    db
      .selectFrom('products as p')
      .where('p.is_on_sale', '=', YES)
      .where('p.is_active', '=', 1)
      .where('p.sale_price_cents', 'is not', null)
      .where('p.category_id', 'in', (build) =>
        build.selectFrom('categories').select('categories.id').where('categories.is_active', '=', 1),
      ),
  );
  const bySaving = selectCards(db)
    .where('p.is_on_sale', '=', YES)
    // The unary plus lets the order choose the index.
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .where('c.is_active', '=', 1)
    .where('p.sale_price_cents', 'is not', null)
    .orderBy((build) => build('p.price_cents', '-', build.ref('p.sale_price_cents')), 'desc')
    .orderBy('p.id');
  // Two indexed queries; out-of-stock products fill the remaining places.
  const rows = await bySaving.where('p.stock_quantity', '>', 0).limit(limit).execute();
  if (rows.length < limit) {
    const rest = bySaving.where('p.stock_quantity', '<=', 0).limit(limit - rows.length);
    rows.push(...(await rest.execute()));
  }
  return { products: rows.map(toCard), total };
}
