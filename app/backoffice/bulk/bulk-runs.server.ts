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
import { describeFilter, selectChosenProducts } from './bulk-selection.server';
import { parseChange, parseState } from './bulk-runs.queries.server';
import { countRows } from '../../domain/base/shared/list-queries.server';

const BATCH = 500;

/** A run is one transaction that keeps other writers waiting; 20,000 products take about two seconds. */
const MAX_PRODUCTS = 20_000;

/**
 * Stores the chosen products and what the change would make of each, for a preview. Changes no product.
 *
 * @returns the run's ID.
 * @throws FieldError if no or too many products are chosen, or the category doesn't exist.
 */
export async function prepareBulkRun(db: Db, form: BulkForm, staffId: number): Promise<number> {
  const { change } = form;
  return inTransaction(db, async (trx) => {
    if (change.kind === 'category') await assertCategory(trx, change.categoryId);
    const count = await countRows(selectChosenProducts(trx, form));
    if (count === 0) throw new FieldError('change', 'No products selected. Go back and select products');
    if (count > MAX_PRODUCTS)
      throw new FieldError(
        'change',
        `You selected ${count.toLocaleString('en-US')} products, but the limit is ${MAX_PRODUCTS.toLocaleString('en-US')}. Narrow the filter or use an import.`,
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
      const rows = await selectChosenProducts(trx, form)
        .select(['p.id', 'p.sku', 'p.name', 'p.version', 'p.price_cents', 'p.sale_price_cents'])
        .select(['p.is_on_sale', 'p.category_id', 'p.is_active', 'p.is_featured'])
        .where('p.id', '>', after)
        .orderBy('p.id')
        .limit(BATCH)
        .execute();
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
 * Applies a previewed run in one transaction. Products changed since the preview are left alone and counted as moved.
 *
 * @throws NotFoundError, or ConflictError if the run was applied already.
 */
export async function applyBulkRun(db: Db, runId: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const run = await lockRun(trx, runId, 'preview');
    const toStep = (row: RunRow) => ({ from: row.before, to: row.after, version: row.seen_version });
    const [applied, moved] = await writeRun(trx, runId, 'change', toStep, ['applied', 'moved']);
    const set = { state: 'applied' as const, applied_at: nowIso() };
    await trx.updateTable('bulk_runs').set(set).where('id', '=', runId).execute();
    await recordAudit(trx, actor, 'products.bulk-change', `bulk-run:${runId}`, {
      after: { change: parseChange(run.change), selection: run.selection, applied, moved },
    });
    return { applied, moved };
  });
}

/**
 * Undoes an applied run in one transaction. Products changed since keep their current values.
 *
 * @throws NotFoundError, or ConflictError if the run isn't applied.
 */
export async function undoBulkRun(db: Db, runId: number, actor: Actor) {
  return inTransaction(db, async (trx) => {
    const run = await lockRun(trx, runId, 'applied');
    const toStep = (row: RunRow) => ({ from: row.after, to: row.before, version: row.applied_version });
    const [restored, kept] = await writeRun(trx, runId, 'applied', toStep, ['restored', 'kept']);
    const set = { state: 'undone' as const, undone_at: nowIso() };
    await trx.updateTable('bulk_runs').set(set).where('id', '=', runId).execute();
    await recordAudit(trx, actor, 'products.bulk-undo', `bulk-run:${runId}`, {
      before: { change: parseChange(run.change) },
      after: { restored, kept },
    });
    return { restored, kept };
  });
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
  };
}

async function assertCategory(trx: Trx, id: number): Promise<void> {
  const category = await trx.selectFrom('categories').select('id').where('id', '=', id).executeTakeFirst();
  if (category === undefined) throw new FieldError('categoryId', 'Choose a category');
}

async function describeSelection(trx: Trx, form: BulkForm, count: number): Promise<string> {
  if (form.productIds !== undefined) return count === 1 ? '1 selected product' : `${count} selected products`;
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
  if (run === undefined) throw new NotFoundError('Bulk change not found.');
  if (run.state === state) return run;
  throw new ConflictError(
    run.state === 'undone' ? 'This change was already undone.' : 'This change was already applied.',
  );
}

type RunRow = Selectable<BulkRunProductsTable>;

interface Step {
  /** States as JSON. */
  from: string;
  to: string;
  /** The product's version at `from`. */
  version: number | null;
}

/**
 * Writes the products of a run that have this outcome, batch by batch, and gives them the next one.
 *
 * @param outcomes of products that were written, and of those changed meanwhile.
 * @returns how many got each.
 */
async function writeRun(
  trx: Trx,
  runId: number,
  outcome: BulkOutcome,
  toStep: (row: RunRow) => Step,
  outcomes: [BulkOutcome, BulkOutcome],
): Promise<[number, number]> {
  const counts: [number, number] = [0, 0];
  for (;;) {
    const rows = await trx
      .selectFrom('bulk_run_products')
      .selectAll()
      .where('run_id', '=', runId)
      .where('outcome', '=', outcome)
      .orderBy('product_id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return counts;
    const written = await writeStates(trx, rows, toStep);
    const ids = rows.map(({ product_id }) => product_id);
    const skipped = ids.filter((id) => !written.includes(id));
    await setOutcome(trx, runId, written, outcomes[0]);
    await setOutcome(trx, runId, skipped, outcomes[1]);
    counts[0] += written.length;
    counts[1] += skipped.length;
  }
}

/** Writes the next state of each product that is unchanged. @returns the IDs of those products */
async function writeStates(trx: Trx, rows: RunRow[], toStep: (row: RunRow) => Step): Promise<number[]> {
  const ids = rows.map(({ product_id }) => product_id);
  const products = await trx.selectFrom('products').selectAll().where('id', 'in', ids).execute();
  const current = new Map(products.map((product) => [product.id, product]));
  const categories = await readServiceTags(trx);
  const changes: { id: number; change: ProductChange }[] = [];
  const moved: number[] = [];
  for (const row of rows) {
    const { version, ...step } = toStep(row);
    const [from, to] = [parseState(step.from), parseState(step.to)];
    const product = current.get(row.product_id);
    const serviceTags = categories.get(to.categoryId);
    if (product?.version !== version || !isSameState(toState(product), from) || serviceTags === undefined)
      continue;
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
    changes.push({ id: row.product_id, change: getActiveChange(from.isActive, to.isActive) });
    if (to.categoryId !== from.categoryId) moved.push(row.product_id);
  }
  // The search index includes the category's name and services.
  await reindexProducts(trx, moved);
  await publishProductEvents(trx, changes);
  return changes.map(({ id }) => id);
}

async function readServiceTags(trx: Trx): Promise<Map<number, string>> {
  const rows = await trx.selectFrom('categories').select(['id', 'service_tags']).execute();
  return new Map(rows.map(({ id, service_tags }) => [id, service_tags]));
}

async function setOutcome(trx: Trx, runId: number, productIds: number[], outcome: BulkOutcome) {
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
