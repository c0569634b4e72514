import { sql, type Selectable } from 'kysely';

import { reindexProducts } from '../../../db/search-index';
import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { BulkOutcome, BulkRunProductsTable } from '../../../db/tables/bulk';
import type { ProductsTable } from '../../../db/tables/catalog';
import type { Actor } from '../../domain/base/audit/actor';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { getEffectivePrice } from '../../domain/goods/catalog/product.rules';
import { nowIso } from '../../domain/base/shared/clock';
import { ConflictError, FieldError, NotFoundError } from '../../domain/base/shared/errors';
import { publishProductEvents } from '../../domain/base/webhooks/publish-event.server';
import { getActiveChange, type ProductChange } from '../../domain/base/webhooks/webhook-events.schema';
import { applyBulkChange, isSameState, type BulkState } from './bulk-change.rules';
import type { BulkChange, BulkFilter, BulkForm } from './bulk-change.schema';
import { describeFilter, whereMatchesFilter } from './bulk-selection.server';
import { parseChange, parseState } from './bulk-runs.queries.server';
import { countRows } from '../../domain/base/shared/list-queries.server';

/** Rows read and written at once. */
const BATCH = 500;

/**
 * The most products that one run changes: it is one transaction, and while it is written nobody else writes. 20,000
 * take about two seconds.
 */
export const MAX_PRODUCTS = 20_000;

/**
 * Keeps which products were chosen and what the change would make of each, as they are now. Nothing of the
 * catalogue is changed.
 *
 * @returns the run's id.
 * @throws FieldError when nothing, or too much, was chosen, or the category is gone.
 */
export async function prepareBulkRun(db: Db, form: BulkForm, staffId: number): Promise<number> {
  const { change } = form;
  return inTransaction(db, async (trx) => {
    if (change.kind === 'category') await assertCategory(trx, change.categoryId);
    const count = await countChosen(trx, form);
    if (count === 0)
      throw new FieldError('change', 'No products are chosen. Go back to the list and choose some');
    if (count > MAX_PRODUCTS)
      throw new FieldError(
        'change',
        `${count.toLocaleString('en-US')} products are chosen, and ${MAX_PRODUCTS.toLocaleString('en-US')} can be changed at once. Choose a narrower filter, or change them by an import`,
      );
    const { id: runId } = await trx
      .insertInto('bulk_runs')
      .values({
        staff_id: staffId,
        change: JSON.stringify(change),
        selection: await describeSelection(trx, form, count),
        return_to: form.returnTo,
        state: 'preview',
        created_at: nowIso(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (let after = 0; ;) {
      const rows = await readChosen(trx, form, after);
      if (rows.length === 0) break;
      after = rows.at(-1)?.id ?? after;
      await trx
        .insertInto('bulk_run_products')
        .values(rows.map((row) => buildPreviewRow(runId, row, change)))
        .execute();
    }
    return runId;
  });
}

/**
 * Applies a previewed run in one transaction. Products that somebody changed since the preview are left as they are
 * and counted.
 *
 * @throws NotFoundError, ConflictError when the run was applied already.
 */
export async function applyBulkRun(db: Db, runId: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const run = await lockRun(trx, runId, 'preview');
    const counts = { applied: 0, moved: 0 };
    await forEachInRun(trx, runId, 'change', async (rows) => {
      const { done, left } = await writeStates(trx, rows, (row) => ({
        from: parseState(row.before),
        to: parseState(row.after),
        version: row.seen_version,
      }));
      await recordAuditEvent(trx, runId, done, 'applied');
      await recordAuditEvent(trx, runId, left, 'moved');
      counts.applied += done.length;
      counts.moved += left.length;
    });
    await trx
      .updateTable('bulk_runs')
      .set({ state: 'applied', applied_at: nowIso() })
      .where('id', '=', runId)
      .execute();
    await recordAudit(trx, actor, 'products.bulk-change', `bulk-run:${runId}`, {
      after: { change: parseChange(run.change), selection: run.selection, ...counts },
    });
    return counts;
  });
}

/**
 * Takes an applied run back, in one transaction. Products that were changed since keep what they are now.
 *
 * @throws NotFoundError, ConflictError when the run is not applied, or undone already.
 */
export async function undoBulkRun(db: Db, runId: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const run = await lockRun(trx, runId, 'applied');
    const counts = { restored: 0, kept: 0 };
    await forEachInRun(trx, runId, 'applied', async (rows) => {
      const { done, left } = await writeStates(trx, rows, (row) => ({
        from: parseState(row.after),
        to: parseState(row.before),
        version: row.applied_version ?? 0,
      }));
      await recordAuditEvent(trx, runId, done, 'restored');
      await recordAuditEvent(trx, runId, left, 'kept');
      counts.restored += done.length;
      counts.kept += left.length;
    });
    await trx
      .updateTable('bulk_runs')
      .set({ state: 'undone', undone_at: nowIso() })
      .where('id', '=', runId)
      .execute();
    await recordAudit(trx, actor, 'products.bulk-undo', `bulk-run:${runId}`, {
      before: { change: parseChange(run.change) },
      after: counts,
    });
    return counts;
  });
}

