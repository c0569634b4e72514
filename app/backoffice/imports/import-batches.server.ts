import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { ImportsTable, ImportState } from '../../../db/tables/imports';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

/** How long a process leases an import. Each batch renews it, so only dead processes lose it. */
export const LEASE_MS = 20_000;

/**
 * How long a batch works. A batch is one transaction that blocks other requests, so it takes small steps until this
 * time is over. Shorter batches are slower, because a commit costs as much as dozens of rows.
 */
const BATCH_MS = 20;

/** Upper bound on event loop rounds between two batches while other work is waiting. */
const MAX_YIELD_MS = 20;

export type Job = Selectable<ImportsTable>;

/** States in which a process works on an import. */
export const STATES_IN_PROGRESS = [
  'checking',
  'applying',
  'rolling-back',
] as const satisfies readonly ImportState[];

/** Another process works on the import now, or it was canceled. */
export class LostImportError extends Error {}

export interface ImportWorker {
  /** Identifies this process in leases. */
  name: string;
  /** Whether the process is stopping; work then stops after the current batch. */
  isStopping: () => boolean;
  /** How long a batch works; 0 for one step. */
  turnMs?: number;
}

/** Runs a batch and saves its progress in one transaction, then lets other requests run. */
export async function runBatch<Result>(
  db: Db,
  job: Job,
  worker: ImportWorker,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const result = await inTransaction(db, async (trx) => {
    await trx
      .updateTable('imports')
      .set({ lease_until: isoIn(LEASE_MS) })
      .where('id', '=', job.id)
      .where('worker', '=', worker.name)
      .where('state', '=', job.state)
      .returning('id')
      .executeTakeFirstOrThrow(() => new LostImportError());
    return work(trx);
  });
  await yieldToEventLoop();
  return result;
}

/** Yields until the event loop is idle, because a request takes several rounds. */
async function yieldToEventLoop(): Promise<void> {
  for (let round = 0; round < MAX_YIELD_MS; round += 1) {
    const before = performance.now();
    await setImmediate();
    if (performance.now() - before < 0.5) return;
  }
}

/** Repeats a step until it returns true or the batch's time is over. @returns whether it returned true */
export async function repeatWithinBatch(worker: ImportWorker, step: () => Promise<boolean>) {
  const end = performance.now() + (worker.turnMs ?? BATCH_MS);
  for (;;) {
    if (await step()) return true;
    if (performance.now() >= end) return false;
  }
}

/** Releases an import in this state, unless another process has it. @param message for staff */
export async function endImport(
  db: Db | Trx,
  job: Job,
  worker: ImportWorker,
  state: ImportState,
  message = '',
): Promise<void> {
  const isOver = state !== 'checked' && !STATES_IN_PROGRESS.some((worked) => worked === state);
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
