import type { Db } from '../../../db/schema';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Providers repeat an event for some days; after that its name is of no use. */
const WEBHOOK_RETENTION_MS = 30 * DAY_MS;
/** What was told to webhooks, and what could not be told for as long. */
const DELIVERY_RETENTION_MS = 30 * DAY_MS;
/** A client may ask again within a day for what it was answered. */
const ANSWER_RETENTION_MS = DAY_MS;

/**
 * Clears what has had its time: counters of writes, sessions, links to sign in, unfinished logins, kept answers, names
 * of events, deliveries of webhooks. The audit log has no such time.
 */
export async function clearExpired(db: Db): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where('window_started_at', '<', Date.now() - HOUR_MS)
    .execute();
  await db.deleteFrom('sessions').where('expires_at', '<', nowIso()).execute();
  await db.deleteFrom('sign_in_links').where('expires_at', '<', isoIn(-HOUR_MS)).execute();
  // Kept for an hour: wrong codes of an account are counted over its last logins.
  await db.deleteFrom('pending_logins').where('expires_at', '<', isoIn(-HOUR_MS)).execute();
  await db.deleteFrom('idempotency_keys').where('started_at', '<', isoIn(-ANSWER_RETENTION_MS)).execute();
  await db.deleteFrom('webhook_events').where('received_at', '<', isoIn(-WEBHOOK_RETENTION_MS)).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', isoIn(-DELIVERY_RETENTION_MS))
    .where((build) => build.or([build('claimed_until', 'is', null), build('claimed_until', '<', nowIso())]))
    .execute();
}
