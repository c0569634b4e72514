import { sql, type SqlBool } from 'kysely';

import { BESIDE_INDEX } from '../../../../db/dialect';
import type { Db } from '../../../../db/schema';
import { encodeOptions } from '../../../drawings/picture-code';
import { paths } from '../../../paths';
import type { ProductCard } from './product.schema';
import { needsExactPart, toPricing } from './product.rules';
import { findRendering } from './rendered-pictures.server';
import { toSalesUnit } from './unit.rules';
import { inPageLanguage, languageOf } from '../../base/translation/page-language.queries.server';

/** Selects the columns of product cards, their type, and their category; the base of every product list. */
export function selectCards(db: Db) {
  return db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .select([
      'p.id',
      'p.slug',
      'p.sku',
      'p.product_number',
      'p.brand',
      'p.type',
      'p.price_cents',
      'p.sale_price_cents',
      'p.is_on_sale',
      'p.stock_quantity',
      'p.low_stock_threshold',
      'p.rating_tenths',
      'p.review_count',
      'p.unit',
      'p.pack_size',
      'p.is_restricted',
      'p.image_url',
      'p.picture',
      'p.vehicle_make',
      'p.service_tags',
      'c.slug as category_slug',
    ])
    .select([
      inPageLanguage('p.name').as('name'),
      languageOf('p.name').as('name_language'),
      inPageLanguage('p.badge').$castTo<string | null>().as('badge'),
      inPageLanguage('c.name').as('category_name'),
    ])
    .select((build) =>
      build
        .selectFrom('products as like')
        .select('like.type')
        .whereRef('like.category_id', '=', 'p.category_id')
        .whereRef('like.type', '=', 'p.type')
        .where('like.stock_quantity', '>', 0)
        .where('like.is_active', '=', 1)
        .where('p.stock_quantity', '<=', 0)
        .limit(1)
        .as('type_in_stock'),
    );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export function toCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    ...(row.name_language === null ? {} : { nameLanguage: row.name_language }),
    sku: row.sku,
    productNumber: row.product_number,
    brand: row.brand,
    ...toPricing(row),
    stockQuantity: row.stock_quantity,
    lowStockThreshold: row.low_stock_threshold,
    ratingTenths: row.rating_tenths,
    reviewCount: row.review_count,
    badge: row.badge,
    ...toSalesUnit(row),
    isRestricted: row.is_restricted === 1,
    image: getImage(row),
    vehicleMake: row.vehicle_make,
    tags: `${row.category_slug} ${row.service_tags}`.trim(),
    ...(row.type_in_stock === null || needsExactPart(row) ? {} : { alternatives: buildAlternativesUrl(row) }),
  };
}

function buildAlternativesUrl(row: CardRow): string {
  return paths.category(row.category_slug, { type: row.type, inStock: true });
}

/** Lists cards in the order of the IDs, without inactive products. */
export async function listCardsById(db: Db, ids: number[]): Promise<ProductCard[]> {
  return (await listCardRowsById(db, ids)).map(toCard);
}

/** The same as rows, for pages that also show type or category. */
export async function listCardRowsById(db: Db, ids: number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db)
    .where('p.id', 'in', ids)
    // The unary plus keeps SQLite from scanning active products: the IDs are few.
    .where(sql<SqlBool>`${BESIDE_INDEX}p.is_active = 1`)
    .where('c.is_active', '=', 1)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the photo, or the illustration: 'kind' or 'kind?option=value'. */
export function getImage(row: { image_url: string | null; picture: string }): string {
  return row.image_url ?? buildPictureUrl(row.picture);
}

/** The version changes the URL with the drawings, so that they can be cached for a year. */
const PICTURE_VERSION = '15';

/** Returns the URL of an illustration: of its rendering if it has one, otherwise of the drawing. */
export function buildPictureUrl(picture: string): string {
  return findRendering(picture) ?? buildDrawingUrl(picture);
}

/** Returns the URL of an illustration as an SVG drawing. */
export function buildDrawingUrl(picture: string): string {
  const [kind = '', options = ''] = picture.split('?');
  return paths.picture(
    kind || 'key-blank',
    encodeOptions(Object.fromEntries(new URLSearchParams(options)), PICTURE_VERSION),
  );
}
