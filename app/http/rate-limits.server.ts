import { sql } from 'kysely';

import type { Db } from '../../db/schema';
import { paths } from '../paths';

const WINDOW_MS = 60_000;

/**
 * Writes a minute from one address: a login and an order number may be guessed, a message is read by a person, a request and an
 * application send mail, a file is large, a cart is clicked. A provider tells all of its events from a few addresses.
 */
const LIMITS = {
  login: 10,
  lookup: 10,
  message: 10,
  request: 10,
  application: 10,
  upload: 20,
  checkout: 30,
  write: 120,
  webhook: 1200,
} as const;

/** The last part of the path where a quote becomes an order. */
const ACCEPTS_QUOTE = /\/accept$/;

function tierOf(path: string): keyof typeof LIMITS {
  const page = pageOf(path);
  // Codes and current passwords are guessed as passwords are.
  if (isWithin(page, paths.admin.login()) || isWithin(page, paths.admin.account())) return 'login';
  if (page.startsWith(paths.signIn())) return 'login';
  if (page === paths.contact()) return 'message';
  if (page === paths.trackOrder()) return 'lookup';
  if (page === paths.quote() || page === paths.order()) return 'request';
  if (page === paths.registerTerms()) return 'application';
  const isOfQuote = page.startsWith(paths.quoteStatus(''));
  if (isOfQuote && !ACCEPTS_QUOTE.test(page)) return 'message';
  if (page === paths.accountDocuments()) return 'upload';
  const pays =
    isOfQuote ||
    [paths.checkout(), paths.cartPayment()].includes(page) ||
    page.startsWith(paths.api.payment(''));
  if (page.startsWith(paths.api.webhook(''))) return 'webhook';
  return pays ? 'checkout' : 'write';
}

function isWithin(page: string, path: string): boolean {
  return page === path || page.startsWith(`${path}/`);
}

/** The router takes a path in any case, escaped, and with slashes behind it. So must whoever counts. */
function pageOf(path: string): string {
  const parts = path.replace(/\.data$/, '').split('/');
  return `/${parts.filter(Boolean).map(decoded).join('/')}`.toLowerCase();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/**
 * Counts a write. The counters live in the database, so that every process on it counts together.
 *
 * @returns the seconds after which the address may try again, undefined when it may go on.
 */
export async function takeFromLimit(db: Db, path: string, address: string): Promise<number | undefined> {
  const tier = tierOf(path);
  const now = Date.now();
  const fresh = now - WINDOW_MS;
  const row = await db
    .insertInto('rate_limits')
    .values({ key: `${tier}:${address}`, window_started_at: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        hits: sql`case when rate_limits.window_started_at < ${fresh} then 1 else rate_limits.hits + 1 end`,
        window_started_at: sql`case when rate_limits.window_started_at < ${fresh} then ${now} else rate_limits.window_started_at end`,
      }),
    )
    .returning(['hits', 'window_started_at'])
    .executeTakeFirstOrThrow();
  if (row.hits <= LIMITS[tier]) return undefined;
  return Math.max(1, Math.ceil((row.window_started_at + WINDOW_MS - now) / 1000));
}
