import { setImmediate } from 'node:timers/promises';
import { sql, type Selectable } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { ImportsTable, ImportState } from '../../../db/tables/imports';
import { recordAudit } from '../audit/audit.server';
import { isoIn, nowIso } from '../shared/clock';
import { storeDayOf } from '../shared/store-day.rules';
import { applyRows, takeRowsBack, type ImportRow, type RowResult } from './apply-rows.server';
import { stageItems } from './check-items.server';
import { isEncoding, recordsOf, UnreadableFileError } from './import-file.server';
import { FIELDS, isFieldKey, type FieldKey } from './import-fields.rules';
import { isImportFormat, type Target } from './import-formats.rules';
import { itemReader, type ImportItem } from './import-items.rules';
import { headingsIn, mappingIn } from './imports.rules';

/**
 * How long a process keeps an import that it works on. Each turn of the work renews it, so that only the work of a
 * process that is gone is taken over.
 */
const LEASE_MS = 20_000;

/**
 * A turn is one transaction, in which nobody else is served. It takes rows in small steps until its time is over, so
 * that a visitor waits for no longer than a page takes, on a slow machine as on a quick one; and as many steps as that
 * lets it, for to end a transaction costs as much as dozens of rows.
 */
const ROWS_A_STEP = 25;
const TURN_MS = 20;
const CHECKED_A_TURN = 100;

/** How often others are let in between two turns at most, while they have something to do. */
const MOST_GIVEN_WAY = 20;

type Job = Selectable<ImportsTable>;

/** The states that a process works on. */
const WORKED_ON = ['checking', 'applying', 'rolling-back'] as const satisfies readonly ImportState[];

/** Somebody else works on it now, or it was called off. */
class LostImport extends Error {}

export interface ImportWorker {
  /** Names this process, so that no other works on what it works on. */
  name: string;
  /** Whether the process is about to end; the work then stops between two turns. */
  isStopping: () => boolean;
  /** How long it works before others have their turn; 0 for one step. */
  turnMs?: number;
}

/**
 * Works on the imports that wait, one after the other, until none is left. Only one import of the store is worked on
 * at a time, by one process: the next waits.
 *
 * @returns how many came to the end of a phase.
 */
export async function workOnImports(db: Db, worker: ImportWorker): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const job = worker.isStopping() ? undefined : await claimImport(db, worker.name);
    if (job === undefined) return ended;
    try {
      if (job.state === 'checking') await check(db, job, worker);
      else if (job.state === 'applying') await apply(db, job, worker);
      else await rollBack(db, job, worker);
    } catch (error) {
      if (error instanceof LostImport) continue;
      if (!(error instanceof UnreadableFileError)) throw error;
      await endAs(db, job, worker, 'unreadable', error.message);
    }
    if (worker.isStopping()) {
      await release(db, job, worker);
      return ended;
    }
  }
}

/** The import that is due, when no other process holds one. */
async function claimImport(db: Db, worker: string): Promise<Job | undefined> {
  const waiting = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', WORKED_ON)
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) return undefined;
  return inTransaction(db, async (trx) => {
    const jobs = await trx
      .selectFrom('imports')
      .selectAll()
      .where('state', 'in', WORKED_ON)
      .orderBy('queued_at')
      .orderBy('id')
      .execute();
    const now = nowIso();
    const isHeld = ({ worker: holder, lease_until }: Job) =>
      holder !== null && holder !== worker && (lease_until ?? '') > now;
    if (jobs.some(isHeld)) return undefined;
    // What was begun is finished before the next is begun.
    const job = jobs.find(({ worker: holder }) => holder !== null) ?? jobs[0];
    if (job === undefined) return undefined;
    await trx
      .updateTable('imports')
      .set({ worker, lease_until: isoIn(LEASE_MS) })
      .where('id', '=', job.id)
      .execute();
    return job;
  });
}

/**
 * One turn: the work and how far it has come, in one transaction, so that a process that is killed has done both or
 * neither. Then others have their turn.
 */
async function turn<Result>(
  db: Db,
  job: Job,
  worker: ImportWorker,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, async (trx) => {
    const held = await trx
      .updateTable('imports')
      .set({ lease_until: isoIn(LEASE_MS) })
      .where('id', '=', job.id)
      .where('worker', '=', worker.name)
      .where('state', '=', job.state)
      .returning('id')
      .executeTakeFirst();
    if (held === undefined) throw new LostImport();
    return work(trx);
  });
  await giveWay();
  return result;
}

/** Lets others in until they have nothing to do any more: a request takes several rounds of the event loop. */
async function giveWay(): Promise<void> {
  for (let round = 0; round < MOST_GIVEN_WAY; round += 1) {
    const before = performance.now();
    await setImmediate();
    if (performance.now() - before < 0.5) return;
  }
}

/** Repeats a step until the time of a turn is over, or until it says that no more are wanted. */
async function whileTurnLasts(worker: ImportWorker, step: () => Promise<boolean>): Promise<boolean> {
  const end = performance.now() + (worker.turnMs ?? TURN_MS);
  for (;;) {
    if (await step()) return true;
    if (performance.now() >= end) return false;
  }
}

async function endAs(
  db: Db | Trx,
  job: Job,
  worker: ImportWorker,
  state: ImportState,
  message = '',
): Promise<void> {
  const isOver = state !== 'checked' && !WORKED_ON.some((worked) => worked === state);
  await db
    .updateTable('imports')
    .set({
      state,
      worker: null,
      lease_until: null,
      ...(message === '' ? {} : { message }),
      ...(isOver ? { finished_at: nowIso() } : {}),
    })
    .where('id', '=', job.id)
    .where('worker', '=', worker.name)
    .execute();
}

