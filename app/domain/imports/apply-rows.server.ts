import { sql, type Insertable, type Selectable } from 'kysely';

import { reindexProducts } from '../../../db/search-index';
import { partKey } from '../../../db/search-text';
import { slugOf } from '../../../db/slug';
import type { Trx } from '../../../db/schema';
import type { ProductsTable } from '../../../db/tables/catalogue';
import type { ImportResult, ImportRowsTable } from '../../../db/tables/imports';
import { choosePicture } from '../catalogue/picture-choice.rules';
import { moveStock } from '../inventory/stock-ledger.server';
import { nowIso } from '../shared/clock';
import { announceProducts } from '../webhooks/announce.server';
import { changeOfActive } from '../webhooks/product-changes.rules';
import type { ProductChange } from '../webhooks/webhook-events.schema';
import { FIELDS, type FieldTexts } from './import-fields.rules';
import { textsIn } from './import-rows.rules';
import {
  columnsOfTexts,
  effectiveCentsOf,
  entriesOf,
  readCategoryNames,
  readTierPrices,
  replaceTierPrices,
  textsOfProduct,
  type CategoryNames,
} from './product-texts.server';

export type ImportRow = Selectable<ImportRowsTable>;

export interface AppliedImport {
  id: number;
  /** For the ledger. */
  actor: string;
}

export interface RowResult {
  line: number;
  result: ImportResult;
  note: string;
  productId: number | null;
}

/**
 * Writes new and changed rows to the catalogue. A row whose fields somebody changed since the dry run is not written,
 * and its result says so.
 */
export async function applyRows(trx: Trx, job: AppliedImport, rows: ImportRow[]): Promise<RowResult[]> {
  const categories = await readCategoryNames(trx);
  const known = await readProducts(trx, rows);
  const results: RowResult[] = [];
  const touched: Touched[] = [];
  for (const row of rows) {
    const done = (result: ImportResult, note: string, productId = row.product_id) =>
      results.push({ line: row.line, result, note, productId });
    const after = textsIn(row.after);
    if (row.outcome === 'new') {
      const taken = await trx
        .selectFrom('products')
        .select('name')
        .where('sku_key', '=', row.sku_key)
        .executeTakeFirst();
      if (taken !== undefined) {
        done('conflict', `SKU ${row.sku} is used by ${taken.name} since the dry run`);
        continue;
      }
      const id = await insertProduct(trx, after, categories);
      if (id === undefined) {
        done('conflict', `The category ${after.category ?? ''} is gone since the dry run`);
        continue;
      }
      await writeStock(trx, job, { productId: id, delta: Number(after.stock ?? '0'), kind: 'initial' });
      if (after.tierPrices !== undefined) await replaceTierPrices(trx, id, after.tierPrices, nowIso());
      touched.push({ id, change: 'created' });
      done('applied', '', id);
      continue;
    }
    const product = known.products.get(row.product_id ?? 0);
    if (product === undefined) {
      done('conflict', 'The product was deleted since the dry run');
      continue;
    }
    const current = textsOfProduct(product, categories, known.tiers.get(product.id));
    const changed = entriesOf(textsIn(row.before)).find(([key, text]) => current[key] !== text);
    if (changed !== undefined) {
      const [key, text] = changed;
      done(
        'conflict',
        `${FIELDS[key].heading} was ${shown(text)} at the dry run and is now ${shown(current[key])}`,
      );
      continue;
    }
    const problem = saleProblem({ ...current, ...after });
    if (problem !== undefined) {
      done('conflict', problem);
      continue;
    }
    await writeChange(trx, job, product, after, { categories, stock: 'file' });
    touched.push({ id: product.id, change: changeTo(product, after) });
    done('applied', '');
  }
  await tellTouched(trx, touched);
  return results;
}

/**
 * Takes applied rows back: fields become what they were, products that were new are deleted. What somebody changed
 * since it was applied, and what was ordered meanwhile, stays, and the note says so.
 */
