import path from 'node:path';
import type { AppLoadContext } from '@remix-run/node';

import { openDatabase } from '../db/client';
import { migrateToLatest } from '../db/migrate';
import type { Db } from '../db/schema';
import { refreshSearchIndex } from '../db/search-index';
import { isEmptyStore, seedDemoStore } from '../db/seeds/demo-store';
import { loadStandardTexts } from '../db/seeds/standard-texts';
import { readCatalogueVersion } from './domain/catalogue/catalogue-version.queries.server';
import { workOnImports } from './domain/imports/import-jobs.server';
import { sendDueMail } from './domain/mail/send-due-mail.server';
import { expireApprovals } from './domain/orders/decide-approval.server';
import { expireTransfers } from './domain/orders/transfers.server';
import { connectProviders } from './domain/payments/connect-providers.server';
import { connectedPayments } from './domain/payments/payment-providers.server';
import { reconcilePayments } from './domain/payments/reconcile.server';
import { randomKey } from './domain/shared/random.server';
import { DEMO_STAFF } from './domain/staff/staff.schema';
import { addStaff } from './domain/staff/staff.server';
import { clearExpired } from './domain/upkeep/clear-expired.server';
import { webhookWorker } from './domain/webhooks/deliver-webhooks.server';
import { dataFolder, readEnv, type Env } from './env.server';
import { SandboxClient } from './integrations/payments/sandbox-client.server';
import { SmtpMailer } from './integrations/mail/smtp-mailer.server';
import { SandboxProvider } from './integrations/payments/sandbox-provider.server';
import { webhookSender } from './integrations/webhooks/webhook-sender.server';
import { createLog } from './edge/log';
import type { TakeFromLimit } from './edge/request-limits';
import { RateLimits } from './http/rate-limits.server';
import { mayCookie } from './http/session.server';

/** DESIGN 5: how often unsettled payments are looked up. */
const RECONCILE_EVERY_MS = 10_000;

/** How often what has had its time is cleared. */
const CLEAR_EVERY_MS = 60 * 60_000;
const SEND_MAIL_EVERY_MS = 5_000;

/** How soon an import is begun, or one that another process left is taken over (decision 0022). */
const IMPORT_EVERY_MS = 1_000;

/** How soon a webhook is sent after what it tells. */
const TELL_EVERY_MS = 1_000;

export interface Store {
  env: Env;
  /** The part of the load context that is the same for every request. */
  shared: Pick<AppLoadContext, 'db' | 'env' | 'payments'>;
  /** Counts a request; undefined when nothing is limited. */
  takeFromLimit: TakeFromLimit;
  /** Whether a cookie is that of staff who may import: their files may be larger than other forms. */
  mayImport(cookie: string | undefined): Promise<boolean>;
  /** Grows with every change to what the store shows. */
  readCatalogueVersion(): Promise<number>;
  /** Prints where the store is, once it listens. */
  announce(url: string): void;
  close(): Promise<void>;
}

/**
 * Opens the store that the variables of the environment describe: reads them, opens and migrates the database,
 * loads the texts that every store has, seeds the demo into an empty one, and starts the reconciler.
 *
 * @throws EnvError when a variable is wrong.
 */
