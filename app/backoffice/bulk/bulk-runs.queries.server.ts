import { z } from 'zod';

import type { Db } from '../../../db/schema';
import type { BulkOutcome, BulkRunState } from '../../../db/tables/bulk';
import { getPage } from '../../domain/base/shared/paging.rules';
import { parseJson } from '../../domain/base/shared/stored-json';
import { describeChange, type BulkState } from './bulk-change.rules';
import { BulkChangeSchema, type BulkChange, type BulkFilter } from './bulk-change.schema';
import { whereMatchesFilter } from './bulk-selection.server';
import { countRows } from '../../domain/base/shared/list-queries.server';

const PAGE_SIZE = 50;

export interface BulkRun {
  id: number;
  /** 'Prices up by 5%'. */
  title: string;
  selection: string;
  returnTo: string;
  state: BulkRunState;
  staffName: string;
  createdAt: string;
  appliedAt: string | null;
  undoneAt: string | null;
  counts: Record<BulkOutcome, number>;
}

export interface BulkRunProduct {
  productId: number;
  sku: string;
  name: string;
  outcome: BulkOutcome;
  problem: string;
  before: BulkState;
  after: BulkState;
}

const StateSchema = z.object({
  priceCents: z.number(),
  salePriceCents: z.number().nullable(),
  isOnSale: z.boolean(),
  categoryId: z.number(),
  isActive: z.boolean(),
  isFeatured: z.boolean(),
});

export function parseState(json: string): BulkState {
  return StateSchema.parse(parseJson(json));
}

export function parseChange(json: string): BulkChange {
  return BulkChangeSchema.parse(parseJson(json));
}

function selectRuns(db: Db) {
  return db
    .selectFrom('bulk_runs as r')
    .innerJoin('staff as s', 's.id', 'r.staff_id')
    .select(['r.id', 'r.change', 'r.selection', 'r.return_to as returnTo', 'r.state', 's.name as staffName'])
    .select(['r.created_at as createdAt', 'r.applied_at as appliedAt', 'r.undone_at as undoneAt']);
}

export async function findBulkRun(db: Db, id: number): Promise<BulkRun | undefined> {
  const row = await selectRuns(db).where('r.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { change: stored, ...run } = row;
  const change = parseChange(stored);
  const categoryId = change.kind === 'category' ? change.categoryId : 0;
  const category = await db
    .selectFrom('categories')
    .select('name')
    .where('id', '=', categoryId)
    .executeTakeFirst();
  return {
    ...run,
    title: describeChange(change, category?.name),
    counts: await countOutcomes(db, id),
  };
}

async function countOutcomes(db: Db, runId: number): Promise<Record<BulkOutcome, number>> {
  const rows = await db
    .selectFrom('bulk_run_products')
    .select(['outcome', (build) => build.fn.countAll<number>().as('count')])
    .where('run_id', '=', runId)
    .groupBy('outcome')
    .execute();
  const counts = { change: 0, same: 0, refused: 0, applied: 0, moved: 0, restored: 0, kept: 0 };
  for (const { outcome, count } of rows) counts[outcome] = count;
  return counts;
}

/** The products of a run with one outcome, in the order of the catalogue. */
export async function listBulkRunProducts(db: Db, runId: number, outcome: BulkOutcome, wanted: number) {
  const matching = db
    .selectFrom('bulk_run_products')
    .where('run_id', '=', runId)
    .where('outcome', '=', outcome);
  const total = await countRows(matching);
  const page = getPage(total, wanted, PAGE_SIZE);
  const rows = await matching
    .select(['product_id as productId', 'sku', 'name', 'outcome', 'problem', 'before', 'after'])
    .orderBy('product_id')
    .limit(PAGE_SIZE)
    .offset((page.page - 1) * PAGE_SIZE)
    .execute();
  return {
    page,
    products: rows.map(({ before, after, ...row }) => ({
      ...row,
      before: parseState(before),
      after: parseState(after),
    })),
  };
}

/** How many of the products that an undo would restore are still as the run left them. */
export async function countUndoable(db: Db, runId: number): Promise<{ restorable: number; changed: number }> {
  const { total, restorable } = await db
    .selectFrom('bulk_run_products as r')
    .leftJoin('products as p', (join) =>
      join.onRef('p.id', '=', 'r.product_id').onRef('p.version', '=', 'r.applied_version'),
    )
    .select((build) => [
      build.fn.countAll<number>().as('total'),
      build.fn.count<number>('p.id').as('restorable'),
    ])
    .where('r.run_id', '=', runId)
    .where('r.outcome', '=', 'applied')
    .executeTakeFirstOrThrow();
  return { restorable, changed: total - restorable };
}

/** How many products an address chooses, by their ids or by a filter. */
export async function countSelected(
  db: Db,
  { productIds, filter }: { productIds: number[] | undefined; filter: BulkFilter },
): Promise<number> {
  const count = await countRows(
    db
      .selectFrom('products as p')
      .$if(productIds !== undefined, (query) => query.where('p.id', 'in', productIds ?? []))
      .$if(productIds === undefined, (query) => query.where(whereMatchesFilter(filter))),
  );
  return count;
}

/** The latest bulk changes that were applied. */
export async function listBulkRuns(db: Db, limit: number): Promise<Omit<BulkRun, 'counts'>[]> {
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const runs = await selectRuns(db)
    .where('r.state', '<>', 'preview')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
  return runs.map(({ change: stored, ...run }) => {
    const change = parseChange(stored);
    const category = change.kind === 'category' ? names.get(change.categoryId) : undefined;
    return { ...run, title: describeChange(change, category) };
  });
}
