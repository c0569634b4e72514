import type { Db } from '../../../db/schema';
import { inTransaction } from '../../../db/transaction';
import { isoIn, nowIso } from '../../domain/base/shared/clock';
import { applyImport, rollBackImport } from './apply-import.server';
import { checkImport } from './check-import.server';
import { UnreadableFileError } from './import-file.server';
import {
  endImport,
  LEASE_MS,
  LostImportError,
  STATES_IN_PROGRESS,
  type ImportWorker,
  type Job,
} from './import-batches.server';

/**
 * Works on queued imports until none is left. Only one process works on one import at a time.
 *
 * @returns the number of completed phases.
 */
export async function workOnImports(db: Db, worker: ImportWorker): Promise<number> {
  for (let ended = 0; ; ended += 1) {
    const job = worker.isStopping() ? undefined : await claimImport(db, worker.name);
    if (job === undefined) return ended;
    try {
      if (job.state === 'checking') await checkImport(db, job, worker);
      else if (job.state === 'applying') await applyImport(db, job, worker);
      else await rollBackImport(db, job, worker);
    } catch (error) {
      if (error instanceof LostImportError) continue;
      if (!(error instanceof UnreadableFileError)) throw error;
      await endImport(db, job, worker, 'unreadable', error.message);
    }
    if (worker.isStopping()) {
      await release(db, job, worker);
      return ended;
    }
  }
}

/** Claims the next import, unless another process has one. */
async function claimImport(db: Db, worker: string): Promise<Job | undefined> {
  const waiting = await db
    .selectFrom('imports')
    .select('id')
    .where('state', 'in', STATES_IN_PROGRESS)
    .limit(1)
    .executeTakeFirst();
  if (waiting === undefined) return undefined;
  return inTransaction(db, async (trx) => {
    const jobs = await trx
      .selectFrom('imports')
      .selectAll()
      .where('state', 'in', STATES_IN_PROGRESS)
      .orderBy('queued_at')
      .orderBy('id')
      .execute();
    const now = nowIso();
    const isHeld = ({ worker: holder, lease_until }: Job) =>
      holder !== null && holder !== worker && (lease_until ?? '') > now;
    if (jobs.some(isHeld)) return undefined;
    // Started imports come first.
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

/** Ends the lease, so that another process can go on at once. */
async function release(db: Db, job: Job, worker: ImportWorker): Promise<void> {
  await db
    .updateTable('imports')
    .set({ lease_until: nowIso() })
    .where('id', '=', job.id)
    .where('worker', '=', worker.name)
    .execute();
}
