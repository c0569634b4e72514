import type { Insertable, Selectable } from 'kysely';

import type { Db, Trx } from '../schema';
import { indexProducts } from '../search-index';
import { listEnglishTexts, partKey, searchTextOf, type SearchableProduct } from '../search-text';
import { slugOf } from '../slug';
import { inTransaction } from '../transaction';
import type { FitmentsTable, ProductsTable } from '../tables/catalog';

/** Products per transaction: enough to be fast, few enough that readers aren't kept waiting. */
const BATCH = 500;

interface Specification {
  name: string;
  value: string;
}

interface Template {
  row: Selectable<ProductsTable>;
  categoryName: string;
  specifications: Specification[];
  fitments: Selectable<FitmentsTable>[];
}

/** The short number of a variation starts with this, so that it never becomes a template. */
const VARIATION_PREFIX = 'EZ-L';

/**
 * Adds variations of the demo's products until the store holds as many as wanted, for load tests. The same store always
 * grows to the same products.
 *
 * @returns how many were added.
 */
export async function growCatalog(
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

async function readTemplates(db: Db): Promise<Template[]> {
  const names = new Map(
    (await db.selectFrom('categories').select(['id', 'name']).execute()).map(({ id, name }) => [id, name]),
  );
  const rows = await db
    .selectFrom('products')
    .selectAll()
    .where('ez_number', 'not like', `${VARIATION_PREFIX}%`)
    .orderBy('id')
    .execute();
  const specifications = new Map<number, Specification[]>();
  const all = db.selectFrom('product_specifications').selectAll();
  for (const one of await all.orderBy('product_id').orderBy('position').execute())
    specifications.set(one.product_id, [...(specifications.get(one.product_id) ?? []), one]);
  const fitments = await db.selectFrom('fitments').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    row,
    categoryName: names.get(row.category_id) ?? '',
    specifications: specifications.get(row.id) ?? [],
    fitments: fitments.filter(({ product_id }) => product_id === row.id),
  }));
}

async function writeBatch(trx: Trx, templates: Template[], start: number, size: number): Promise<void> {
  const now = new Date().toISOString();
  const variations = Array.from({ length: size }, (_, index) => {
    const serial = start + index + 1;
    const template = templates[serial % templates.length];
    if (template === undefined) throw new Error('The catalog is empty');
    return { ...template, row: variationOf(template, serial, now) };
  });
  const rows = await trx
    .insertInto('products')
    .values(variations.map(({ row }) => row))
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
        reason: 'Beginning inventory',
        actor: 'seed',
        cause: `product:${id}`,
        created_at: now,
      })),
    )
    .execute();
  await indexProducts(
    trx,
    variations.map(({ row, categoryName, specifications }, index) => ({
      id: rows[index]?.id ?? 0,
      ...toSearchable(row, categoryName, specifications),
      texts: [...listEnglishTexts(toSearchable(row, categoryName, specifications)), row.description],
      frenchTexts: [],
    })),
  );
  const specifications = variations.flatMap((variation, index) =>
    variation.specifications.map(({ name, value }, position) => ({
      product_id: rows[index]?.id ?? 0,
      position,
      name,
      value,
    })),
  );
  if (specifications.length > 0)
    await trx.insertInto('product_specifications').values(specifications).execute();
  const fitments = variations.flatMap((variation, index) =>
    variation.fitments.map(({ id: _, ...fitment }) => ({ ...fitment, product_id: rows[index]?.id ?? 0 })),
  );
  if (fitments.length > 0) await trx.insertInto('fitments').values(fitments).execute();
}

type NewRow = Omit<Selectable<ProductsTable>, 'id' | 'version'>;

/** A product like its template, with a serial number in its name and numbers, and a price and a stock of its own. */
function variationOf(
  { row: { id: _, version: __, ...template }, categoryName, specifications }: Template,
  serial: number,
  now: string,
): Insertable<ProductsTable> & NewRow {
  const code = serial.toString(36).toUpperCase().padStart(4, '0');
  const sku = `${template.sku}-L${code}`;
  const more = (serial % 97) * 5;
  const row: NewRow = {
    ...template,
    name: `${template.name}, lot ${code}`,
    slug: slugOf(`${template.name} lot ${code}`),
    sku,
    sku_key: partKey(sku),
    product_number: `${template.product_number} L${code}`,
    ez_number: `${VARIATION_PREFIX}${code}`,
    is_featured: 0,
    is_active: 1,
    badge: null,
    image_url: null,
    price_cents: template.price_cents + more,
    effective_price_cents: template.effective_price_cents + more,
    sale_price_cents: template.sale_price_cents === null ? null : template.sale_price_cents + more,
    stock_quantity: serial % 11 === 0 ? 0 : (serial % 190) + 1,
    created_at: now,
    updated_at: now,
  };
  return {
    ...row,
    search_text: searchTextOf(toSearchable(row, categoryName, specifications)),
  };
}

function toSearchable(
  row: NewRow,
  categoryName: string,
  specifications: Template['specifications'],
): SearchableProduct {
  return {
    name: row.name,
    sku: row.sku,
    productNumber: row.product_number,
    ezNumber: row.ez_number,
    brand: row.brand,
    model: row.model,
    type: row.type,
    categoryName,
    fccId: row.fcc_id,
    oemNumber: row.oem_number,
    compatibility: row.compatibility,
    specifications,
    services: row.service_tags.split(' ').filter(Boolean),
  };
}