export async function takeRowsBack(trx: Trx, job: AppliedImport, rows: ImportRow[]): Promise<RowResult[]> {
  const categories = await readCategoryNames(trx);
  const known = await readProducts(trx, rows);
  const results: RowResult[] = [];
  const touched: Touched[] = [];
  for (const row of rows) {
    const done = (note: string) =>
      results.push({ line: row.line, result: 'taken-back', note, productId: row.product_id });
    const product = known.products.get(row.product_id ?? 0);
    if (product === undefined) done('The product is deleted');
    else if (row.outcome === 'new') done(await removeProduct(trx, product.id));
    else {
      const current = textsOfProduct(product, categories, known.tiers.get(product.id));
      const after = textsIn(row.after);
      const back: FieldTexts = {};
      const kept: string[] = [];
      for (const [key, text] of entriesOf(textsIn(row.before))) {
        // What was sold meanwhile is sold: the difference goes back, not the figure.
        if (key === 'stock' || current[key] === after[key]) back[key] = text;
        else kept.push(FIELDS[key].heading);
      }
      const stock = { before: textsIn(row.before).stock, after: after.stock };
      await writeChange(trx, job, product, back, { categories, stock });
      touched.push({ id: product.id, change: changeTo(product, back) });
      done(kept.length === 0 ? '' : `${kept.join(', ')} changed since and was kept`);
    }
  }
  await tellTouched(trx, touched);
  return results;
}

interface Touched {
  id: number;
  /** Undefined where nothing but the stock is another. */
  change: ProductChange | undefined;
}

/** What was written is found by a search, and told to those who want to know. */
async function tellTouched(trx: Trx, touched: readonly Touched[]): Promise<void> {
  await reindexProducts(
    trx,
    touched.map(({ id }) => id),
  );
  await announceProducts(
    trx,
    touched.flatMap(({ id, change }) => (change === undefined ? [] : [{ id, change }])),
  );
}

function changeTo(product: { is_active: 0 | 1 }, texts: FieldTexts): ProductChange | undefined {
  if (entriesOf(texts).every(([key]) => key === 'stock')) return undefined;
  const wasActive = product.is_active === 1;
  return changeOfActive(wasActive, texts.active === undefined ? wasActive : texts.active === 'yes');
}

const shown = (text: string) => (text === '' ? 'empty' : text.length > 60 ? `${text.slice(0, 60)}…` : text);

function saleProblem(whole: FieldTexts): string | undefined {
  if (whole.onSale !== 'yes') return undefined;
  const isBelow = Number(whole.salePrice ?? '') < Number(whole.price ?? '');
  return whole.salePrice !== '' && isBelow ? undefined : 'The sale price must be below the price';
}

async function readProducts(trx: Trx, rows: ImportRow[]) {
  const ids = rows.map(({ product_id }) => product_id).filter((id) => id !== null);
  const products =
    ids.length === 0 ? [] : await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  return {
    products: new Map(products.map((product) => [product.id, product])),
    tiers: await readTierPrices(trx, ids),
  };
}

interface Writing {
  categories: CategoryNames;
  /** The quantity of the file, or what the import had made of which quantity, to be taken back. */
  stock: 'file' | { before: string | undefined; after: string | undefined };
}

