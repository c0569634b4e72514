import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync, rmSync, copyFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../db/client';
import { findDamage } from '../support/database-contents';
import { isHardRun, printFigures, times } from '../support/hard-tests';
import { letPass } from '../support/hosted-store';
import { CHECKOUTS, confirmationIn, HttpBuyer, type CheckoutName, type Fields } from '../support/http-buyer';
import { expectLedgerToAddUp, stockTo } from '../support/orders';
import { readBooks } from '../support/sandbox-books';
import { startSandboxServer, type SandboxServer } from '../support/sandbox-server';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { isSqlite, openTestStore, temporaryFile, type TestStore } from '../support/test-store';
import { compareBooks, halfWritten } from '../support/whole-orders';

/** At how many places of a purchase, which writes some hundred kilobytes, the room ends. */
const PLACES = times(8, 60);
const STEP_BYTES = times(120_000, 20_000);

const books = temporaryFile('disk-full-books.db');
let store: TestStore;
let sandbox: SandboxServer;
let server: RunningServer;

const fileOf = (url: string) => url.slice('file:'.length);

const start = (databaseUrl: string, variables: Record<string, string> = {}) =>
  startServer({ DATABASE_URL: databaseUrl, SANDBOX_URL: sandbox.url, LOG_LEVEL: 'silent', ...variables });

