import { sql, type Selectable } from 'kysely';

import { reindexProducts } from '../../../db/search-index';
import type { Trx } from '../../../db/schema';
import type { ProductsTable } from '../../../db/tables/catalog';
import type { ImportResult, ImportRowsTable } from '../../../db/tables/imports';
import { type Arrival, bookArrivals } from '../../domain/goods/inventory/reserve-at-location.server';
import { moveStock, type Movement } from '../../domain/goods/stock/stock-ledger.server';
import { nowIso } from '../../domain/base/shared/clock';
import { publishProductEvents } from '../../domain/base/webhooks/publish-event.server';
import { getActiveChange, type ProductChange } from '../../domain/base/webhooks/webhook-events.schema';
import { readCategoryNames, type CategoryNames } from './category-names.server';
import { FIELDS, type FieldKey, type FieldTexts } from './import-fields.rules';
import { parseTexts } from './import-rows.rules';
import { insertProducts, type NewProduct } from './insert-products.server';
import {
  toProductColumns,
  getEffectiveCents,
  toEntries,
  readTierPrices,
  replaceTierPrices,
  toProductTexts,
} from './product-texts.server';

export type ImportRow = Pick<
  Selectable<ImportRowsTable>,
  'line' | 'sku' | 'sku_key' | 'outcome' | 'product_id' | 'before' | 'after'
>;

export interface AppliedImport {
  /** The demo catalog is imported without an entry in the list of imports. */
  id: number | 'demo';
  /** For the ledger. */
  actor: string;
  /** For the ledger; defaults to the import's number. */
  reason?: string;
}

export interface RowResult {
  line: number;
  result: ImportResult;
  note: string;
  /** Its product is new, and is to be noted with the row. */
  isInserted: boolean;
}

/**
 * Writes new and changed rows to the catalogue. A row whose fields somebody changed since the dry run is not written,
 * and its result says so.
 */
export async function applyRows(trx: Trx, job: AppliedImport, rows: ImportRow[]): Promise<RowResult[]> {
  const categories = await readCategoryNames(trx);
  const added = rows.filter(({ outcome }) => outcome === 'new');
  const changed = rows.filter(({ outcome }) => outcome !== 'new');
  return [
    ...(await applyChanged(trx, job, changed, categories)),
    ...(await applyNew(trx, job, added, categories)),
  ];
}

async function applyNew(trx: Trx, job: AppliedImport, rows: ImportRow[], categories: CategoryNames) {
  if (rows.length === 0) return [];
  const keys = rows.map((row) => row.sku_key);
  const known = await trx
    .selectFrom('products')
    .select(['sku_key', 'name'])
    .where('sku_key', 'in', keys)
    .execute();
  const nameOfKey = new Map(known.map(({ sku_key, name }) => [sku_key, name]));
  const results: RowResult[] = [];
  const good: (NewProduct & { row: ImportRow })[] = [];
  for (const row of rows) {
    const texts = parseTexts(row.after);
    const refuse = (note: string) =>
      results.push({ line: row.line, result: 'conflict', note, isInserted: false });
    const taken = nameOfKey.get(row.sku_key);
    const categoryId = categories.findId(texts.category ?? '');
    if (taken !== undefined) refuse(`SKU ${row.sku} is used by ${taken} since the dry run`);
    else if (categoryId === undefined)
      refuse(`The category ${texts.category ?? ''} is gone since the dry run`);
    else good.push({ row, texts, categoryId });
  }
  const inserted = await insertProducts(trx, good, categories);
  const arrivals: Arrival[] = [];
  const touched: TouchedProduct[] = [];
  for (const { row } of good) {
    const product = inserted.get(row.sku_key);
    if (product === undefined) throw new Error(`The product of line ${row.line} was not written`);
    const { id, stock } = product;
    touched.push({ id, change: 'created' });
    if (stock > 0) arrivals.push({ productId: id, units: stock, quantityAfter: stock });
    results.push({ line: row.line, result: 'applied', note: '', isInserted: true });
  }
  await bookArrivals(trx, arrivals, { kind: 'initial', ...getImportActor(job) });
  await publishTouchedProducts(trx, touched);
  return results;
}

async function applyChanged(trx: Trx, job: AppliedImport, rows: ImportRow[], categories: CategoryNames) {
  const known = await readProducts(trx, rows);
  const results: RowResult[] = [];
  const toIndex: number[] = [];
  const arrivals: Arrival[] = [];
  const touched: TouchedProduct[] = [];
  for (const row of rows) {
    const done = (result: ImportResult, note: string) =>
      results.push({ line: row.line, result, note, isInserted: false });
    const after = parseTexts(row.after);
    const product = known.products.get(row.product_id ?? 0);
    if (product === undefined) {
      done('conflict', 'The product was deleted since the dry run');
      continue;
    }
    const current = toProductTexts(product, categories, known.tiers.get(product.id));
    const changed = toEntries(parseTexts(row.before)).find(([key, text]) => current[key] !== text);
    if (changed !== undefined) {
      const [key, text] = changed;
      done(
        'conflict',
        `${FIELDS[key].heading} was ${shown(text)} at the dry run and is now ${shown(current[key])}`,
      );
      continue;
    }
    const problem = findSaleProblem({ ...current, ...after });
    if (problem !== undefined) {
      done('conflict', problem);
      continue;
    }
    const units = after.stock === undefined ? 0 : Number(after.stock) - product.stock_quantity;
    // What comes in is booked for all rows together, and its quantity written with the rest of the product.
    const quantityAfter = units > 0 ? product.stock_quantity + units : undefined;
    await writeChange(trx, product, after, { categories, quantityAfter });
    if (quantityAfter !== undefined) arrivals.push({ productId: product.id, units, quantityAfter });
    else await buildStockChange(trx, units, { productId: product.id, ...getImportActor(job) });
    if (affectsSearch(after)) toIndex.push(product.id);
    touched.push({ id: product.id, change: getProductChange(product, after) });
    done('applied', '');
  }
  await bookArrivals(trx, arrivals, { kind: 'adjustment', ...getImportActor(job) });
  await reindexProducts(trx, toIndex);
  await publishTouchedProducts(trx, touched);
  return results;
}

