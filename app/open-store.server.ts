import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import { sql } from 'kysely';

import { openDatabase } from '../db/client';
import { openCommittedVersion } from '../db/committed-version';
import { isEmptyStore } from '../db/empty-store';
import { migrateToLatest } from '../db/migrate';
import type { Db } from '../db/schema';
import { refreshSearchIndex } from '../db/search-index';
import { loadStandardFrench } from '../db/seeds/standard-french';
import { loadStandardSynonyms } from '../db/seeds/standard-synonyms';
import { loadStandardTexts } from '../db/seeds/standard-texts';
import { whileNobodyElseStarts } from '../db/startup-lock';
import { isUnavailable } from '../db/unavailable';
import { startJobs } from './background-jobs.server';
import { connectedPayments, connectProviders } from './domain/selling/payments/payment-providers.server';
import { watchProviders } from './domain/selling/payments/provider-failures.server';
import type { Visitor } from './domain/base/sessions/visitor';
import { DEMO_STAFF } from './domain/base/staff/staff.schema';
import { addFirstStaff } from './domain/base/staff/staff.server';
import { isDemoCleared } from './backoffice/demo/demo-state.queries.server';
import { readStoreCounts, type StoreCounts } from './backoffice/upkeep/store-counts.queries.server';
import { dataFolder, type Env } from './env.server';
import { readCatalog, turnFrenchOff } from './i18n/language.server';
import { SandboxClient } from './integrations/payments/sandbox-client.server';
import { SandboxProvider } from './integrations/payments/sandbox-provider.server';
import { createLog, type Log } from './edge/log';
import { createErrorReporter } from './edge/report-error';
import type { TakeFromLimit } from './edge/request-limits';
import { createSlowQueryLog, type QueryListener } from './edge/slow-query-log';
import { RateLimits } from './http/rate-limits.server';
import { mayCookie } from './http/session.server';
import { readCacheableVisitor, type CacheableVisitor } from './http/visitor.server';

export interface Store {
  /** The part of the load context that is the same for every request. */
  shared: Pick<AppLoadContext, 'db' | 'env' | 'payments' | 'reportError'>;
  /** Counts a request; undefined when nothing is limited. */
  takeFromLimit: TakeFromLimit;
  /** Whether a Cookie header belongs to staff who may import, whose uploads may be larger. */
  mayImport(cookie: string | undefined): Promise<boolean>;
  /** Increases with every change to what the store shows. */
  readCatalogVersion(): number | Promise<number>;
  /** Reads the visitor from a path and headers; undefined if their pages can't be cached. */
  readCacheableVisitor(path: string, headers: IncomingHttpHeaders): Promise<CacheableVisitor | undefined>;
  /** Rejects if the database doesn't respond. */
  askDatabase(): Promise<void>;
  /** Whether an error means that the database is unavailable. */
  isUnavailable(error: unknown): boolean;
  /** Counts stored and waiting items, for monitoring. */
  readCounts(): Promise<StoreCounts>;
  /** The message printed once the store listens. */
  announcement(url: string): string;
  /** Stops the background jobs after their current batches. */
  stopJobs(): Promise<void>;
  /** Closes the database. Call `stopJobs` first. */
  close(): Promise<void>;
}

/**
 * Opens the store: opens and migrates the database, loads the built-in texts, seeds an empty database with the demo in
 * demo mode, and starts the background jobs. Several processes may do so at once.
 *
 * @param onQuery called with the duration of each query in milliseconds
 */
