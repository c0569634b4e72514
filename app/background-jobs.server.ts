import type { Db } from '../db/schema';
import { isUnavailable } from '../db/unavailable';
import { downloadPictures } from './backoffice/imports/download-pictures.server';
import { workOnImports } from './backoffice/imports/import-jobs.server';
import { sendDueMail } from './domain/base/mail/send-due-mail.server';
import { MAX_PICTURE_BYTES } from './domain/goods/catalog/picture-file.rules';
import { mailStockNotices } from './domain/goods/stock-notices/stock-notices.server';
import { endSale } from './domain/goods/catalog/end-sale.server';
import { storeFailedSearches } from './domain/goods/search/failed-searches.server';
import { expireApprovals } from './domain/selling/orders/decide-approval.server';
import { expireTransfers } from './domain/selling/orders/transfers.server';
import type { PaymentProviders } from './domain/selling/payments/payment-providers.server';
import { reconcilePayments } from './domain/selling/payments/reconcile.server';
import { randomKey } from './domain/base/shared/random.server';
import { clearExpired } from './backoffice/upkeep/clear-expired.server';
import { releaseLease, acquireLease, type LeasedWork } from './backoffice/upkeep/leases.server';
import { createWebhookWorker } from './domain/base/webhooks/deliver-webhooks.server';
import type { Log } from './edge/log';
import type { ReportError } from './edge/report-error';
import type { Env } from './env.server';
import { SmtpMailer } from './integrations/mail/smtp-mailer.server';
import { createPictureDownloader } from './integrations/pictures/picture-downloader.server';
import { createWebhookSender } from './integrations/webhooks/webhook-sender.server';

/** DESIGN 5. */
const RECONCILE_EVERY_MS = 10_000;

/** How often what has had its time is cleared. */
const CLEAR_EVERY_MS = 60 * 60_000;
const CLEAR_FIRST_AFTER_MS = 1_000;
const SEND_MAIL_EVERY_MS = 5_000;
/** How soon buyers learn that something is back in stock. */
const STOCK_NOTICES_EVERY_MS = 30_000;

/** Also picks up imports that another process left (decision 0022). */
const IMPORT_EVERY_MS = 1_000;

/** How soon the pictures of an applied import are downloaded. */
const PICTURES_EVERY_MS = 1_000;
/** Longer than downloading and decoding a few pictures takes. */
const PICTURE_LEASE_MS = 60_000;

/** How soon a search without results is in the back office. */
const FAILED_SEARCHES_EVERY_MS = 3_000;

/** How soon a webhook is sent after what it tells. */
const WEBHOOKS_EVERY_MS = 1_000;

/** Longer than looking up one payment takes. Work claimed by a crashed process is free again after this time. */
const LEASE_MS = 20_000;

interface BackgroundJobsOptions {
  db: Db;
  env: Env;
  payments: PaymentProviders;
  log: Log;
  reportError: ReportError;
}

export interface BackgroundJobs {
  /** Stops each job after its current batch and releases its claims. */
  stop(): Promise<void>;
}

/**
 * Starts the background jobs: reconciling, mail, stock notices, imports and their pictures, webhooks, searches without results, clearing.
 * Every process runs them; each claims its work in the database, so that it is done once (decision 0034). The searches that
 * a process counted are its own. Open payments are looked up before this returns.
 */
