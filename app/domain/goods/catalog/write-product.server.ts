import { reindexProducts } from '../../../../db/search-index';
import { partKey } from '../../../../db/search-text';
import type { Trx } from '../../../../db/schema';
import { nowIso } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { getEffectivePrice } from './product.rules';
import type { CreateProduct } from './product.schema';

type ProductCategory = Awaited<ReturnType<typeof getProductCategory>>;

/** @throws FieldError if the category doesn't exist. */
export async function getProductCategory(trx: Trx, product: CreateProduct) {
  return trx
    .selectFrom('categories')
    .select(['id', 'name', 'slug', 'service_tags'])
    .where('id', '=', product.categoryId)
    .executeTakeFirstOrThrow(() => new FieldError('categoryId', 'Category not found'));
}

/** @throws FieldError if another product has the SKU, in any spelling. */
export async function assertSkuFree(trx: Trx, sku: string, ownId?: number): Promise<void> {
  const taken = await trx
    .selectFrom('products')
    .select(['id', 'name'])
    .where('sku_key', '=', partKey(sku))
    .executeTakeFirst();
  if (taken !== undefined && taken.id !== ownId)
    throw new FieldError('sku', `SKU ${sku} is already used by ${taken.name}`);
}

/** Maps form values to columns, for new and edited products. */
export function toProductColumns(product: CreateProduct, category: ProductCategory) {
  const salePriceCents = product.isOnSale ? (product.salePrice ?? null) : null;
  return {
    category_id: category.id,
    name: product.name,
    sku: product.sku,
    sku_key: partKey(product.sku),
    product_number: toProductNumber(product),
    ez_number: product.ezNumber,
    brand: product.brand,
    model: product.model,
    type: product.type,
    description: normalizeLines(product.description),
    features: JSON.stringify(product.features),
    price_cents: product.price,
    sale_price_cents: salePriceCents,
    cost_price_cents: product.costPrice ?? null,
    effective_price_cents: getEffectivePrice({
      priceCents: product.price,
      salePriceCents,
      isOnSale: product.isOnSale,
    }),
    is_on_sale: toFlag(product.isOnSale),
    is_featured: toFlag(product.isFeatured),
    is_active: toFlag(product.isActive),
    is_restricted: toFlag(product.isRestricted),
    badge: product.badge || null,
    unit: product.unit,
    pack_size: product.unit === 'each' ? 1 : product.packSize,
    low_stock_threshold: product.lowStockThreshold,
    reorder_level: product.reorderLevel,
    reorder_quantity: product.reorderQuantity,
    key_type: product.keyType,
    fcc_id: product.fccId,
    oem_number: product.oemNumber,
    compatibility: normalizeLines(product.compatibility),
    vehicle_make: product.vehicleMake,
    vehicle_year: product.vehicleYear,
    service_tags: category.service_tags,
    updated_at: nowIso(),
  };
}

/** Rewrites specifications, fitment, and search index in the product's transaction. */
export async function writeProductDetails(trx: Trx, id: number, product: CreateProduct): Promise<void> {
  await trx.deleteFrom('product_specifications').where('product_id', '=', id).execute();
  if (product.specifications.length > 0)
    await trx
      .insertInto('product_specifications')
      .values(
        product.specifications.map(({ name, value }, position) => ({
          product_id: id,
          position,
          name,
          value,
        })),
      )
      .execute();
  await writeFitments(trx, id, product);
  await reindexProducts(trx, [id]);
}

/** Unchanged fitment rows keep their sample flag. */
async function writeFitments(trx: Trx, id: number, product: CreateProduct): Promise<void> {
  const samples = await trx
    .selectFrom('fitments')
    .select(['make', 'model', 'year_from', 'year_to'])
    .where('product_id', '=', id)
    .where('is_sample', '=', 1)
    .execute();
  const keys = new Set(samples.map((row) => [row.make, row.model, row.year_from, row.year_to].join('\n')));
  await trx.deleteFrom('fitments').where('product_id', '=', id).execute();
  if (product.fitments.length === 0) return;
  await trx
    .insertInto('fitments')
    .values(
      product.fitments.map(({ make, model, yearFrom, yearTo }) => ({
        product_id: id,
        make,
        model,
        year_from: yearFrom,
        year_to: yearTo,
        is_sample: toFlag(keys.has([make, model, yearFrom, yearTo].join('\n'))),
      })),
    )
    .execute();
}

/** Product number, otherwise model, otherwise SKU. */
function toProductNumber(product: CreateProduct): string {
  return product.productNumber || product.model || product.sku;
}

/** Text areas submit CRLF. */
function normalizeLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

function toFlag(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
