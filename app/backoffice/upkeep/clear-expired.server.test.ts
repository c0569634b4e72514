import { beforeEach, expect, it } from 'vitest';

import type { Db } from '../../../db/schema';
import { addAccount } from '../../../tests/support/accounts';
import { openTestStore } from '../../../tests/support/test-store';
import { hashSessionId, openSession } from '../../domain/base/sessions/sessions.server';
import { addStaff } from '../../domain/base/staff/staff.server';
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
  for (const [name, hours] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    const expires_at = ago(hours);
    await db.insertInto('confirmed_emails').values({ email_hash: name, expires_at }).execute();
    await db
      .insertInto('email_confirmations')
      .values({ token_hash: name, email: 'ada@locke.example', order_id: null, expires_at })
      .execute();
  }
  await addStaff(db, { username: 'ann', password: 'long-enough', name: 'Ann', email: '', role: 'owner' });
  const { id: endpoint_id } = await db
    .insertInto('webhook_endpoints')
    .values({
      url: 'https://erp.example/',
      description: '',
      events: '[]',
      state: 'paused',
      sealed_secret: '',
      created_by: 1,
      created_at: ago(0),
      updated_at: ago(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [name, hours] of [
    ['old', 24 * 31],
    ['new', 24 * 29],
  ] as const) {
    const created_at = ago(hours);
    const delivery = { endpoint_id, type: 'ping', subject: '', body: '{}', state: 'due' } as const;
    await db
      .insertInto('webhook_deliveries')
      .values({ ...delivery, message_id: name, due_at: created_at, created_at })
      .execute();
  }
  await openSession(db, { lifetimeMs: -1_000 });
  await openSession(db, { lifetimeMs: 60_000 });

  await clearExpired(db);

  expect(await db.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('sign_in_links').select('token_hash').execute()).toEqual([
    { token_hash: 'new' },
  ]);
  expect(await db.selectFrom('email_confirmations').select('token_hash').execute()).toEqual([
    { token_hash: 'new' },
  ]);
  expect(await db.selectFrom('confirmed_emails').select('email_hash').execute()).toEqual([
    { email_hash: 'new' },
  ]);
  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'new' }]);
  expect(await db.selectFrom('webhook_events').select('event_id').execute()).toEqual([{ event_id: 'new' }]);
  expect(await db.selectFrom('webhook_deliveries').select('message_id').execute()).toEqual([
    { message_id: 'new' },
  ]);
  expect(await db.selectFrom('sessions').select('id_hash').execute()).toHaveLength(1);
});

it('clears mail that is done with and abandoned carts by the days that staff set', async () => {
  const mail = {
    to_address: 'ada@locke.example',
    subject: '',
    text: '',
    html: '',
    attempts: 1,
    last_error: '',
  };
  for (const [event_key, state, days] of [
    ['old', 'sent', 181],
    ['recent', 'sent', 179],
    ['old-failed', 'failed', 181],
    ['old-due', 'due', 181],
  ] as const)
    await db
      .insertInto('outbox')
      .values({ ...mail, event_key, state, due_at: ago(0), created_at: ago(24 * days) })
      .execute();
  for (const [id, days] of [
    ['abandoned', 91],
    ['held', 91],
    ['recent', 89],
  ] as const)
    await db
      .insertInto('carts')
      .values({ id, created_at: ago(24 * days), updated_at: ago(24 * days) })
      .execute();
  await openSession(db, { cartId: 'held', lifetimeMs: 60_000 });
  await clearExpired(db);
  const mails = await db.selectFrom('outbox').select('event_key').orderBy('event_key').execute();
  expect(mails.map(({ event_key }) => event_key)).toEqual(['old-due', 'recent']);
  const carts = await db.selectFrom('carts').select('id').orderBy('id').execute();
  expect(carts.map(({ id }) => id)).toEqual(['held', 'recent']);
});

it('clears what was typed and not sent', async () => {
  for (const [name, hours] of [
    ['old', 1],
    ['new', -1],
  ] as const) {
    const draft = { data: '{"email":"ada@locke.example"}', updated_at: ago(24), expires_at: ago(hours) };
    await db
      .insertInto('carts')
      .values({ id: name, created_at: ago(24), updated_at: ago(24) })
      .execute();
    await db
      .insertInto('checkout_drafts')
      .values({ cart_id: name, ...draft })
      .execute();
    const session = await openSession(db, { lifetimeMs: 60_000 });
    await db
      .insertInto('registration_drafts')
      .values({ session_id_hash: hashSessionId(session), revision: hours, sent_at: null, ...draft })
      .execute();
  }
  await clearExpired(db);
  expect(await db.selectFrom('checkout_drafts').select('cart_id').execute()).toEqual([{ cart_id: 'new' }]);
  const drafts = db
    .selectFrom('registration_drafts')
    .select(['revision', 'data'])
    .orderBy('revision', 'desc');
  expect(await drafts.execute()).toEqual([
    { revision: 1, data: '{}' },
    { revision: -1, data: '{"email":"ada@locke.example"}' },
  ]);
});

it('clears idle sessions, and those that hold nothing', async () => {
  await addStaff(db, { username: 'ann', password: 'long-enough', name: 'Ann', email: '', role: 'owner' });
  const customerId = await addAccount(db, { email: 'ada@locke.example' });
  for (const id of ['cart', 'idle-cart'])
    await db
      .insertInto('carts')
      .values({ id, created_at: ago(0), updated_at: ago(0) })
      .execute();
  const lifetimeMs = 24 * 60 * 3_600_000;
  const vehicle = { make: 'Ford', model: 'F-150', year: 2021 };
  const sessions = [
    ['staff', 0.4, { staffId: 1 }],
    ['idle staff', 0.6, { staffId: 1, cartId: 'idle-cart' }],
    ['buyer', 24 * 29, { customerId }],
    ['idle buyer', 24 * 31, { customerId }],
    ['new and empty', 23, {}],
    ['old and empty', 25, {}],
    ['application', 25, {}],
    ['cart', 24 * 20, { cartId: 'cart' }],
    ['vehicle', 24 * 20, { vehicle }],
    ['favorites', 24 * 20, { favoritesOwner: 'someone' }],
  ] as const;
  for (const [device, hours, holder] of sessions) {
    const id = await openSession(db, { ...holder, device, lifetimeMs });
    const at = { created_at: ago(hours), last_seen_at: ago(hours) };
    await db.updateTable('sessions').set(at).where('id_hash', '=', hashSessionId(id)).execute();
    const draft = { data: '{}', revision: 1, updated_at: ago(0), expires_at: ago(-1) };
    if (device === 'application')
      await db
        .insertInto('registration_drafts')
        .values({ session_id_hash: hashSessionId(id), ...draft })
        .execute();
  }
  await clearExpired(db);
  const left = await db.selectFrom('sessions').select('device').execute();
  expect(left.map(({ device }) => device).sort()).toEqual([
    'application',
    'buyer',
    'cart',
    'favorites',
    'new and empty',
    'staff',
    'vehicle',
  ]);
});
