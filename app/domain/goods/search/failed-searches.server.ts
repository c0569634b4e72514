import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { nowIso } from '../../base/shared/clock';

/** Different searches that wait in a process; more are not counted. */
const MAX_WAITING = 500;
const MAX_LENGTH = 100;
const MAX_STORED = 1000;

const waiting = new WeakMap<Db, Map<string, number>>();

/**
 * Counts a search without results, in memory: loaders don't write. Searches with an email address or a card number are
 * not kept. There is no rule for bots: pages are rendered for the page cache, without headers to tell a bot by. The cache
 * also counts a search once a minute at most, however often it is repeated.
 */
export function noteFailedSearch(db: Db, search: string): void {
  const q = normalize(search);
  if (q === '' || isPersonal(q)) return;
  const counts = waiting.get(db) ?? new Map<string, number>();
  waiting.set(db, counts);
  const count = counts.get(q);
  if (count === undefined && counts.size >= MAX_WAITING) return;
  counts.set(q, (count ?? 0) + 1);
}

/** Stores the counts of this process, and only the latest searches. What an outage prevents is not counted. */
export async function storeFailedSearches(db: Db): Promise<void> {
  const counts = waiting.get(db);
  if (counts === undefined) return;
  waiting.delete(db);
  const last_at = nowIso();
  // In one order, so that two processes don't wait for each other's rows.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('failed_searches')
      .values(rows.map(([q, searches]) => ({ q, searches, last_at })))
      .onConflict((on) =>
        on.column('q').doUpdateSet({
          searches: sql`failed_searches.searches + excluded.searches`,
          last_at,
        }),
      )
      .execute();
    const latest = trx
      .selectFrom('failed_searches')
      .select('q')
      .orderBy('last_at', 'desc')
      .orderBy('q')
      .limit(MAX_STORED);
    await trx.deleteFrom('failed_searches').where('q', 'not in', latest).execute();
  });
}

/** Removes a failed search from the list; if it fails again, it comes back. */
export async function removeFailedSearch(db: Db, q: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await trx
      .deleteFrom('failed_searches')
      .where('q', '=', q)
      .returning(['q as name', 'searches'])
      .executeTakeFirst();
    // Another clerk removed it.
    if (before === undefined) return;
    await recordAudit(trx, actor, 'failed-search.remove', 'failed-search', { before });
  });
}

/** Also removes what PostgreSQL can't store: null characters and halves of surrogate pairs. */
function normalize(search: string): string {
  return search
    .toLowerCase()
    .slice(0, MAX_LENGTH)
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim();
}

/** Whether a text contains an email address or as many digits as a card number has. */
function isPersonal(q: string): boolean {
  return q.includes('@') || /(?:\d[\s.-]*){13}/.test(q);
}
