import { indexProducts } from '../../../db/search-index';
import { partKey, searchTextOf } from '../../../db/search-text';
import type { Db, Trx } from '../../../db/schema';
import type { Actor } from '../audit/actor';
import { recordAudit } from '../audit/audit.server';
import { moveStock } from '../inventory/stock-ledger.server';
import { nowIso } from '../shared/clock';
import { FieldError } from '../shared/errors';
import { choosePicture } from './picture-choice.rules';
import { effectivePriceOf } from './product.rules';
import type { CreateProduct } from './product.schema';
import { slugOf } from '../../../db/slug';

/**
 * Adds a product, its first stock movement with it.
 *
 * @throws FieldError when the category does not exist or the SKU is taken.
 */
export async function createProduct(
  db: Db,
  product: CreateProduct,
  actor: Actor,
): Promise<{ id: number; slug: string }> {
  return db.transaction().execute(async (trx) => {
    const category = await trx
      .selectFrom('categories')
      .select(['id', 'name', 'slug', 'service_tags'])
      .where('id', '=', product.categoryId)
      .executeTakeFirst();
    if (category === undefined) throw new FieldError('categoryId', 'Category is required');
    await refuseTakenSku(trx, product.sku);
    const slug = await freeSlug(trx, slugOf(product.slug) || slugOf(product.name) || slugOf(product.sku));
    const salePriceCents = product.isOnSale ? (product.salePrice ?? null) : null;
    const row = await trx
      .insertInto('products')
      .values({
        category_id: category.id,
        name: product.name,
        slug,
        sku: product.sku,
        sku_key: partKey(product.sku),
        product_number: product.model || product.sku,
        ez_number: '',
        brand: product.brand,
        model: product.model,
        type: '',
        description: product.description,
        features: '[]',
        price_cents: product.price,
        sale_price_cents: salePriceCents,
        cost_price_cents: product.costPrice ?? null,
        effective_price_cents: effectivePriceOf({
          priceCents: product.price,
          salePriceCents,
          isOnSale: product.isOnSale,
        }),
        is_on_sale: product.isOnSale ? 1 : 0,
        is_featured: product.isFeatured ? 1 : 0,
        is_active: product.isActive ? 1 : 0,
        is_restricted: product.isRestricted ? 1 : 0,
        badge: null,
        stock_quantity: 0,
        low_stock_threshold: product.lowStockThreshold,
        reorder_level: product.reorderLevel,
        reorder_quantity: product.reorderQuantity,
        rating_tenths: 0,
        review_count: 0,
        key_type: product.keyType,
        fcc_id: '',
        oem_number: '',
        compatibility: product.compatibility,
        vehicle_make: product.vehicleMake,
        vehicle_year: product.vehicleYear,
        service_tags: category.service_tags,
        image_url: product.imageUrl || null,
        picture: choosePicture(product.name, category.slug),
        search_text: searchTextOf({
          ...product,
          productNumber: product.model || product.sku,
          ezNumber: '',
          type: '',
          categoryName: category.name,
          fccId: '',
          oemNumber: '',
          details: [],
          services: category.service_tags.split(' ').filter(Boolean),
        }),
        created_at: nowIso(),
        updated_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexProducts(trx, [
      {
        ...product,
        id: row.id,
        productNumber: product.model || product.sku,
        ezNumber: '',
        fccId: '',
        oemNumber: '',
        texts: [product.name, product.brand, category.name],
      },
    ]);
    if (product.stockQuantity > 0) {
      await moveStock(trx, {
        productId: row.id,
        delta: product.stockQuantity,
        kind: 'initial',
        reason: 'Opening stock',
        actor: actor.name,
        cause: `product:${row.id}`,
      });
    }
    await recordAudit(trx, actor, {
      action: 'product.create',
      subject: `product:${row.id}`,
      after: { name: product.name, sku: product.sku, priceCents: product.price },
    });
    return { id: row.id, slug };
  });
}

async function refuseTakenSku(trx: Trx, sku: string): Promise<void> {
  const taken = await trx
    .selectFrom('products')
    .select('name')
    .where('sku_key', '=', partKey(sku))
    .executeTakeFirst();
  if (taken !== undefined) throw new FieldError('sku', `SKU ${sku} is already used by ${taken.name}`);
}

/** The slug, with a number behind it when others have it: 'cam-lock', 'cam-lock-2', … */
async function freeSlug(trx: Trx, slug: string): Promise<string> {
  const rows = await trx
    .selectFrom('products')
    .select('slug')
    .where('slug', '>=', slug)
    .where('slug', '<', `${slug}~`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}