export async function openStore(env: Env, onQuery: QueryListener | undefined): Promise<Store> {
  if (!env.french) turnFrenchOff();
  if (env.frenchCatalog !== undefined) readCatalog(env.frenchCatalog);
  const log = createLog(env.logLevel);
  const reportError = await createErrorReporter(log, env.errorReporter);
  const db = openDatabase(env.databaseUrl, {
    onLostConnection: (error) => log.warn({ error }, 'connection to the database lost'),
    onQuery: env.logLevel === 'debug' ? createSlowQueryLog(log, onQuery) : onQuery,
  });
  await untilAvailable(log, () => whileNobodyElseStarts(db, () => prepareDatabase(db, env, log)));
  const sandbox = env.demo ? openSandbox(env) : undefined;
  const connected = connectedPayments({
    ...(await connectProviders(env.providers)),
    ...(sandbox === undefined ? {} : { sandbox }),
  });
  const payments = watchProviders(connected, db, reportError);
  const jobs = await startJobs({ db, env, payments, log, reportError });
  const version = openCommittedVersion(env.databaseUrl, db);
  const limits = new RateLimits(db, { processes: env.webConcurrency });
  return {
    shared: { db, env, payments, reportError },
    takeFromLimit: async (request) => {
      if (!env.rateLimits) return undefined;
      try {
        return await limits.take(request);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        log.error({ error }, 'request not counted');
        return 'unavailable';
      }
    },
    mayImport: (cookie) => mayCookie({ db, env }, cookie, 'catalog.bulk'),
    readCatalogVersion: version.read,
    readCacheableVisitor: (path, headers) => readCacheableVisitor({ db, env }, path, headers),
    askDatabase: async () => {
      await sql`select 1`.execute(db);
    },
    isUnavailable,
    readCounts: () => readStoreCounts(db),
    announcement: (url) => {
      const message = `Keyway is open at ${url}`;
      // A live store writes nothing but JSON, whatever its log level.
      if (!env.demo) return `${JSON.stringify({ level: 'info', time: new Date().toISOString(), message })}\n`;
      const { username, password } = DEMO_STAFF;
      return `\n${message}\nDemo sign-in: ${url}/admin/login (${username} / ${password})\n\n`;
    },
    stopJobs: () => jobs.stop(),
    close: async () => {
      await jobs.stop();
      version.close();
      await db.destroy();
      if (sandbox instanceof SandboxProvider) sandbox.close();
    },
  };
}

const WAIT_MS = 2_000;

export type OpenStore = typeof openStore;
/** Exported by the build for the page cache. */
export type FillSlots = (page: Buffer, visitor: Visitor) => Buffer;

/** Repeats work that fails because the database is unavailable, for as long as it takes. */
async function untilAvailable(log: Log, work: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ error }, 'waiting for the database');
      await pause(WAIT_MS);
    }
  }
}

async function prepareDatabase(db: Db, env: Env, log: Log): Promise<void> {
  await migrateToLatest(db);
  await loadStandardTexts(db, { demo: env.demo });
  await loadStandardSynonyms(db);
  await loadStandardFrench(db, { demo: env.demo });
  if (env.demo) {
    // First, because the demo has staff too. Also if `npm run seed` filled the catalog before the first start.
    await addFirstStaff(db, {
      ...DEMO_STAFF,
      name: 'Demo Owner',
      email: 'owner@keyway.example',
      role: 'owner',
    });
    if ((await isEmptyStore(db)) && !(await isDemoCleared(db))) await seedDemo(db);
  }
  await refreshSearchIndex(db, (done, total) => log.info({ done, total }, 'preparing the search'));
}

async function seedDemo(db: Db): Promise<void> {
  // Imported only in demo mode: it is a tenth of the server's code.
  const { seedDemoStore, startDemoSale } = await import('./backoffice/demo/seed-demo-store.server');
  const seeded = await seedDemoStore(db, { history: true });
  if (seeded === undefined) return;
  await startDemoSale(db);
  process.stdout.write(`Loaded the demo: ${seeded.products} products in ${seeded.categories} categories.\n`);
}

/** Opens the sandbox in this process, unless it runs as a separate server. */
function openSandbox({ databaseUrl, sandboxUrl }: Env): SandboxProvider | SandboxClient {
  if (sandboxUrl !== undefined) return new SandboxClient(sandboxUrl);
  return new SandboxProvider(path.join(dataFolder(databaseUrl), SANDBOX_BOOKS));
}

/** Stored next to the database. */
const SANDBOX_BOOKS = 'sandbox-payments.db';
