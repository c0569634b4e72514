import { sql } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { recordAudit } from '../../domain/base/audit/audit.server';
import { applyRows, rollBackRows, type ImportRow, type RowResult } from './apply-rows.server';
import { queuePictures } from './import-pictures.server';
import { deleteNewCategories, resolveNewCategories } from './new-categories.server';
import { endImport, runBatch, repeatWithinBatch, type ImportWorker, type Job } from './import-batches.server';

const ROWS_PER_BATCH = 25;

/** Applies the dry run. In 'all' mode, the first conflict starts a rollback. */
export async function applyImport(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  for (;;) {
    const isDone = await runBatch(db, job, worker, (trx) =>
      repeatWithinBatch(worker, async () => {
        const rows = await listNextRows(trx, job, '');
        if (rows.length === 0) {
          await finish(trx, job, worker, 'done', 'products.import');
          return true;
        }
        const results = await applyRows(trx, job, await createNewCategories(trx, job, rows));
        const conflict = results.find(({ result }) => result === 'conflict');
        await writeResults(trx, job, results);
        await advance(trx, job, results);
        if (conflict === undefined || job.mode !== 'all') return false;
        const why = `Line ${conflict.line}: ${conflict.note}. The import was rolled back.`;
        await endImport(trx, job, worker, 'rolling-back', why);
        return true;
      }),
    );
    if (isDone || worker.isStopping()) return;
  }
}

/** Rolls applied rows back, last first. */
export async function rollBackImport(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  for (;;) {
    const isDone = await runBatch(db, job, worker, (trx) =>
      repeatWithinBatch(worker, async () => {
        const rows = await listNextRows(trx, job, 'applied');
        if (rows.length === 0) {
          await finish(trx, job, worker, 'rolled-back', 'products.import-taken-back');
          return true;
        }
        const known = await resolveNewCategories(trx, job.id, rows);
        await writeResults(trx, job, await rollBackRows(trx, job, known));
        await trx
          .updateTable('imports')
          .set({
            progress_done: sql`case when progress_done > ${rows.length} then progress_done - ${rows.length} else 0 end`,
          })
          .where('id', '=', job.id)
          .execute();
        return false;
      }),
    );
    if (isDone || worker.isStopping()) return;
  }
}

/** Creates the categories that rows need, if staff chose so. */
async function createNewCategories(trx: Trx, job: Job, rows: ImportRow[]): Promise<ImportRow[]> {
  return job.creates_categories === 1 ? resolveNewCategories(trx, job.id, rows, getActor(job)) : rows;
}

function getActor({ actor, staff_id, request_id }: Job) {
  return { name: actor, staffId: staff_id, requestId: request_id };
}

/** Lists the next rows to apply, or the last applied ones. */
async function listNextRows(trx: Trx, job: Job, result: '' | 'applied'): Promise<ImportRow[]> {
  // In index order, so that nothing is sorted.
  const direction = result === '' ? 'asc' : 'desc';
  return trx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', job.id)
    .where('outcome', 'in', ['new', 'changed'])
    .where('result', '=', result)
    .orderBy('outcome', direction)
    .orderBy('line', direction)
    .limit(ROWS_PER_BATCH)
    .execute();
}

/** Writes results, in one statement for rows with the same result. */
async function writeResults(trx: Trx, job: Job, results: RowResult[]): Promise<void> {
  const same = new Map<string, RowResult[]>();
  for (const one of results) {
    const key = `${one.result} ${String(one.isInserted)} ${one.note}`;
    same.set(key, [...(same.get(key) ?? []), one]);
  }
  for (const rows of same.values()) {
    const [first] = rows;
    if (first === undefined) continue;
    const { result, note, isInserted } = first;
    await trx
      .updateTable('import_rows')
      .set({ result, note })
      .$if(isInserted, (query) =>
        query.set((build) => ({
          product_id: build
            .selectFrom('products')
            .select('products.id')
            .whereRef('products.sku_key', '=', 'import_rows.sku_key'),
        })),
      )
      .where('import_id', '=', job.id)
      .where(
        'line',
        'in',
        rows.map(({ line }) => line),
      )
      .execute();
  }
}

async function advance(trx: Trx, job: Job, results: RowResult[]): Promise<void> {
  const count = (wanted: string) => results.filter(({ result }) => result === wanted).length;
  await trx
    .updateTable('imports')
    .set({
      progress_done: sql`progress_done + ${results.length}`,
      applied_count: sql`applied_count + ${count('applied')}`,
      conflict_count: sql`conflict_count + ${count('conflict')}`,
    })
    .where('id', '=', job.id)
    .execute();
}

async function finish(
  trx: Trx,
  job: Job,
  worker: ImportWorker,
  state: 'done' | 'rolled-back',
  action: string,
): Promise<void> {
  if (state === 'rolled-back') {
    await trx.updateTable('imports').set({ applied_count: 0 }).where('id', '=', job.id).execute();
    await deleteNewCategories(trx, job.id, getActor(job));
  } else await queuePictures(trx, job.id);
  await trx.deleteFrom('import_chunks').where('import_id', '=', job.id).execute();
  await endImport(trx, job, worker, state);
  const counts = await trx
    .selectFrom('imports')
    .select(['new_count', 'changed_count', 'rejected_count', 'applied_count', 'conflict_count'])
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  await recordAudit(trx, getActor(job), action, `import:${job.id}`, {
    after: { file: job.file_name, mode: job.mode, ...counts },
  });
}
