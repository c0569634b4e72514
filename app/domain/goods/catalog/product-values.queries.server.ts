import type { Db, Trx } from '../../../../db/schema';
import { toDecimal } from '../../base/shared/money.rules';
import { parseTextList } from '../../base/shared/stored-json';
import { isUploadedPicture } from './uploaded-picture.rules';

export type EditableProduct = NonNullable<Awaited<ReturnType<typeof findEditableProduct>>>;

/** Finds a product's form values, active or not. */
export async function findEditableProduct(db: Db | Trx, id: number) {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const specifications = await db
    .selectFrom('product_specifications')
    .select(['name', 'value'])
    .where('product_id', '=', id)
    .orderBy('position')
    .execute();
  const fitments = await db
    .selectFrom('fitments')
    .select(['make', 'model', 'year_from', 'year_to'])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute();
  const hasUploads = isUploadedPicture(row.image_url);
  return {
    id: row.id,
    slug: row.slug,
    isActive: row.is_active === 1,
    stockQuantity: row.stock_quantity,
    hasUploads,
    picture: row.picture,
    values: {
      name: row.name,
      sku: row.sku,
      brand: row.brand,
      categoryId: String(row.category_id),
      type: row.type,
      // The default part number follows model and SKU.
      productNumber: row.product_number === (row.model || row.sku) ? '' : row.product_number,
      ezNumber: row.ez_number,
      description: row.description,
      badge: row.badge ?? '',
      isActive: row.is_active === 1,
      isFeatured: row.is_featured === 1,
      isRestricted: row.is_restricted === 1,
      model: row.model,
      keyType: row.key_type,
      fccId: row.fcc_id,
      oemNumber: row.oem_number,
      vehicleMake: row.vehicle_make,
      vehicleYear: row.vehicle_year,
      compatibility: row.compatibility,
      imageUrl: hasUploads ? '' : (row.image_url ?? ''),
      features: parseTextList(row.features),
      specifications,
      fitments: fitments.map(({ make, model, year_from, year_to }) => ({
        make,
        model,
        yearFrom: String(year_from),
        yearTo: String(year_to),
      })),
      lowStockThreshold: String(row.low_stock_threshold),
      reorderLevel: String(row.reorder_level),
      reorderQuantity: String(row.reorder_quantity),
      price: toDecimal(row.price_cents),
      costPrice: row.cost_price_cents === null ? '' : toDecimal(row.cost_price_cents),
      unit: row.unit,
      packSize: String(row.pack_size),
      isOnSale: row.is_on_sale === 1,
      salePrice: row.sale_price_cents === null ? '' : toDecimal(row.sale_price_cents),
    },
  };
}