async function writeChange(
  trx: Trx,
  job: AppliedImport,
  product: Selectable<ProductsTable>,
  texts: FieldTexts,
  { categories, stock }: Writing,
): Promise<void> {
  const columns = columnsOfTexts(texts, categories);
  const now = nowIso();
  await trx
    .updateTable('products')
    .set({
      ...columns,
      effective_price_cents: effectiveCentsOf({ ...product, ...withoutExpressions(columns) }),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', product.id)
    .execute();
  if (texts.tierPrices !== undefined) await replaceTierPrices(trx, product.id, texts.tierPrices, now);
  if (stock === 'file') {
    if (texts.stock === undefined) return;
    const delta = Number(texts.stock) - product.stock_quantity;
    await writeStock(trx, job, { productId: product.id, delta, kind: 'adjustment' });
  } else if (stock.before !== undefined && stock.after !== undefined) {
    // Never below nothing: what is sold is not in the store any more.
    const delta = Math.max(-product.stock_quantity, Number(stock.before) - Number(stock.after));
    await writeStock(trx, job, { productId: product.id, delta, kind: 'adjustment', isBack: true });
  }
}

function withoutExpressions(columns: ReturnType<typeof columnsOfTexts>) {
  const { price_cents, sale_price_cents, is_on_sale } = columns;
  return {
    ...(typeof price_cents === 'number' ? { price_cents } : {}),
    ...(typeof sale_price_cents === 'number' || sale_price_cents === null ? { sale_price_cents } : {}),
    ...(is_on_sale === 0 || is_on_sale === 1 ? { is_on_sale } : {}),
  };
}

async function writeStock(
  trx: Trx,
  job: AppliedImport,
  move: { productId: number; delta: number; kind: 'initial' | 'adjustment'; isBack?: boolean },
): Promise<void> {
  if (move.delta === 0) return;
  const cause = `import:${job.id}`;
  await moveStock(trx, {
    productId: move.productId,
    delta: move.delta,
    kind: move.kind,
    reason: move.isBack === true ? `Import ${job.id} taken back` : `Import ${job.id}`,
    actor: job.actor,
    cause: move.isBack === true ? `${cause}:back` : cause,
  });
}

/** @returns undefined when its category is gone. */
async function insertProduct(
  trx: Trx,
  texts: FieldTexts,
  categories: CategoryNames,
): Promise<number | undefined> {
  const categoryId = categories.idOf(texts.category ?? '');
  if (categoryId === undefined) return undefined;
  const { name = '', sku = '', model = '' } = texts;
  const now = nowIso();
  const values: Insertable<ProductsTable> = {
    category_id: categoryId,
    name,
    slug: await freeSlug(trx, slugOf(name) || slugOf(sku)),
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
    effective_price_cents: 0,
    is_on_sale: 0,
    is_featured: 0,
    is_active: 1,
    is_restricted: 0,
    badge: null,
    stock_quantity: 0,
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
    picture: choosePicture(name, categories.slugOf(categoryId)),
    // Filled with the rest of the search index, when the rows of a turn are written.
    search_text: '',
    created_at: now,
    updated_at: now,
  };
  const columns = columnsOfTexts(filled(texts), categories);
  const effective = effectiveCentsOf({
    price_cents: 0,
    sale_price_cents: null,
    is_on_sale: 0,
    ...withoutExpressions(columns),
  });
  const { id } = await trx.insertInto('products').values(values).returning('id').executeTakeFirstOrThrow();
  await trx
    .updateTable('products')
    .set({ ...columns, effective_price_cents: effective })
    .where('id', '=', id)
    .execute();
  return id;
}

/** What the file says; an empty cell leaves a new product its default. */
function filled(texts: FieldTexts): FieldTexts {
  return Object.fromEntries(entriesOf(texts).filter(([, text]) => text !== ''));
}

/** The slug, with a number behind it when others have it: 'cam-lock', 'cam-lock-2', … */
async function freeSlug(trx: Trx, slug: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    const taken = await trx
      .selectFrom('products')
      .select('id')
      .where('slug', '=', candidate)
      .executeTakeFirst();
    if (taken === undefined) return candidate;
  }
}

/** Deletes a product that an import had added; one that was ordered or quoted meanwhile is hidden instead. */
async function removeProduct(trx: Trx, id: number): Promise<string> {
  const ordered = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  const quoted = await trx
    .selectFrom('quote_lines')
    .select('id')
    .where('product_id', '=', id)
    .executeTakeFirst();
  if (ordered !== undefined || quoted !== undefined) {
    await trx
      .updateTable('products')
      .set({ is_active: 0, version: sql`version + 1`, updated_at: nowIso() })
      .where('id', '=', id)
      .execute();
    await announceProducts(trx, [{ id, change: 'archived' }]);
    return 'Was ordered meanwhile, so it is hidden and not deleted';
  }
  await announceProducts(trx, [{ id, change: 'deleted' }]);
  await trx.deleteFrom('stock_movements').where('product_id', '=', id).execute();
  await trx.deleteFrom('products').where('id', '=', id).execute();
  return '';
}
