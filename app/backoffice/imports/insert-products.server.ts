import type { Selectable } from 'kysely';

import { findFrench } from '../../../db/french-texts';
import { indexProducts } from '../../../db/search-index';
import { listEnglishTexts, listFrenchTexts, partKey, searchTextOf } from '../../../db/search-text';
import { slugOf } from '../../../db/slug';
import type { Trx } from '../../../db/schema';
import type { ProductsTable } from '../../../db/tables/catalog';
import { choosePicture } from '../../domain/goods/catalog/picture-choice.rules';
import { fitPicture } from '../../domain/goods/catalog/picture-options.rules';
import { findFreeSlugs } from '../../domain/goods/catalog/product-slugs.server';
import { nowIso } from '../../domain/base/shared/clock';
import type { CategoryNames } from './category-names.server';
import type { FieldTexts } from './import-fields.rules';
import { toProductColumns, toEntries, replaceTierPrices } from './product-texts.server';
import { getEffectivePrice, toPricing } from '../../domain/goods/catalog/product.rules';

export interface NewProduct {
  texts: FieldTexts;
  categoryId: number;
}

/**
 * Inserts products with their search index in one statement each. Their stock is in their rows; the caller books it.
 *
 * @returns IDs and stock by SKU key.
 */
export async function insertProducts(trx: Trx, products: NewProduct[], categories: CategoryNames) {
  const inserted = new Map<string, { id: number; stock: number }>();
  if (products.length === 0) return inserted;
  const slugs = await findFreeSlugs(
    trx,
    products.map(({ texts: { name = '', sku = '' } }) => slugOf(name) || slugOf(sku)),
  );
  const now = nowIso();
  const french = await findFrench(
    trx,
    products.flatMap(({ texts: { name = '', type = '' }, categoryId }) => [
      name,
      type,
      categories.getName(categoryId),
    ]),
  );
  const rows = products.map((product, index) => {
    const row = toRow(product, slugs[index] ?? '', categories, now);
    return { ...row, search_text: searchTextOf(toSearchable(row, categories), french) };
  });
  const written = await trx
    .insertInto('products')
    .values(rows)
    .returning(['id', 'sku_key', 'stock_quantity'])
    .execute();
  for (const { id, sku_key, stock_quantity } of written) inserted.set(sku_key, { id, stock: stock_quantity });
  const idOf = ({ sku_key }: NewRow) => inserted.get(sku_key)?.id ?? 0;
  await indexProducts(
    trx,
    rows.map((row) => {
      const product = toSearchable(row, categories);
      const frenchTexts = listFrenchTexts(product, french);
      return {
        ...product,
        id: idOf(row),
        texts: [...listEnglishTexts(product), row.description],
        frenchTexts,
      };
    }),
  );
  for (const [index, { texts }] of products.entries()) {
    const row = rows[index];
    if (row !== undefined && texts.tierPrices !== undefined)
      await replaceTierPrices(trx, idOf(row), texts.tierPrices, now);
  }
  return inserted;
}

type NewRow = Omit<Selectable<ProductsTable>, 'id' | 'version' | 'search_text' | 'effective_price_cents'>;

function toRow(product: NewProduct, slug: string, categories: CategoryNames, now: string) {
  const said = toEntries(product.texts).filter(([, text]) => text !== '');
  const row: NewRow = {
    ...buildEmptyRow(product, slug, categories, now),
    ...toProductColumns(Object.fromEntries(said), categories),
  };
  const picture = fitPicture(row.picture, { ...row, vehicleMake: row.vehicle_make, specifications: [] });
  return {
    ...row,
    picture,
    effective_price_cents: getEffectivePrice(toPricing(row)),
  };
}

function toSearchable(row: NewRow, categories: CategoryNames) {
  return {
    name: row.name,
    sku: row.sku,
    productNumber: row.product_number,
    ezNumber: row.ez_number,
    brand: row.brand,
    model: row.model,
    type: row.type,
    categoryName: categories.getName(row.category_id),
    fccId: row.fcc_id,
    oemNumber: row.oem_number,
    compatibility: row.compatibility,
    specifications: [],
    services: row.service_tags.split(' ').filter(Boolean),
  };
}

/** Builds a new product's row with defaults for fields that the file leaves out. */
function buildEmptyRow(
  { texts, categoryId }: NewProduct,
  slug: string,
  categories: CategoryNames,
  now: string,
): NewRow {
  const { name = '', sku = '', model = '' } = texts;
  return {
    category_id: categoryId,
    name,
    slug,
    sku,
    sku_key: partKey(sku),
    product_number: model || sku,
    ez_number: '',
    brand: '',
    model,
    type: '',
    description: '',
    features: '[]',
    price_cents: 0,
    sale_price_cents: null,
    cost_price_cents: null,
    is_on_sale: 0,
    is_featured: 0,
    is_active: 1,
    is_restricted: 0,
    badge: null,
    unit: 'each',
    pack_size: 1,
    stock_quantity: Number(texts.stock ?? '0'),
    low_stock_threshold: 10,
    reorder_level: 20,
    reorder_quantity: 50,
    rating_tenths: 0,
    review_count: 0,
    key_type: '',
    fcc_id: '',
    oem_number: '',
    compatibility: '',
    vehicle_make: '',
    vehicle_year: '',
    service_tags: categories.serviceTagsOf(categoryId),
    image_url: null,
    picture: choosePicture(name, categories.getSlug(categoryId)),
    created_at: now,
    updated_at: now,
  };
}
