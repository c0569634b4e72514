import { afterAll, expect, it } from 'vitest';

import { reconcilePayments } from '../../app/domain/selling/payments/reconcile.server';
import { releaseLease, acquireLease } from '../../app/backoffice/upkeep/leases.server';
import { addFirstStaff } from '../../app/domain/base/staff/staff.server';
import { RateLimits } from '../../app/http/rate-limits.server';
import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import type { Db } from '../../db/schema';
import { seedDemoStore } from '../../app/backoffice/demo/seed-demo-store.server';
import { loadStandardTexts } from '../../db/seeds/standard-texts';
import { whileNobodyElseStarts } from '../../db/startup-lock';
import { countOf, placeCharged } from '../support/orders';
import { startServer } from '../support/server-process';
import { blankDatabase, copyOfSeeded, openTestStore } from '../support/test-store';

const opened: Db[] = [];
afterAll(() => Promise.all(opened.map((db) => db.destroy())));

function open(url: string): Db {
  const db = openDatabase(url);
  opened.push(db);
  return db;
}

it('three servers that start on an empty database at once seed it once', async () => {
  const DATABASE_URL = await blankDatabase();
  const servers = await Promise.all([1, 2, 3].map(() => startServer({ DATABASE_URL, LOG_LEVEL: 'error' })));
  try {
    const db = open(DATABASE_URL);
    expect(await countOf(db, 'products')).toBe(439);
    expect(await countOf(db, 'staff')).toBe(7);
    expect(servers.map((server) => server.output()).join('')).not.toContain('"level":"error"');
    for (const server of servers) expect((await server.ask('/readyz')).status).toBe(200);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}, 180_000);

it('two handles prepare the same database at once without getting into each other’s way', async () => {
  const url = await blankDatabase();
  const handles = [open(url), open(url)] as const;
  await Promise.all(
    handles.map((db) =>
      whileNobodyElseStarts(db, async () => {
        await migrateToLatest(db);
        await loadStandardTexts(db, { demo: true });
        await seedDemoStore(db);
        await addFirstStaff(db, {
          username: 'first',
          password: 'a long enough password',
          name: 'First',
          email: '',
          role: 'owner',
        });
      }),
    ),
  );
  const [db] = handles;
  expect(await countOf(db, 'products')).toBe(439);
  expect(await countOf(db, 'staff')).toBe(1);
}, 180_000);

it('a lease is held by one of two who want it, until it is given up or its time is over', async () => {
  const url = await copyOfSeeded();
  const [one, other] = [open(url), open(url)];
  const both = () =>
    Promise.all([acquireLease(one, 'clear', 'one', 60_000), acquireLease(other, 'clear', 'other', 60_000)]);
  const first = await both();
  expect(first.filter(Boolean)).toHaveLength(1);
  // Whoever has it keeps it.
  expect(await both()).toEqual(first);
  await releaseLease(one, 'clear', 'one');
  await releaseLease(other, 'clear', 'other');
  expect(await acquireLease(other, 'clear', 'other', -1)).toBe(true);
  expect(await acquireLease(one, 'clear', 'one', 60_000)).toBe(true);
  expect(await acquireLease(other, 'clear', 'other', 60_000)).toBe(false);
});

it('a reconciler that may not go on leaves the rest alone', async () => {
  const store = await openTestStore({ seeded: true });
  for (const productId of [1, 2]) {
    const { cartId } = await store.cartWith({ productId, quantity: 1 });
    await placeCharged(store.db, cartId);
  }
  await store.db.updateTable('payment_attempts').set({ sent_at: '2020-01-01T00:00:00.000Z' }).execute();
  const answers = [true, false];
  const mayGoOn = () => Promise.resolve(answers.shift() ?? false);
  expect(await reconcilePayments(store.db, store.payments, mayGoOn)).toEqual({ settled: 1, errors: [] });
  const states = await store.db.selectFrom('payment_attempts').select('state').orderBy('id').execute();
  expect(states.map(({ state }) => state)).toEqual(['failed', 'sent']);
});

it('many processes of a machine share a limit of reads without losing much of it', async () => {
  const url = await copyOfSeeded();
  const processes = 16;
  const limits = Array.from({ length: processes }, () => new RateLimits(open(url), { processes }));
  const counts = [];
  for (let asked = 0; asked < 580; asked += 1) {
    const taker = limits[(asked * 7) % processes];
    counts.push(
      await taker?.take({ isWrite: false, path: '/api/products', address: '192.0.2.1', token: undefined }),
    );
  }
  // Whoever keeps to the limit of 600 is not refused because others hold what is left of it.
  expect(counts.filter((count) => count?.isRefused === true)).toEqual([]);
  const more = [];
  for (let asked = 0; asked < 40; asked += 1)
    more.push(
      await limits[asked % processes]?.take({
        isWrite: false,
        path: '/api/products',
        address: '192.0.2.1',
        token: undefined,
      }),
    );
  expect(more.filter((count) => count?.isRefused === true).length).toBeGreaterThanOrEqual(20);
});