/** The fields that a search looks at: only a change of theirs has the index of a product written anew. */
const SEARCH_FIELDS: readonly FieldKey[] = [
  'name',
  'category',
  'brand',
  'model',
  'type',
  'productNumber',
  'ezNumber',
  'fccId',
  'oemNumber',
  'compatibility',
];

function affectsSearch(texts: FieldTexts): boolean {
  return SEARCH_FIELDS.some((key) => texts[key] !== undefined);
}

function getImportActor({ id, actor, reason = `Import ${id}` }: AppliedImport) {
  return { reason, actor, cause: `import:${id}` };
}

async function buildStockChange(trx: Trx, delta: number, movement: Omit<Movement, 'delta' | 'kind'>) {
  if (delta !== 0) await moveStock(trx, { ...movement, delta, kind: 'adjustment' });
}

/**
 * Takes applied rows back: fields become what they were, products that were new are deleted. What somebody changed
 * since it was applied, and what was ordered meanwhile, stays, and the note says so.
 */
export async function rollBackRows(trx: Trx, job: AppliedImport, rows: ImportRow[]): Promise<RowResult[]> {
  const categories = await readCategoryNames(trx);
  const known = await readProducts(trx, rows);
  const results: RowResult[] = [];
  const toIndex: number[] = [];
  const touched: TouchedProduct[] = [];
  for (const row of rows) {
    const done = (note: string) =>
      results.push({ line: row.line, result: 'taken-back', note, isInserted: false });
    const product = known.products.get(row.product_id ?? 0);
    if (product === undefined) done('The product is deleted');
    else if (row.outcome === 'new') done(await removeProduct(trx, product.id));
    else {
      const current = toProductTexts(product, categories, known.tiers.get(product.id));
      const after = parseTexts(row.after);
      const back: FieldTexts = {};
      const kept: string[] = [];
      for (const [key, text] of toEntries(parseTexts(row.before))) {
        // What was sold meanwhile is sold: the difference goes back, not the figure.
        if (key === 'stock' || current[key] === after[key]) back[key] = text;
        else kept.push(FIELDS[key].heading);
      }
      await writeChange(trx, product, back, { categories });
      if (back.stock !== undefined && after.stock !== undefined) {
        // Never below nothing: what is sold is not in the store any more.
        const delta = Math.max(-product.stock_quantity, Number(back.stock) - Number(after.stock));
        await buildStockChange(trx, delta, {
          productId: product.id,
          reason: `Import ${job.id} taken back`,
          actor: job.actor,
          cause: `import:${job.id}:back`,
        });
      }
      if (affectsSearch(back)) toIndex.push(product.id);
      touched.push({ id: product.id, change: getProductChange(product, back) });
      done(kept.length === 0 ? '' : `${kept.join(', ')} changed since and was kept`);
    }
  }
  await reindexProducts(trx, toIndex);
  await publishTouchedProducts(trx, touched);
  return results;
}

interface TouchedProduct {
  id: number;
  /** Undefined where nothing but the stock is another. */
  change: ProductChange | undefined;
}

/** What was written is told to those who want to know. */
async function publishTouchedProducts(trx: Trx, touched: readonly TouchedProduct[]): Promise<void> {
  await publishProductEvents(
    trx,
    touched.flatMap(({ id, change }) => (change === undefined ? [] : [{ id, change }])),
  );
}

function getProductChange(product: { is_active: 0 | 1 }, texts: FieldTexts): ProductChange | undefined {
  if (toEntries(texts).every(([key]) => key === 'stock')) return undefined;
  const wasActive = product.is_active === 1;
  return getActiveChange(wasActive, texts.active === undefined ? wasActive : texts.active === 'yes');
}

const shown = (text: string) => (text === '' ? 'empty' : text.length > 60 ? `${text.slice(0, 60)}…` : text);

function findSaleProblem(whole: FieldTexts): string | undefined {
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

interface WriteOptions {
  categories: CategoryNames;
  /** The stock, where it is booked by the caller. */
  quantityAfter?: number | undefined;
}

async function writeChange(
  trx: Trx,
  product: Selectable<ProductsTable>,
  texts: FieldTexts,
  { categories, quantityAfter }: WriteOptions,
): Promise<void> {
  const columns = toProductColumns(texts, categories);
  const now = nowIso();
  await trx
    .updateTable('products')
    .set({
      ...columns,
      ...(quantityAfter === undefined ? {} : { stock_quantity: quantityAfter }),
      effective_price_cents: getEffectiveCents({ ...product, ...columns }),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', product.id)
    .execute();
  if (texts.tierPrices !== undefined) await replaceTierPrices(trx, product.id, texts.tierPrices, now);
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
    await publishProductEvents(trx, [{ id, change: 'archived' }]);
    return 'Was ordered meanwhile, so it is hidden and not deleted';
  }
  await publishProductEvents(trx, [{ id, change: 'deleted' }]);
  await trx.deleteFrom('stock_movements').where('product_id', '=', id).execute();
  await trx.deleteFrom('products').where('id', '=', id).execute();
  return '';
}
