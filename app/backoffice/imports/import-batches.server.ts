import { setImmediate } from 'node:timers/promises';
import type { Selectable } from 'kysely';

import type { Db, Trx } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import type { ImportsTable, ImportState } from '../../../db/tables/imports';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

/**
 * How long a process keeps an import that it works on. Each turn of the work renews it, so that only the work of a
 * process that is gone is taken over.
 */
export const LEASE_MS = 20_000;

/**
 * A turn is one transaction, in which nobody else is served. It takes rows in small steps until its time is over, so
 * that a visitor waits for no longer than a page takes, on a slow machine as on a quick one; and as many steps as that
 * lets it, for to end a transaction costs as much as dozens of rows.
 */
const BATCH_MS = 20;

/** How often others are let in between two turns at most, while they have something to do. */
const MAX_YIELD_MS = 20;

export type Job = Selectable<ImportsTable>;

/** The states that a process works on. */
export const STATES_IN_PROGRESS = [
  'checking',
  'applying',
  'rolling-back',
] as const satisfies readonly ImportState[];

/** Somebody else works on it now, or it was called off. */
export class LostImportError extends Error {}

export interface ImportWorker {
  /** Names this process, so that no other works on what it works on. */
  name: string;
  /** Whether the process is about to end; the work then stops between two turns. */
  isStopping: () => boolean;
  /** How long it works before others have their turn; 0 for one step. */
  turnMs?: number;
}

/**
 * One turn: the work and how far it has come, in one transaction, so that a process that is killed has done both or
 * neither. Then others have their turn.
 */
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

/** Lets others in until they have nothing to do any more: a request takes several rounds of the event loop. */
async function yieldToEventLoop(): Promise<void> {
  for (let round = 0; round < MAX_YIELD_MS; round += 1) {
    const before = performance.now();
    await setImmediate();
    if (performance.now() - before < 0.5) return;
  }
}

/** Repeats a step until the time of a turn is over, or until it says that no more are wanted. */
export async function repeatWithinBatch(worker: ImportWorker, step: () => Promise<boolean>) {
  const end = performance.now() + (worker.turnMs ?? BATCH_MS);
  for (;;) {
    if (await step()) return true;
    if (performance.now() >= end) return false;
  }
}

/** Gives an import up in this state, unless another process has it by now. @param message for whoever started it */
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
