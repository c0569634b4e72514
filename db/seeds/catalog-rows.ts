import { writeFrench } from '../french-texts';
import type { Trx } from '../schema';
import { reindexProducts } from '../search-index';
import { listOf, readDemoRows } from './demo-files';
import { createSuppliedRules } from './supplied-rows';

/** Columns of the demo’s categories.csv. */
export const CATEGORY_COLUMNS = [
  'Slug',
  'Name',
  'Description',
  'Hero text',
  'Picture',
  'Services',
  'Compared specifications',
  'View',
  'French name',
  'French description',
  'French hero text',
] as const;

/** Adds the demo's categories, in the order of their ids. Returns how many there are. */
export async function seedCategories(trx: Trx, now: string): Promise<number> {
  const categories = readDemoRows('categories', CATEGORY_COLUMNS);
  await trx
    .insertInto('categories')
    .values(
      categories.map((category, index) => ({
        parent_id: null,
        name: category.Name,
        slug: category.Slug,
        description: category.Description,
        hero_text: category['Hero text'],
        picture: category.Picture,
        service_tags: category.Services,
        sort_order: index + 1,
        list_attributes: JSON.stringify(listOf(category['Compared specifications'])),
        default_view: category.View === 'list' ? ('list' as const) : ('grid' as const),
        is_active: 1 as const,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
  return categories.length;
}

/** Adds the demo's price tiers. Their prices by quantity come with the products. */
export async function seedPriceTiers(trx: Trx, now: string): Promise<void> {
  await trx
    .insertInto('price_tiers')
    .values(
      readDemoRows('price-tiers', ['Code', 'Name', 'Discount percent']).map((tier) => ({
        code: tier.Code,
        name: tier.Name,
        discount_basis_points: Number(tier['Discount percent']) * 100,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute();
}

/** Adds what the product import has no columns for: specifications, fitment, slugs, pictures, services, and ratings. */
export async function seedProductDetails(trx: Trx): Promise<void> {
  const products = await trx
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'type'])
    .orderBy('id')
    .execute();
  const ids = new Map(products.map(({ id, sku }) => [sku, id]));
  const idOf = (sku: string) => {
    const id = ids.get(sku);
    if (id === undefined) throw new Error(`The demo has no product ${sku}`);
    return id;
  };
  await updateProducts(trx, idOf);
  await updateUnits(trx, idOf);
  await insertSpecifications(trx, products);
  await trx
    .insertInto('fitments')
    .values(
      readDemoRows('fitments', ['SKU', 'Make', 'Model', 'Year from', 'Year to']).map((fitment) => ({
        product_id: idOf(fitment.SKU),
        make: fitment.Make,
        model: fitment.Model,
        year_from: Number(fitment['Year from']),
        year_to: Number(fitment['Year to']),
        is_sample: 1 as const,
      })),
    )
    .execute();
  await reindexProducts(
    trx,
    products.map(({ id }) => id),
  );
}

async function updateProducts(trx: Trx, idOf: (sku: string) => number): Promise<void> {
  const rows = readDemoRows('product-details', [
    'SKU',
    'Slug',
    'Picture',
    'Services',
    'Rating',
    'Reviews',
    'Alias',
  ]);
  for (const row of rows) {
    await trx
      .updateTable('products')
      .set({
        slug: row.Slug,
        picture: row.Picture,
        service_tags: row.Services,
        rating_tenths: Math.round(Number(row.Rating) * 10),
        review_count: Number(row.Reviews),
      })
      .where('id', '=', idOf(row.SKU))
      .execute();
  }
  const aliases = rows.filter(({ Alias }) => Alias !== '');
  await trx
    .insertInto('product_aliases')
    .values(aliases.map(({ Alias, SKU }) => ({ alias: Alias, product_id: idOf(SKU) })))
    .execute();
}

async function updateUnits(trx: Trx, idOf: (sku: string) => number): Promise<void> {
  for (const row of readDemoRows('product-units', ['SKU', 'Unit', 'Pieces per unit']))
    await trx
      .updateTable('products')
      .set({ unit: row.Unit, pack_size: Number(row['Pieces per unit']) })
      .where('id', '=', idOf(row.SKU))
      .execute();
}

async function insertSpecifications(
  trx: Trx,
  products: readonly { id: number; sku: string; name: string; type: string }[],
): Promise<void> {
  const stated = new Map<string, { name: string; value: string }[]>();
  for (const { SKU, Name, Value } of readDemoRows('specifications', ['SKU', 'Name', 'Value']))
    stated.set(SKU, [...(stated.get(SKU) ?? []), { name: Name, value: Value }]);
  const french = new Map<string, string>();
  const supplied = createSuppliedRules();
  const rows = products.flatMap(({ id, sku, name, type }) => {
    const own = stated.get(sku) ?? [];
    const { facts, french: pair } = supplied({ name, type, specifications: own });
    french.set(...pair);
    return [...own, ...facts].map((fact, position) => ({ product_id: id, position, ...fact }));
  });
  await trx.insertInto('product_specifications').values(rows).execute();
  await writeFrench(trx, french);
}
