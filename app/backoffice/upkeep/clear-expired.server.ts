import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../db/schema';
import { deleteExpiredDrafts } from '../../domain/base/customers/registration.server';
import { readSettings } from '../../domain/base/settings/settings.queries.server';
import { getBuyerIdleLimit, STAFF_IDLE_MS } from '../../domain/base/sessions/sessions.server';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Providers repeat an event for some days. */
const WEBHOOK_RETENTION_MS = 30 * DAY_MS;
const DELIVERY_RETENTION_MS = 30 * DAY_MS;
/** How long a session may hold nothing: no cart, vehicle, favorites, or application, and no one signed in. */
const EMPTY_SESSION_RETENTION_MS = DAY_MS;
const EMPTY_COLUMNS = ['staff_id', 'customer_id', 'cart_id', 'vehicle_make', 'favorites_owner'] as const;
/** How long somebody waits for a product to be back in stock. */
const NOTICE_RETENTION_MS = 365 * DAY_MS;
/** How long clients may repeat a request with the same idempotency key. */
const ANSWER_RETENTION_MS = DAY_MS;

/**
 * Deletes expired rate limits, expired and empty sessions, sign-in links, email confirmations, pending logins, drafts,
 * idempotency keys, stock notices, provider events, webhook deliveries, mail that was sent or given up, and abandoned carts. The audit log
 * never expires.
 */
export async function clearExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_started_at', '<', Date.now() - HOUR_MS)
    .execute();
  await deleteEndedSessions(db);
  await db.deleteFrom('sign_in_links').where('expires_at', '<', isoIn(-HOUR_MS)).execute();
  await db.deleteFrom('email_confirmations').where('expires_at', '<', nowIso()).execute();
  await db.deleteFrom('confirmed_emails').where('expires_at', '<', nowIso()).execute();
  // Wrong codes are counted over an account's logins of the last hour.
  await db.deleteFrom('pending_logins').where('expires_at', '<', isoIn(-HOUR_MS)).execute();
  await db.deleteFrom('stock_notices').where('created_at', '<', isoIn(-NOTICE_RETENTION_MS)).execute();
  await db.deleteFrom('checkout_drafts').where('expires_at', '<=', nowIso()).execute();
  await deleteExpiredDrafts(db);
  await db.deleteFrom('idempotency_keys').where('started_at', '<', isoIn(-ANSWER_RETENTION_MS)).execute();
  await db.deleteFrom('webhook_events').where('received_at', '<', isoIn(-WEBHOOK_RETENTION_MS)).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', isoIn(-DELIVERY_RETENTION_MS))
    .where((build) => build.or([build('claimed_until', 'is', null), build('claimed_until', '<', nowIso())]))
    .execute();
  const { mailRetentionDays, cartRetentionDays } = await readSettings(db);
  await deleteInBatches(() =>
    db
      .deleteFrom('outbox')
      .where('id', 'in', (build) =>
        build
          .selectFrom('outbox')
          .select('id')
          .where('state', 'in', ['sent', 'failed'])
          .where('created_at', '<', isoIn(-mailRetentionDays * DAY_MS))
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
  await deleteInBatches(() =>
    db
      .deleteFrom('carts')
      .where('id', 'in', (build) =>
        build
          .selectFrom('carts as c')
          .select('c.id')
          .where('c.updated_at', '<', isoIn(-cartRetentionDays * DAY_MS))
          // A user finds their cart again, whenever they sign in.
          .where('c.user_id', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('sessions as s').select('s.id_hash').whereRef('s.cart_id', '=', 'c.id'))),
          )
          .limit(BATCH),
      )
      .executeTakeFirst(),
  );
}

/** Deletes sessions that have expired, that are idle, or that never came to hold anything. */
async function deleteEndedSessions(db: Db): Promise<void> {
  const buyersSeenUntil = await getBuyerIdleLimit(db);
  await db
    .deleteFrom('sessions')
    .where((is) =>
      is.or([
        is('expires_at', '<', nowIso()),
        is.and([is('staff_id', 'is not', null), is('last_seen_at', '<', isoIn(-STAFF_IDLE_MS))]),
        is.and([is('customer_id', 'is not', null), is('last_seen_at', '<', buyersSeenUntil)]),
        is.and([
          is('created_at', '<', isoIn(-EMPTY_SESSION_RETENTION_MS)),
          ...EMPTY_COLUMNS.map((column) => is(column, 'is', null)),
          is.not(
            is.exists(
              is
                .selectFrom('registration_drafts as d')
                .select('d.session_id_hash')
                .whereRef('d.session_id_hash', '=', 'sessions.id_hash'),
            ),
          ),
        ]),
      ]),
    )
    .execute();
}

/** Few rows at a time, because other writers wait meanwhile. */
const BATCH = 500;

async function deleteInBatches(deleteSome: () => Promise<{ numDeletedRows: bigint }>): Promise<void> {
  while ((await deleteSome()).numDeletedRows > 0n) await setImmediate();
}