type SelectedProducts = Pick<BulkForm, 'productIds' | 'filter'>;

function selectChosenProducts(trx: Trx, { productIds, filter }: SelectedProducts) {
  return trx
    .selectFrom('products as p')
    .$if(productIds !== undefined, (query) => query.where('p.id', 'in', productIds ?? []))
    .$if(productIds === undefined, (query) => query.where(whereMatchesFilter(filter)));
}

async function countChosen(trx: Trx, chosen: SelectedProducts): Promise<number> {
  const count = await countRows(selectChosenProducts(trx, chosen));
  return count;
}

function readChosen(trx: Trx, chosen: SelectedProducts, after: number) {
  return selectChosenProducts(trx, chosen)
    .select(['p.id', 'p.sku', 'p.name', 'p.version', 'p.price_cents', 'p.sale_price_cents', 'p.is_on_sale'])
    .select(['p.category_id', 'p.is_active', 'p.is_featured'])
    .where('p.id', '>', after)
    .orderBy('p.id')
    .limit(BATCH)
    .execute();
}

type StateColumns = Pick<
  Selectable<ProductsTable>,
  'price_cents' | 'sale_price_cents' | 'is_on_sale' | 'category_id' | 'is_active' | 'is_featured'
>;

function toState(row: StateColumns): BulkState {
  return {
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    isOnSale: row.is_on_sale === 1,
    categoryId: row.category_id,
    isActive: row.is_active === 1,
    isFeatured: row.is_featured === 1,
  };
}

function buildPreviewRow(
  runId: number,
  row: StateColumns & { id: number; sku: string; name: string; version: number },
  change: BulkChange,
) {
  const before = toState(row);
  const changed = applyBulkChange(before, change);
  return {
    run_id: runId,
    product_id: row.id,
    sku: row.sku,
    name: row.name,
    seen_version: row.version,
    outcome: changed.outcome,
    problem: changed.outcome === 'refused' ? changed.problem : '',
    before: JSON.stringify(before),
    after: JSON.stringify(changed.outcome === 'change' ? changed.after : before),
    applied_version: null,
  };
}

async function assertCategory(trx: Trx, id: number): Promise<void> {
  const category = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  if (category === undefined) throw new FieldError('categoryId', 'Choose the category');
}

async function describeSelection(trx: Trx, form: SelectedProducts, count: number): Promise<string> {
  if (form.productIds !== undefined) return count === 1 ? '1 chosen product' : `${count} chosen products`;
  return describeFilter(form.filter, await findCategoryName(trx, form.filter));
}

async function findCategoryName(trx: Trx, { category }: BulkFilter): Promise<string | undefined> {
  if (category === '') return undefined;
  const row = await trx
    .selectFrom('categories')
    .select('name')
    .where('id', '=', Number(category) || 0)
    .executeTakeFirst();
  return row?.name;
}

