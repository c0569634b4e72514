import { sql } from 'kysely';
import { z } from 'zod';

import type { Db } from '../../../db/schema';
import type { BulkOutcome } from '../../../db/tables/bulk';
import { getPage } from '../../domain/base/shared/paging.rules';
import { parseJson } from '../../domain/base/shared/stored-json';
import { describeChange, type BulkState } from './bulk-change.rules';
import { BulkChangeSchema, type BulkChange } from './bulk-change.schema';
import { countByValue, countRows, takePage } from '../../domain/base/shared/list-queries.server';

const PAGE_SIZE = 50;

export type BulkRun = NonNullable<Awaited<ReturnType<typeof findBulkRun>>>;

export type BulkRunProduct = Awaited<ReturnType<typeof listBulkRunProducts>>['products'][number];

const StateSchema: z.ZodType<BulkState> = z.object({
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

export async function findBulkRun(db: Db, id: number) {
  const row = await selectRuns(db).where('r.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const { counts } = await countByValue(
    db.selectFrom('bulk_run_products').where('run_id', '=', id),
    sql<BulkOutcome>`outcome`,
  );
  return {
    ...toTitledRun(row, await readCategoryNames(db)),
    counts: { change: 0, same: 0, refused: 0, applied: 0, moved: 0, restored: 0, kept: 0, ...counts },
  };
}

async function readCategoryNames(db: Db): Promise<Map<number, string>> {
  const categories = await db.selectFrom('categories').select(['id', 'name']).execute();
  return new Map(categories.map(({ id, name }) => [id, name]));
}

function toTitledRun<Run extends { change: string }>(
  { change: json, ...run }: Run,
  names: Map<number, string>,
) {
  const change = parseChange(json);
  const category = change.kind === 'category' ? names.get(change.categoryId) : undefined;
  return { ...run, title: describeChange(change, category) };
}

/** Lists a run's products with one outcome. */
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
    .$call(takePage(page))
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

/** Counts the applied products that an undo can restore, and those changed since. */
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

/** Lists the latest applied or undone bulk changes. */
export async function listBulkRuns(db: Db, limit: number) {
  const runs = await selectRuns(db)
    .where('r.state', '<>', 'preview')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
  const names = await readCategoryNames(db);
  return runs.map((run) => toTitledRun(run, names));
}
