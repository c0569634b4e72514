import type { Db } from '../../../db/schema';
import { isoIn, nowIso } from '../../domain/base/shared/clock';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Providers repeat an event for some days; after that its name is of no use. */
const WEBHOOKS_KEPT_MS = 30 * DAY_MS;
/** What was told to webhooks, and what could not be told for as long. */
const DELIVERIES_KEPT_MS = 30 * DAY_MS;
/** A client may ask again within a day for what it was answered. */
const ANSWERS_KEPT_MS = DAY_MS;

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
  await db.deleteFrom('idempotency_keys').where('started_at', '<', isoIn(-ANSWERS_KEPT_MS)).execute();
  await db.deleteFrom('webhook_events').where('received_at', '<', isoIn(-WEBHOOKS_KEPT_MS)).execute();
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', isoIn(-DELIVERIES_KEPT_MS))
    .where((build) => build.or([build('claimed_until', 'is', null), build('claimed_until', '<', nowIso())]))
    .execute();
}