export async function openStore(): Promise<Store> {
  const env = readEnv(process.env);
  const log = createLog(env.logLevel);
  const db = openDatabase(env.databaseUrl, (error) =>
    log('warn', 'connection to the database lost', { error: error.message }),
  );
  await migrateToLatest(db);
  await loadStandardTexts(db, { demo: env.demo });
  if (env.demo) {
    await seedWhenEmpty(db);
    await addDemoStaff(db);
  }
  await refreshSearchIndex(db, (done, total) => log('info', 'preparing the search', { done, total }));
  const sandbox = env.demo ? openSandbox(env) : undefined;
  const payments = connectedPayments({
    ...(await connectProviders(env.providers)),
    ...(sandbox === undefined ? {} : { sandbox }),
  });

  const mailer = env.smtp === undefined ? undefined : new SmtpMailer(env.smtp.url, env.smtp.from);
  const origin = env.appUrl ?? `http://${env.host}:${env.port}`;

  const reconcile = async () => {
    try {
      const { settled, errors } = await reconcilePayments(db, payments);
      const expired = (await expireTransfers(db)) + (await expireApprovals(db));
      if (settled + expired > 0) log('info', 'reconciled', { settled, expired });
      for (const error of errors) log('error', 'payment not reconciled', { error: String(error) });
    } catch (error) {
      log('error', 'reconciler failed', { error: String(error) });
    }
  };
  const sendMail = async () => {
    if (mailer === undefined) return;
    try {
      const { sent, errors } = await sendDueMail(db, mailer, origin);
      if (sent > 0) log('info', 'mail sent', { sent });
      for (const error of errors) log('error', 'mail not sent', { error: String(error) });
    } catch (error) {
      log('error', 'mail not looked at', { error: String(error) });
    }
  };
  let isStopping = false;
  let importing = Promise.resolve();
  const worker = { name: randomKey(), isStopping: () => isStopping };
  const work = () => {
    importing = workOnImports(db, worker).then(
      (ended) => {
        if (ended > 0) log('info', 'imports worked on', { ended });
      },
      (error: unknown) => log('error', 'import failed', { error: String(error) }),
    );
    return importing;
  };
  const webhooks = webhookWorker(db, {
    send: webhookSender({ allowPrivate: env.privateWebhooks }),
    sealKey: env.sessionSecret,
    onError: (error) => log('error', 'webhooks not sent', { error: String(error) }),
  });
  const tell = () =>
    webhooks
      .round()
      .catch((error: unknown) => log('error', 'webhooks not looked at', { error: String(error) }));
  const clear = () =>
    clearExpired(db).catch((error: unknown) => log('error', 'not cleared', { error: String(error) }));
  await clear();
  await reconcile();
  // Each on its own: a mail server that does not answer holds no payment up.
  const stopReconciling = repeat(reconcile, RECONCILE_EVERY_MS);
  const stopSending = repeat(sendMail, SEND_MAIL_EVERY_MS);
  const stopClearing = repeat(clear, CLEAR_EVERY_MS);
  const stopImporting = repeat(work, IMPORT_EVERY_MS);
  const stopTelling = repeat(tell, TELL_EVERY_MS);

  const limits = new RateLimits(db);
  return {
    env,
    shared: { db, env, payments },
    takeFromLimit: (request) => (env.rateLimits ? limits.take(request) : Promise.resolve(undefined)),
    mayImport: (cookie) => mayCookie({ db, env }, cookie, 'catalogue.bulk'),
    readCatalogueVersion: () => readCatalogueVersion(db),
    announce: (url) => {
      const login = env.demo
        ? `\nDemo login at ${url}/admin/login: ${DEMO_STAFF.username} / ${DEMO_STAFF.password}`
        : '';
      process.stdout.write(`\nKeyway is open at ${url}${login}\n\n`);
    },
    close: async () => {
      stopReconciling();
      stopSending();
      stopClearing();
      stopImporting();
      stopTelling();
      // Between two turns of its work, so that the next process goes on at once.
      isStopping = true;
      await importing;
      await webhooks.stop();
      mailer?.close();
      await db.destroy();
      if (sandbox instanceof SandboxProvider) sandbox.close();
    },
  };
}

/** The sandbox in this process with its own file, unless it runs as a server of its own. */
function openSandbox({ databaseUrl, sandboxUrl }: Env): SandboxProvider | SandboxClient {
  if (sandboxUrl !== undefined) return new SandboxClient(sandboxUrl);
  return new SandboxProvider(path.join(dataFolder(databaseUrl), 'sandbox-payments.db'));
}

/** Does it again and again; the next round is set when one has ended, so that rounds never overlap. */
function repeat(task: () => Promise<void>, everyMs: number): () => void {
  let timer = setTimeout(function round() {
    void task().then(() => (timer = setTimeout(round, everyMs)));
  }, everyMs);
  return () => clearTimeout(timer);
}

async function seedWhenEmpty(db: Db): Promise<void> {
  if (!(await isEmptyStore(db))) return;
  const { categories, products } = await seedDemoStore(db);
  process.stdout.write(`Seeded the demo: ${products} products in ${categories} categories.\n`);
}

/** The demo's login, also where the catalogue came from `npm run seed` before the first start. */
async function addDemoStaff(db: Db): Promise<void> {
  if ((await db.selectFrom('staff').select('id').limit(1).executeTakeFirst()) !== undefined) return;
  await addStaff(db, { ...DEMO_STAFF, name: 'Demo Owner', email: 'owner@keyway.example', role: 'owner' });
}