/** No file of the server may grow beyond this: what it writes behind fails as on a disk without room. */
function limitFiles(bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:`]);
  if (status !== 0) throw new Error(`prlimit (of the package util-linux): ${String(stderr)}`);
}

interface Purchase {
  buyer: HttpBuyer;
  checkout: CheckoutName;
  fields: Fields;
}

async function prepare(checkout: CheckoutName): Promise<Purchase> {
  const buyer = new HttpBuyer(server);
  await buyer.addToCart(3, 2);
  return { buyer, checkout, fields: await buyer.fillIn(checkout) };
}

const place = ({ buyer, checkout, fields }: Purchase): Promise<Reply> => buyer.place(checkout, fields);

/** What the answer of a full store may be: an order, or 503 with the time to wait; never a 500. */
function expectWholeAnswer(reply: Reply): void {
  if (confirmationIn(reply) !== undefined) return;
  expect([reply.status, reply.headers['retry-after']]).toEqual([503, '60']);
  expect(reply.body).not.toMatch(/SQLITE|disk I\/O|database or disk|at \w+ \(|\.js:\d+/);
}

// Of PostgreSQL the room is its server's, which tells the store in its own words that there is none.
describe.runIf(isSqlite)('a store', () => {
  beforeAll(async () => {
    store = await openTestStore({ seeded: true });
    await stockTo(store.db, 3, 100_000);
    sandbox = await startSandboxServer(books);
  });
  afterAll(async () => {
    await server.stop();
    await sandbox.close();
  });

  it(`has no room at ${PLACES} places of a purchase: 503, no part of an order, and goes on when there is room`, async () => {
    server = await start(store.env.databaseUrl);
    const log = `${fileOf(store.env.databaseUrl)}-wal`;
    const seen = { refused: 0, placed: 0, placedUnheard: 0 };
    for (let number = 0; number < PLACES; number += 1) {
      const purchase = await prepare(CHECKOUTS[number % 2] ?? 'express');
      // Some places lie behind the purchase's own writes: those in front of and within it are what counts.
      limitFiles(statSync(log).size + Math.floor(number / 2) * STEP_BYTES + 1);
      const reply = await place(purchase);
      expectWholeAnswer(reply);
      expect((await server.ask('/product/bmw-smart-key')).status).toBe(200);
      expect((await purchase.buyer.open('/cart')).status).toBe(200);
      expect((await server.ask('/api/products/3')).status).toBe(200);
      const byToken = () =>
        store.db
          .selectFrom('orders')
          .select('id')
          .where('checkout_token', '=', purchase.fields['checkoutToken'] ?? '')
          .execute();
      const orders = await byToken();
      const isPlaced = confirmationIn(reply) !== undefined;
      if (isPlaced) expect(orders).toHaveLength(1);
      if (!isPlaced) seen[orders.length === 0 ? 'refused' : 'placedUnheard'] += 1;
      else seen.placed += 1;

      limitFiles('unlimited');
      // The buyer sends the same form again.
      const again = await place(purchase);
      expect(confirmationIn(again)).toBeDefined();
      expect(await byToken()).toHaveLength(1);
    }
    printFigures('no room during checkouts', { places: PLACES, ...seen });
    expect(seen.refused).toBeGreaterThan(0);
    expect(seen.placed).toBeGreaterThan(0);
    await expectBooksToAgree(PLACES);
  });

  it('with limits on, refuses writes with 503 and answers reads, the API’s too', async () => {
    server = await start(store.env.databaseUrl, { RATE_LIMITS: 'on' });
    const purchase = await prepare('express');
    const [opened = ''] = (await server.ask('/api/cart')).headers['set-cookie'] ?? [];
    limitFiles(1);
    for (const reply of [
      await place(purchase),
      await server.ask('/api/cart/lines', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: opened.split(';')[0] ?? '' },
        body: '{"productId":3,"quantity":1}',
      }),
      await server.ask('/admin/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'username=admin&password=keyway-demo',
      }),
    ])
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '60']);
    expect((await server.ask('/api/products/3')).status).toBe(200);
    expect((await server.ask('/cart')).status).toBe(200);
    limitFiles('unlimited');
    expect(confirmationIn(await place(purchase))).toBeDefined();
    await server.stop();
  });

  it.runIf(isHardRun)('sells until a real disk is full, and again when there is room', async () => {
    const disk = mountSmallDisk(24);
    if (disk === undefined) {
      process.stdout.write('  A small disk can be mounted by root alone: this test was not run.\n');
      return;
    }
    try {
      const url = `file:${disk}/store.db`;
      copyFileSync(fileOf(store.env.databaseUrl), `${disk}/store.db`);
      server = await start(url);
      const filler = `${disk}/filler`;
      const answers: Record<string, number> = {};
      for (let round = 0; round < 20; round += 1) {
        const purchase = await prepare(CHECKOUTS[round % 2] ?? 'express');
        fill(filler, round * 4_096);
        const reply = await place(purchase);
        expectWholeAnswer(reply);
        answers[reply.status] = (answers[reply.status] ?? 0) + 1;
        expect((await purchase.buyer.open('/cart')).status).toBe(200);
        rmSync(filler);
        expect(confirmationIn(await place(purchase))).toBeDefined();
      }
      await server.stop();
      const db = openDatabase(url);
      expect(await halfWritten(db)).toEqual([]);
      await expectLedgerToAddUp(db);
      await db.destroy();
      printFigures('a full disk', { rounds: 20, ...answers });
      expect(answers['503']).toBeGreaterThan(0);
    } finally {
      await server.stop();
      spawnSync('umount', [disk]);
    }
  });
});

/** Stops the store, lets it look its payments up, and holds its orders against the provider's books. */
async function expectBooksToAgree(orders: number): Promise<void> {
  await server.stop();
  await letPass(store, 20_000);
  server = await start(store.env.databaseUrl);
  await server.stop();
  expect(await halfWritten(store.db)).toEqual([]);
  const compared = await compareBooks(store.db, readBooks(books));
  printFigures('afterwards', { ...compared });
  expect(compared.differences).toEqual([]);
  expect(compared.oursCents).toBe(compared.theirsCents);
  expect(compared.paid).toBe(orders);
  await expectLedgerToAddUp(store.db);
  expect(await findDamage(store.db)).toEqual([]);
}

/** A disk of its own of some megabytes, in memory; undefined where this user may not mount one. */
function mountSmallDisk(megabytes: number): string | undefined {
  const folder = temporaryFile('small-disk');
  mkdirSync(folder);
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  return status === 0 ? folder : undefined;
}

/** Takes all the room that is left but for some bytes. */
function fill(file: string, left: number): void {
  const block = Buffer.alloc(4_096);
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' });
  } catch {
    // No room.
  }
  const { size } = statSync(file);
  rmSync(file);
  writeFileSync(file, Buffer.alloc(Math.max(0, size - left)));
}
