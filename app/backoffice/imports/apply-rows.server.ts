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
  toEntries,
  readTierPrices,
  replaceTierPrices,
  toProductTexts,
} from './product-texts.server';
import { getEffectivePrice, toPricing } from '../../domain/goods/catalog/product.rules';

export type ImportRow = Pick<
  Selectable<ImportRowsTable>,
  'line' | 'sku' | 'sku_key' | 'outcome' | 'product_id' | 'before' | 'after'
>;

export interface AppliedImport {
  /** 'demo' for the demo catalog, which has no entry in the list of imports. */
  id: number | 'demo';
  actor: string;
  /** For the ledger; defaults to the import's number. */
  reason?: string;
}

export interface RowResult {
  line: number;
  result: ImportResult;
  note: string;
  /** Whether the row's product was inserted, so that its ID must be stored. */
  isInserted: boolean;
}

/** Writes new and changed rows, except those whose products changed since the preview. */
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
    if (taken !== undefined) refuse(`SKU ${row.sku} was taken by ${taken} after the preview`);
    else if (categoryId === undefined)
      refuse(`The category ${texts.category ?? ''} was deleted after the preview`);
    else good.push({ row, texts, categoryId });
  }
  const inserted = await insertProducts(trx, good, categories);
  const arrivals: Arrival[] = [];
  const touched: TouchedProduct[] = [];
  for (const { row } of good) {
    const product = inserted.get(row.sku_key);
    if (product === undefined) throw new Error(`The product on line ${row.line} was not written`);
    const { id, stock } = product;
    touched.push({ id, change: 'created' });
    if (stock > 0) arrivals.push({ productId: id, units: stock, quantityAfter: stock });
    results.push({ line: row.line, result: 'applied', note: '', isInserted: true });
  }
  await bookArrivals(trx, arrivals, { kind: 'initial', ...getImportActor(job) });
  await publishProductEvents(trx, touched);
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
      done('conflict', 'The product was deleted after the preview');
      continue;
    }
    const current = toProductTexts(product, categories, known.tiers.get(product.id));
    const changed = toEntries(parseTexts(row.before)).find(([key, text]) => current[key] !== text);
    if (changed !== undefined) {
      const [key, text] = changed;
      done(
        'conflict',
        `${FIELDS[key].heading} was ${shorten(text)} at the dry run and is now ${shorten(current[key])}`,
      );
      continue;
    }
    const problem = findSaleProblem({ ...current, ...after });
    if (problem !== undefined) {
      done('conflict', problem);
      continue;
    }
    const units = after.stock === undefined ? 0 : Number(after.stock) - product.stock_quantity;
    // Increases are booked together below; their quantity is written with the rest of the product.
    const quantityAfter = units > 0 ? product.stock_quantity + units : undefined;
    await writeChange(trx, product, after, categories, quantityAfter);
    if (quantityAfter !== undefined) arrivals.push({ productId: product.id, units, quantityAfter });
    else await adjustStock(trx, units, { productId: product.id, ...getImportActor(job) });
    if (affectsSearch(after)) toIndex.push(product.id);
    touched.push(...listChange(product, after));
    done('applied', '');
  }
  await bookArrivals(trx, arrivals, { kind: 'adjustment', ...getImportActor(job) });
  await reindexProducts(trx, toIndex);
  await publishProductEvents(trx, touched);
  return results;
}

/** Fields in the search index; other changes don't reindex the product. */
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

async function adjustStock(trx: Trx, delta: number, movement: Omit<Movement, 'delta' | 'kind'>) {
  if (delta !== 0) await moveStock(trx, { ...movement, delta, kind: 'adjustment' });
}

/**
 * Rolls applied rows back: restores fields and deletes new products. Fields changed since, and products ordered since,
 * stay, with a note.
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
    if (product === undefined) done('The product was already deleted');
    else if (row.outcome === 'new') done(await removeProduct(trx, product.id));
    else {
      const current = toProductTexts(product, categories, known.tiers.get(product.id));
      const after = parseTexts(row.after);
      const back: FieldTexts = {};
      const changedSince: string[] = [];
      for (const [key, text] of toEntries(parseTexts(row.before))) {
        // Stock may have moved since, so the difference is undone instead of restoring the quantity.
        if (key === 'stock' || current[key] === after[key]) back[key] = text;
        else changedSince.push(FIELDS[key].heading);
      }
      await writeChange(trx, product, back, categories);
      if (back.stock !== undefined && after.stock !== undefined) {
        // Sold units can't be taken back.
        const delta = Math.max(-product.stock_quantity, Number(back.stock) - Number(after.stock));
        await adjustStock(trx, delta, {
          productId: product.id,
          reason: `Import ${job.id} rolled back`,
          actor: job.actor,
          cause: `import:${job.id}:back`,
        });
      }
      if (affectsSearch(back)) toIndex.push(product.id);
      touched.push(...listChange(product, back));
      done(changedSince.length === 0 ? '' : `Later changes kept: ${changedSince.join(', ')}`);
    }
  }
  await reindexProducts(trx, toIndex);
  await publishProductEvents(trx, touched);
  return results;
}

interface TouchedProduct {
  id: number;
  change: ProductChange;
}

/** Lists a written product as changed, unless only its stock changed. */
function listChange(
  { id, is_active }: { id: number; is_active: 0 | 1 },
  texts: FieldTexts,
): TouchedProduct[] {
  if (toEntries(texts).every(([key]) => key === 'stock')) return [];
  const wasActive = is_active === 1;
  const isActive = texts.active === undefined ? wasActive : texts.active === 'yes';
  return [{ id, change: getActiveChange(wasActive, isActive) }];
}

const shorten = (text: string) => (text === '' ? 'empty' : text.length > 60 ? `${text.slice(0, 60)}…` : text);

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

/** @param quantityAfter the stock, only if the caller books it: writing it otherwise would undo sales meanwhile */
async function writeChange(
  trx: Trx,
  product: Selectable<ProductsTable>,
  texts: FieldTexts,
  categories: CategoryNames,
  quantityAfter?: number,
): Promise<void> {
  const columns = toProductColumns(texts, categories);
  const now = nowIso();
  await trx
    .updateTable('products')
    .set({
      ...columns,
      stock_quantity: quantityAfter,
      effective_price_cents: getEffectivePrice(toPricing({ ...product, ...columns })),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where('id', '=', product.id)
    .execute();
  if (texts.tierPrices !== undefined) await replaceTierPrices(trx, product.id, texts.tierPrices, now);
}

/** Deletes an imported product, or hides it if it was ordered or quoted since. @returns the note */
async function removeProduct(trx: Trx, id: number): Promise<string> {
  const used = await trx
    .selectFrom('order_lines')
    .select('id')
    .where('product_id', '=', id)
    .unionAll(trx.selectFrom('quote_lines').select('id').where('product_id', '=', id))
    .limit(1)
    .executeTakeFirst();
  if (used !== undefined) {
    await trx
      .updateTable('products')
      .set({ is_active: 0, version: sql`version + 1`, updated_at: nowIso() })
      .where('id', '=', id)
      .execute();
    await publishProductEvents(trx, [{ id, change: 'archived' }]);
    return 'Hidden instead of deleted because it was ordered after the import';
  }
  await publishProductEvents(trx, [{ id, change: 'deleted' }]);
  await trx.deleteFrom('stock_movements').where('product_id', '=', id).execute();
  await trx.deleteFrom('products').where('id', '=', id).execute();
  return '';
}
