import { beforeEach, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { openTestStore } from '../../../tests/support/test-store';
import { openSession } from '../sessions/sessions.server';
import { clearExpired } from './clear-expired.server';

let db: Db;

beforeEach(async () => {
  ({ db } = await openTestStore());
});

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

it('clears what has had its time, and nothing else', async () => {
  for (const [name, hours] of [
    ['old', 24 * 31],
    ['new', 0.5],
  ] as const) {
    const at = ago(hours);
    await db
      .insertInto('rate_limits')
      .values({ key: name, window_started_at: Date.parse(at), hits: 1 })
      .execute();
    await db
      .insertInto('sign_in_links')
      .values({ token_hash: name, user_id: null, created_at: at, expires_at: at, used_at: null })
      .execute();
    await db
      .insertInto('idempotency_keys')
      .values({ scope: 's', key: name, body_hash: '', status: 200, answer: '{}', started_at: at })
      .execute();
    await db
      .insertInto('webhook_events')
      .values({ provider: 'stripe', event_id: name, attempt_key: null, created_at: at, received_at: at })
      .execute();
  }
  await openSession(db, { lifetimeMs: -1_000 });
  await openSession(db, { lifetimeMs: 60_000 });

  await clearExpired(db);

  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('sign_in_links').select('token_hash').execute()).toEqual([
    { token_hash: 'new' },
  ]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('webhook_events').select('event_id').execute()).toEqual([{ event_id: 'new' }]);
  expect(await db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(1);
});
