import type { Insertable } from 'kysely';

import type { Db, Trx } from '../schema';
import { indexProducts } from '../search-index';
import { slugOf } from '../slug';
import { inTransaction } from '../transaction';
import type { ProductsTable } from '../tables/catalogue';
import { indexedProduct, productRow } from './catalogue-rows';
import { demoCategories } from './demo/catalogue';
import type { SeedProduct } from './demo/seed-product';

/** Products written in one transaction: large enough to be quick, small enough that readers are not kept waiting. */
const BATCH = 500;

interface Template {
  product: SeedProduct;
  category: { id: number; name: string };
}

/**
 * Adds variations of the demo's products until the store holds as many as wanted: for load tests. The same store
 * grows to the same products each time.
 *
 * @returns how many were added.
 */
export async function growCatalogue(
  db: Db,
  wanted: number,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Math.max(0, wanted - count);
  if (total === 0) return 0;
  const templates = await readTemplates(db);
  for (let done = 0; done < total; done += BATCH) {
    const size = Math.min(BATCH, total - done);
    await inTransaction(db, (trx) => writeBatch(trx, templates, count + done, size));
    onProgress(done + size, total);
  }
  return total;
}

interface Variation extends Template {
  serial: number;
}

async function readTemplates(db: Db): Promise<Template[]> {
  const categories = await db.selectFrom('categories').select(['id', 'slug', 'name']).execute();
  return demoCategories.flatMap((seed) => {
    const category = categories.find(({ slug }) => slug === seed.slug);
    return category === undefined ? [] : seed.products.map((product) => ({ product, category }));
  });
}

async function writeBatch(trx: Trx, templates: Template[], start: number, size: number): Promise<void> {
  const now = new Date().toISOString();
  const variations = Array.from({ length: size }, (_, index) => {
    const serial = start + index + 1;
    const template = templates[serial % templates.length];
    if (template === undefined) throw new Error('The demo catalogue is empty');
    return { category: template.category, product: variationOf(template.product, serial), serial };
  });
  const rows = await trx
    .insertInto('products')
    .values(variations.map((variation) => variationRow(variation, now)))
    .returning(['id', 'sku', 'stock_quantity'])
    .execute();
  const home = await trx
    .selectFrom('locations')
    .select('id')
    .where('is_stock_default', '=', 1)
    .executeTakeFirst();
  const locationId = home?.id ?? 0;
  await trx
    .insertInto('stock_levels')
    .values(
      rows.map((row) => ({ product_id: row.id, location_id: locationId, quantity: row.stock_quantity })),
    )
    .execute();
  await trx
    .insertInto('stock_movements')
    .values(
      rows.map(({ id, stock_quantity }) => ({
        product_id: id,
        location_id: locationId,
        delta: stock_quantity,
        quantity_after: stock_quantity,
        location_quantity_after: stock_quantity,
        kind: 'initial' as const,
        reason: 'Opening stock',
        actor: 'seed',
        cause: `product:${id}`,
        created_at: now,
      })),
    )
    .execute();
  await indexProducts(
    trx,
    rows.flatMap(({ id }, index) => {
      const variation = variations[index];
      return variation === undefined ? [] : [indexedProduct(id, variation.product, variation.category.name)];
    }),
  );
  const specifications = rows.flatMap(({ id }, index) => {
    return Object.entries(variations[index]?.product.specifications ?? {}).map(([name, value], position) => ({
      product_id: id,
      position,
      name,
      value,
    }));
  });
  if (specifications.length > 0)
    await trx.insertInto('product_specifications').values(specifications).execute();
}

/** A product like its template, with a serial number in its name and numbers. */
function variationOf(product: SeedProduct, serial: number): SeedProduct {
  const code = serial.toString(36).toUpperCase().padStart(4, '0');
  return {
    ...product,
    name: `${product.name}, lot ${code}`,
    slug: slugOf(`${product.name} lot ${code}`),
    sku: `${product.sku}-L${code}`,
    productNumber: `${product.productNumber} L${code}`,
    ezNumber: `EZ-L${code}`,
  };
}

/** Each variation has a price and a stock of its own. */
function variationRow({ product, category, serial }: Variation, now: string): Insertable<ProductsTable> {
  const row = productRow(product, category, now);
  return {
    ...row,
    is_featured: 0,
    badge: null,
    price_cents: row.price_cents + (serial % 97) * 5,
    effective_price_cents: row.effective_price_cents + (serial % 97) * 5,
    sale_price_cents: row.sale_price_cents == null ? null : row.sale_price_cents + (serial % 97) * 5,
    stock_quantity: serial % 11 === 0 ? 0 : (serial % 190) + 1,
  };
}