async function lockRun(trx: Trx, id: number, state: 'preview' | 'applied') {
  const run = await trx.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst();
  if (run === undefined) throw new NotFoundError('There is no such bulk change.');
  if (run.state === state) return run;
  throw new ConflictError(
    run.state === 'undone' ? 'This change was undone already.' : 'This change was applied already.',
  );
}

type RunRow = Pick<
  Selectable<BulkRunProductsTable>,
  'product_id' | 'before' | 'after' | 'seen_version' | 'applied_version'
>;

/** The products of a run with this outcome, batch by batch. What is done with a batch gives each another outcome. */
async function forEachInRun(
  trx: Trx,
  runId: number,
  outcome: BulkOutcome,
  work: (rows: RunRow[]) => Promise<void>,
): Promise<void> {
  for (;;) {
    const rows = await trx
      .selectFrom('bulk_run_products')
      .select(['product_id', 'before', 'after', 'seen_version', 'applied_version'])
      .where('run_id', '=', runId)
      .where('outcome', '=', outcome)
      .orderBy('product_id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    await work(rows);
  }
}

interface Step {
  from: BulkState;
  to: BulkState;
  /** The version at which `from` was seen. */
  version: number;
}

/** Writes each product its new state, where it still is as it was seen. */
async function writeStates(trx: Trx, rows: RunRow[], stepOf: (row: RunRow) => Step) {
  const ids = rows.map(({ product_id }) => product_id);
  const current = await trx
    .selectFrom('products')
    .select(['id', 'version', 'price_cents', 'sale_price_cents', 'is_on_sale'])
    .select(['category_id', 'is_active', 'is_featured'])
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(current.map((row) => [row.id, row]));
  const categories = await readServiceTags(trx);
  const done: number[] = [];
  const left: number[] = [];
  const moved: number[] = [];
  const told: { id: number; change: ProductChange }[] = [];
  for (const row of rows) {
    const { from, to, version } = stepOf(row);
    const now = byId.get(row.product_id);
    const serviceTags = categories.get(to.categoryId);
    if (now?.version !== version || !isSameState(toState(now), from) || serviceTags === undefined) {
      left.push(row.product_id);
      continue;
    }
    await trx
      .updateTable('products')
      .set({
        price_cents: to.priceCents,
        sale_price_cents: to.salePriceCents,
        is_on_sale: to.isOnSale ? 1 : 0,
        effective_price_cents: getEffectivePrice(to),
        is_active: to.isActive ? 1 : 0,
        is_featured: to.isFeatured ? 1 : 0,
        ...(to.categoryId === from.categoryId
          ? {}
          : { category_id: to.categoryId, service_tags: serviceTags }),
        version: sql`version + 1`,
        updated_at: nowIso(),
      })
      .where('id', '=', row.product_id)
      .execute();
    done.push(row.product_id);
    told.push({ id: row.product_id, change: getActiveChange(from.isActive, to.isActive) });
    if (to.categoryId !== from.categoryId) moved.push(row.product_id);
  }
  // The name and the services of the category are found by a search.
  await reindexProducts(trx, moved);
  await publishProductEvents(trx, told);
  return { done, left };
}

async function readServiceTags(trx: Trx): Promise<Map<number, string>> {
  const rows = await trx.selectFrom('categories').select(['id', 'service_tags']).execute();
  return new Map(rows.map(({ id, service_tags }) => [id, service_tags]));
}

async function recordAuditEvent(trx: Trx, runId: number, productIds: number[], outcome: BulkOutcome) {
  if (productIds.length === 0) return;
  await trx
    .updateTable('bulk_run_products')
    .set((build) => ({
      outcome,
      applied_version: build
        .selectFrom('products')
        .select('version')
        .whereRef('products.id', '=', 'bulk_run_products.product_id'),
    }))
    .where('run_id', '=', runId)
    .where('product_id', 'in', productIds)
    .execute();
}
