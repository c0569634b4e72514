import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

import type { Log } from './log';
import { WorkerFigures } from './worker-figures';
import { FromWorkerSchema } from './worker-messages';

/** A worker that ends sooner after its start has not worked at all. */
const QUICK_MS = 10_000;
/** So many in a row, and the next will do no better. */
const MOST_QUICK_ENDS = 5;
const LONGEST_PAUSE_MS = 10_000;
/** Longer than a worker takes to finish what it has in hand. */
const END_WITHIN_MS = 30_000;

/**
 * Runs the server in several processes that share its port. The first of them opens the store alone, which migrates and
 * seeds it, so that the others find it ready. Whichever dies is replaced; SIGHUP replaces them one by one by fresh ones,
 * of the build as it is by then; SIGTERM and SIGINT end them all, each with what it has in hand.
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  const figures = new WorkerFigures();
  /** By its number, from 1: the worker that serves, which is open. */
  const serving = new Map<number, Worker>();
  const all = new Set<Worker>();
  const beingReplaced = new Set<number>();
  let isStopping = false;
  let isAnnounced = false;
  let quickEnds = 0;

  /** Starts a worker and waits until it is open. @throws Error when it ends before. */
  const start = (number: number): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork({ KEYWAY_WORKER: String(number) });
      const startedAt = Date.now();
      let isOpen = false;
      let proven: NodeJS.Timeout | undefined;
      all.add(worker);
      figures.listenTo(worker);
      worker.on('message', (message: unknown) => {
        const { data } = FromWorkerSchema.safeParse(message);
        if (data?.kind !== 'open') return;
        isOpen = true;
        figures.add(worker);
        proven = setTimeout(() => (quickEnds = 0), QUICK_MS).unref();
        if (!isAnnounced) process.stdout.write(data.announcement);
        isAnnounced = true;
        log.info({ worker: number, pid: worker.process.pid }, 'worker open');
        resolve(worker);
      });
      worker.once('exit', (code: number | null, signal: string | null) => {
        all.delete(worker);
        clearTimeout(proven);
        if (!isOpen) reject(new Error(`A worker ended before it was open (${signal ?? code}).`));
        else if (serving.get(number) === worker) ended(number, Date.now() - startedAt, signal ?? code);
      });
    });

  const ended = (number: number, livedMs: number, how: string | number | null) => {
    serving.delete(number);
    if (isStopping || beingReplaced.has(number)) return;
    log.error({ worker: number, how, livedMs }, 'a worker ended');
    if (livedMs < QUICK_MS) noteQuickEnd();
    void fill(number);
  };

  /** Until there is a worker by this number again. */
  const fill = async (number: number): Promise<void> => {
    while (!isStopping) {
      if (quickEnds > 0) await pause(Math.min(LONGEST_PAUSE_MS, 250 * 2 ** quickEnds));
      try {
        if (!isStopping) serving.set(number, await start(number));
        return;
      } catch (error) {
        if (!isStopping) {
          log.error({ worker: number, error: String(error) }, 'a worker did not start');
          noteQuickEnd();
        }
      }
    }
  };

  const noteQuickEnd = () => {
    quickEnds += 1;
    if (quickEnds < MOST_QUICK_ENDS || isStopping) return;
    process.stderr.write('The workers end as soon as they start: the store stops.\n');
    void stop(1);
  };

  const replaceAll = async () => {
    for (let number = 1; number <= count && !isStopping; number += 1) {
      const old = serving.get(number);
      if (old === undefined) continue;
      beingReplaced.add(number);
      try {
        serving.set(number, await start(number));
      } catch (error) {
        // What serves goes on.
        log.error({ error: String(error) }, 'workers not replaced');
        return;
      } finally {
        beingReplaced.delete(number);
        // It died meanwhile, and nobody has taken its place.
        if (old.isDead() && serving.get(number) === undefined) void fill(number);
      }
      await end(old);
    }
    log.info({ workers: count }, 'workers replaced');
  };

  const stop = async (exitCode: number) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([...all].map(end));
    process.exit(exitCode);
  };

  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));
  let replacing: Promise<void> | undefined;
  let isAskedAgain = false;
  process.on('SIGHUP', () => {
    // Asked again while it is at it: some may be of the build before.
    isAskedAgain = replacing !== undefined;
    replacing ??= replaceAll().finally(() => {
      replacing = undefined;
      if (isAskedAgain) process.emit('SIGHUP');
    });
  });

  try {
    serving.set(1, await start(1));
  } catch {
    // It has said why.
    process.exit(1);
  }
  for (let number = 2; number <= count; number += 1) void fill(number);
}

/** Lets a worker finish what it has in hand, for as long as that may take. */
function end(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    if (worker.isDead()) return resolve();
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), END_WITHIN_MS);
    worker.once('exit', () => {
      clearTimeout(limit);
      resolve();
    });
    worker.process.kill('SIGTERM');
  });
}