export async function startJobs({
  db,
  env,
  payments,
  log,
  reportError,
}: BackgroundJobsOptions): Promise<BackgroundJobs> {
  const name = randomKey();
  let isStopping = false;
  const mayGoOn = () => !isStopping;
  const mailer = env.smtp === undefined ? undefined : new SmtpMailer(env.smtp.url, env.smtp.from);
  const { zelleEmail, eTransferEmail } = env;
  const origin = env.appUrl ?? `http://${env.host}:${env.port}`;
  const facts = { origin, zelleEmail, eTransferEmail };

  const alone = async (work: LeasedWork, task: () => Promise<void>) => {
    if (!(await acquireLease(db, work, name, LEASE_MS))) return;
    try {
      await task();
    } finally {
      await releaseLease(db, work, name);
    }
  };
  const reconcile = () =>
    alone('reconcile', async () => {
      const keep = async () => mayGoOn() && (await acquireLease(db, 'reconcile', name, LEASE_MS));
      const { settled, errors } = await reconcilePayments(db, payments, keep);
      const expired = (await expireTransfers(db)) + (await expireApprovals(db));
      if (await endSale(db)) log.info('sale ended');
      if (settled + expired > 0) log.info({ settled, expired }, 'reconciled');
      for (const error of errors) reportError(error, 'payment not reconciled');
    });
  const sendMail = async () => {
    if (mailer === undefined) return;
    const { sent, errors } = await sendDueMail(db, mailer, facts, mayGoOn);
    if (sent > 0) log.info({ sent }, 'mail sent');
    for (const error of errors) reportError(error, 'mail not sent');
  };
  const notice = () =>
    alone('stock-notices', async () => {
      const queued = await mailStockNotices(db);
      if (queued > 0) log.info({ queued }, 'stock notices queued');
    });
  const work = async () => {
    const ended = await workOnImports(db, { name, isStopping: () => isStopping });
    if (ended > 0) log.info({ ended }, 'imports worked on');
  };
  const download = createPictureDownloader({
    allowPrivate: env.privatePictures,
    maxBytes: MAX_PICTURE_BYTES,
  });
  const stopping = new AbortController();
  const downloading = () =>
    alone('pictures', async () => {
      const keep = async () => mayGoOn() && (await acquireLease(db, 'pictures', name, PICTURE_LEASE_MS));
      const tried = await downloadPictures(db, { download, signal: stopping.signal, keep });
      if (tried > 0) log.info({ tried }, 'pictures downloaded');
    });
  const webhooks = createWebhookWorker(db, {
    send: createWebhookSender({ allowPrivate: env.privateWebhooks }),
    sealKey: env.sessionSecret,
    onError: (error) => reportError(error, 'webhooks not sent'),
  });
  const clear = () => alone('clear', () => clearExpired(db));

  const logged = (failure: string, task: () => Promise<void>) => {
    let wasUnavailable = false;
    return async () => {
      try {
        await task();
        wasUnavailable = false;
      } catch (error) {
        if (!isUnavailable(error)) return reportError(error, failure);
        // Once per outage: some jobs run every second.
        if (!wasUnavailable) log.warn({ error }, failure);
        wasUnavailable = true;
      }
    };
  };
  const clearing = logged('not cleared', clear);
  const storing = logged('searches without results not stored', () => storeFailedSearches(db));
  const reconciling = logged('reconciler failed', reconcile);
  await reconciling();
  // Independent loops, so that a mail server that doesn't respond doesn't delay payments.
  const jobs = [
    repeat(reconciling, RECONCILE_EVERY_MS),
    repeat(logged('mail not looked at', sendMail), SEND_MAIL_EVERY_MS),
    repeat(logged('stock notices not queued', notice), STOCK_NOTICES_EVERY_MS),
    // Not awaited, so that the first requests don't wait.
    repeat(clearing, CLEAR_EVERY_MS, CLEAR_FIRST_AFTER_MS),
    repeat(logged('import failed', work), IMPORT_EVERY_MS),
    repeat(logged('pictures not downloaded', downloading), PICTURES_EVERY_MS),
    repeat(storing, FAILED_SEARCHES_EVERY_MS),
    repeat(
      logged('webhooks not looked at', () => webhooks.round()),
      WEBHOOKS_EVERY_MS,
    ),
  ];
  return {
    stop: async () => {
      isStopping = true;
      stopping.abort();
      await Promise.all([...jobs.map((stop) => stop()), webhooks.stop()]);
      await storing();
      mailer?.close();
    },
  };
}

/** Repeats a job without overlap. Returns a function that stops it and waits for the current round. */
function repeat(task: () => Promise<void>, everyMs: number, firstMs = everyMs): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  const wait = (ms: number) =>
    setTimeout(() => {
      running = task().then(() => {
        if (!isStopped) timer = wait(everyMs);
      });
    }, ms);
  let timer = wait(firstMs);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