/** Lets another process go on at once, instead of when the lease has run out. */
async function release(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  await db
    .updateTable('imports')
    .set({ lease_until: nowIso() })
    .where('id', '=', job.id)
    .where('worker', '=', worker.name)
    .execute();
}

async function* partsOf(db: Db, importId: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; position += 1) {
    const part = await db
      .selectFrom('import_chunks')
      .select('bytes')
      .where('import_id', '=', importId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (part === undefined) return;
    yield part.bytes;
  }
}

/** The dry run: reads the file and stages its products. One that was cut off goes on behind what is staged. */
async function check(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  const mapping = mappingIn(job.mapping);
  const headings = headingsIn(job.headings);
  const checked = {
    id: job.id,
    columnOf: columnNames(headings, mapping),
    fields: new Set(mapping.filter(isFieldKey)),
    fallbackCategoryId: job.fallback_category_id,
    isForeign: job.format === 'shopify' || job.format === 'woocommerce',
  };
  const encoding = isEncoding(job.encoding) ? job.encoding : 'utf-8';
  const read = itemReader(
    isImportFormat(job.format) ? job.format : 'other',
    mapping,
    storeDayOf(new Date(job.created_at)),
  );
  let staged = job.staged_items;
  let toSkip = staged;
  let batch: ImportItem[] = [];
  const stage = (bytes: number) =>
    turn(db, job, worker, async (trx) => {
      await stageItems(trx, checked, batch);
      staged += batch.length;
      batch = [];
      await trx
        .updateTable('imports')
        .set({ staged_items: staged, progress_done: bytes })
        .where('id', '=', job.id)
        .execute();
    });
  let isHeading = true;
  for await (const record of recordsOf(partsOf(db, job.id), { encoding, delimiter: job.delimiter })) {
    if (isHeading) {
      isHeading = false;
      continue;
    }
    for (const item of read(record)) {
      if (toSkip > 0) toSkip -= 1;
      else batch.push(item);
    }
    if (batch.length >= CHECKED_A_TURN) {
      await stage(record.bytes);
      if (worker.isStopping()) return;
    }
  }
  await stage(job.progress_total);
  await turn(db, job, worker, async (trx) => {
    await countOutcomes(trx, job.id);
    await endAs(trx, job, worker, 'checked');
  });
}

/** The heading of the column that fills a field; of what is worked out, the field's own name. */
function columnNames(headings: readonly string[], mapping: readonly (Target | '')[]) {
  return (key: FieldKey): string => {
    const index = mapping.indexOf(key);
    return headings[index] ?? FIELDS[key].heading;
  };
}

async function countOutcomes(trx: Trx, importId: number): Promise<void> {
  const count = (outcome: string) =>
    sql<number>`(select count(*) from import_rows where import_id = ${importId} and outcome = ${outcome})`;
  await trx
    .updateTable('imports')
    .set({
      new_count: count('new'),
      changed_count: count('changed'),
      unchanged_count: count('unchanged'),
      rejected_count: count('rejected'),
    })
    .where('id', '=', importId)
    .execute();
}

/** Applies what the dry run found. Where all or nothing was asked for, the first conflict turns the work around. */
async function apply(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  for (;;) {
    const isDone = await turn(db, job, worker, (trx) =>
      whileTurnLasts(worker, async () => {
        const rows = await nextRows(trx, job, '');
        if (rows.length === 0) {
          await finish(trx, job, worker, 'done', 'products.import');
          return true;
        }
        const results = await applyRows(trx, job, rows);
        const conflict = results.find(({ result }) => result === 'conflict');
        await noteResults(trx, job, results);
        await advance(trx, job, results);
        if (conflict === undefined || job.mode !== 'all') return false;
        const why = `Line ${conflict.line}: ${conflict.note}. Nothing was to be applied unless all of it could be, so what had been applied was taken back.`;
        await endAs(trx, job, worker, 'rolling-back', why);
        return true;
      }),
    );
    if (isDone || worker.isStopping()) return;
  }
}

/** Takes back what was applied, the last first. */
async function rollBack(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  for (;;) {
    const isDone = await turn(db, job, worker, (trx) =>
      whileTurnLasts(worker, async () => {
        const rows = await nextRows(trx, job, 'applied');
        if (rows.length === 0) {
          await finish(trx, job, worker, 'rolled-back', 'products.import-taken-back');
          return true;
        }
        await noteResults(trx, job, await takeRowsBack(trx, job, rows));
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

/** The next rows to apply, or of those that were applied the last ones. */
async function nextRows(trx: Trx, job: Job, result: '' | 'applied'): Promise<ImportRow[]> {
  // As the index has them: nothing is sorted, however long the file is.
  const direction = result === '' ? 'asc' : 'desc';
  return trx
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', job.id)
    .where('outcome', 'in', ['new', 'changed'])
    .where('result', '=', result)
    .orderBy('outcome', direction)
    .orderBy('line', direction)
    .limit(ROWS_A_STEP)
    .execute();
}

/** Rows with the same result are noted together: most of them have. */
async function noteResults(trx: Trx, job: Job, results: RowResult[]): Promise<void> {
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
  if (state === 'rolled-back')
    await trx.updateTable('imports').set({ applied_count: 0 }).where('id', '=', job.id).execute();
  await trx.deleteFrom('import_chunks').where('import_id', '=', job.id).execute();
  await endAs(trx, job, worker, state);
  const counts = await trx
    .selectFrom('imports')
    .select(['new_count', 'changed_count', 'rejected_count', 'applied_count', 'conflict_count'])
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  const actor = { name: job.actor, staffId: job.staff_id, requestId: job.request_id };
  await recordAudit(trx, actor, {
    action,
    subject: `import:${job.id}`,
    after: { file: job.file_name, mode: job.mode, ...counts },
  });
}
