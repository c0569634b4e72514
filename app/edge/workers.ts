import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';

import { answerMetricsQuestions } from './cluster-metrics';
import type { Log } from './log';

/** A worker that exits sooner than this after its start counts as a failed start. */
const MIN_UPTIME_MS = 10_000;
const MAX_FAILED_STARTS = 5;
const MAX_BACKOFF_MS = 10_000;
/** Longer than a worker takes to finish its requests. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Runs the server in several processes that share its port.
 *
 * The first worker opens the store alone, which migrates and seeds it. A worker that dies is replaced. SIGHUP replaces
 * all workers one by one with the current build; SIGTERM and SIGINT stop them gracefully.
 */
export async function runWorkers(count: number, log: Log): Promise<void> {
  /** The worker that serves in each slot, numbered from 1. */
  const serving = new Map<number, Worker>();
  let isStopping = false;
  let failedStarts = 0;
  let isAnnounced = false;

  /** Starts a worker. @throws Error when it exits before it listens. */
  const start = (slot: number): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const announce = isAnnounced ? '0' : '1';
      const worker = cluster.fork({ KEYWAY_WORKER: String(slot), KEYWAY_ANNOUNCE: announce });
      worker.once('listening', () => {
        isAnnounced = true;
        log.info({ worker: slot, pid: worker.process.pid }, 'worker open');
        resolve(worker);
      });
      worker.once('exit', (code: number | null, signal: string | null) =>
        reject(new Error(`The worker exited before it started listening (${signal ?? code}).`)),
      );
    });

  const serve = (slot: number, worker: Worker) => {
    const startedAt = Date.now();
    serving.set(slot, worker);
    worker.once('exit', (code: number | null, signal: string | null) => {
      if (isStopping || serving.get(slot) !== worker) return;
      serving.delete(slot);
      const uptimeMs = Date.now() - startedAt;
      failedStarts = uptimeMs < MIN_UPTIME_MS ? failedStarts + 1 : 0;
      log.error({ worker: slot, reason: signal ?? code, uptimeMs }, 'worker exited');
      void fill(slot);
    });
  };

  /** Starts a worker in an empty slot, as often as it takes. */
  const fill = async (slot: number): Promise<void> => {
    while (!isStopping) {
      if (failedStarts >= MAX_FAILED_STARTS) {
        process.stderr.write('Workers are exiting on startup. Stopping.\n');
        return stop(1);
      }
      if (failedStarts > 0) await pause(Math.min(MAX_BACKOFF_MS, 250 * 2 ** failedStarts));
      try {
        if (!isStopping) serve(slot, await start(slot));
        return;
      } catch (error) {
        failedStarts += 1;
        if (!isStopping) log.error({ worker: slot, error }, 'worker did not start');
      }
    }
  };

  const replaceAll = async (): Promise<void> => {
    for (const [slot, old] of [...serving]) {
      if (isStopping) return;
      serving.delete(slot);
      try {
        serve(slot, await start(slot));
      } catch (error) {
        log.error({ error }, 'workers not replaced');
        if (old.isDead()) void fill(slot);
        else serving.set(slot, old);
        return;
      }
      await stopWorker(old);
    }
    log.info({ workers: count }, 'workers replaced');
  };

  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)));
    process.exit(exitCode);
  };

  let replacing = Promise.resolve();
  process.on('SIGHUP', () => (replacing = replacing.then(replaceAll)));
  process.once('SIGTERM', () => void stop(0));
  process.once('SIGINT', () => void stop(0));

  answerMetricsQuestions();
  try {
    serve(1, await start(1));
  } catch {
    // The worker has printed the reason.
    process.exit(1);
  }
  for (let slot = 2; slot <= count; slot += 1) void fill(slot);
}

/** Lets a worker finish its requests and exit. */
async function stopWorker(worker: Worker): Promise<void> {
  if (worker.isDead()) return;
  const exited = new Promise((resolve) => worker.once('exit', resolve));
  const timeout = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT_MS);
  worker.process.kill('SIGTERM');
  await exited;
  clearTimeout(timeout);
}
