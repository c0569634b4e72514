import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Db } from '../../db/schema';
import { findDamage } from '../support/database-contents';
import { isHardRun, printFigures, printProgress, times } from '../support/hard-tests';
import { letPass } from '../support/hosted-store';
import {
  CHECKOUTS,
  confirmationIn,
  HttpBuyer,
  toastIn,
  type CheckoutName,
  type Fields,
} from '../support/http-buyer';
import { expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { readBooks } from '../support/sandbox-books';
import { startSandboxServer, type SandboxFault, type SandboxServer } from '../support/sandbox-server';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { openTestStore, temporaryFile, type TestStore } from '../support/test-store';
import { compareBooks, halfWritten } from '../support/whole-orders';

const KILLS = times(5, 100);
const BUYERS = 8;
const STOCK = 100_000;
const PRODUCTS = [1, 2, 3];
const FAULTS: readonly SandboxFault[] = [
  'none',
  'none',
  'decline',
  'hang-after-capture',
  '500-before-capture',
  '500-after-capture',
  'wrong-amount',
];

/** A post whose answer the buyer never saw; they may send the same form again. */
interface Unanswered {
  buyer: HttpBuyer;
  checkout: CheckoutName;
  fields: Fields;
}

/** What a buyer was told of their order. */
interface Told {
  checkout: CheckoutName;
  token: string;
  paid: boolean;
  failed: boolean;
  accessKey: string | undefined;
}

const books = temporaryFile('crash-books.db');
let store: TestStore;
let sandbox: SandboxServer;
const told: Told[] = [];
const odd: string[] = [];
const unanswered: Unanswered[] = [];
let posted = 0;
let sentAgain = 0;

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  for (const product of PRODUCTS) await stockTo(store.db, product, STOCK);
  sandbox = await startSandboxServer(books);
});
afterAll(() => sandbox.close());

const start = () =>
  startServer({ DATABASE_URL: store.env.databaseUrl, SANDBOX_URL: sandbox.url, LOG_LEVEL: 'error' });

const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from.');
  return item;
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Buys until the server is gone. */
async function keepBuying(server: RunningServer, life: { isOver: boolean }): Promise<void> {
  while (!life.isOver) {
    const again = unanswered.pop();
    // Every other one is never sent again: then the order, if there is one, is the store's own affair.
    if (again !== undefined && Math.random() < 0.5) {
      again.buyer.server = server;
      sentAgain += 1;
      await send(again, life);
      continue;
    }
    const buyer = new HttpBuyer(server);
    const checkout = pick(CHECKOUTS);
    try {
      await buyer.addToCart(pick(PRODUCTS), 1 + Math.floor(Math.random() * 3));
      const fields = await buyer.fillIn(checkout);
      posted += 1;
      await send({ buyer, checkout, fields }, life);
    } catch (error) {
      if (!life.isOver) odd.push(String(error));
    }
  }
}

async function send(post: Unanswered, life: { isOver: boolean }): Promise<void> {
  let reply: Reply;
  try {
    reply = await post.buyer.place(post.checkout, post.fields);
  } catch (error) {
    if (!life.isOver) odd.push(String(error));
    unanswered.push(post);
    return;
  }
  const failed = reply.status === 422 && reply.body.includes('Payment Failed');
  const accessKey = confirmationIn(reply);
  told.push({
    checkout: post.checkout,
    token: post.fields['checkoutToken'] ?? '',
    paid: toastIn(reply) === 'Payment Successful!',
    failed,
    accessKey,
  });
  if (accessKey === undefined && !failed) odd.push(`${post.checkout} answered ${reply.status}`);
}

/** Attempts that a crash left open: with the money taken, and without. */
async function leftOpen(): Promise<{ charged: string[]; uncharged: string[] }> {
  const taken = new Set(readBooks(books).map(({ key }) => key));
  const rows = await store.db
    .selectFrom('payment_attempts')
    .select('idempotency_key as key')
    .where('state', '=', 'sent')
    .execute();
  return {
    charged: rows.map(({ key }) => key).filter((key) => taken.has(key)),
    uncharged: rows.map(({ key }) => key).filter((key) => !taken.has(key)),
  };
}

/** One life of the server: it is killed at a moment of its own, in the middle of checkouts. */
async function liveAndDie(): Promise<void> {
  const server = await start();
  const life = { isOver: false };
  const buyers = Array.from({ length: BUYERS }, () => keepBuying(server, life));
  // Another fault every moment, so that charges of every kind are under way when the end comes.
  const faults = setInterval(() => sandbox.setFault(pick(FAULTS)), 40);
  const charges = () => Object.values(sandbox.asked).reduce((sum, count) => sum + count, 0);
  const enough = charges() + 1 + Math.floor(Math.random() * 12);
  const latest = Date.now() + 6_000;
  while (charges() < enough && Date.now() < latest) await pause(1);
  await pause(Math.random() < 0.5 ? 0 : Math.random() * 80);
  life.isOver = true;
  await server.kill();
  clearInterval(faults);
  await Promise.all(buyers);
}

async function untilReconciled(db: Db): Promise<number> {
  const startedAt = Date.now();
  for (;;) {
    const open = await db
      .selectFrom('payment_attempts')
      .select('id')
      .where('state', 'in', ['sent', 'refund_due'])
      .execute();
    const due = await db.selectFrom('refunds').select('id').where('state', '=', 'due').execute();
    if (open.length + due.length === 0) return Date.now() - startedAt;
    if (Date.now() - startedAt > 120_000) throw new Error(`${open.length} payments were never reconciled.`);
    await pause(200);
  }
}

it(`killed ${KILLS} times during checkouts, the store loses nothing and charges nothing twice`, async () => {
  const charged = new Set<string>();
  const uncharged = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await liveAndDie();
    const open = await leftOpen();
    open.charged.forEach((key) => charged.add(key));
    open.uncharged.forEach((key) => uncharged.add(key));
    printProgress('killed', kill, KILLS);
  }
  sandbox.setFault('none');
  const { db } = store;
  // The reconciler leaves young payments to whoever sent them. The short form does not wait for that.
  if (!isHardRun) await letPass(store, 20_000);
  const server = await start();
  const reconciledMs = await untilReconciled(db);

  const orders = await db.selectFrom('orders').select(['checkout_token', 'access_key', 'state']).execute();
  const byToken = new Map(orders.map((order) => [order.checkout_token, order]));
  const acknowledged = told.filter(({ accessKey }) => accessKey !== undefined);
  const missing = acknowledged.filter(({ token, accessKey }) => byToken.get(token)?.access_key !== accessKey);
  const paidButNot = told.filter(({ token, paid }) => paid && byToken.get(token)?.state !== 'paid');
  const failedButNot = told.filter(
    ({ token, failed }) => failed && (byToken.get(token)?.state ?? 'cancelled') !== 'cancelled',
  );
  const lost = [];
  for (const { accessKey = '', checkout } of acknowledged.slice(-50)) {
    const page = checkout === 'express' ? '/checkout/confirmation/' : '/cart/confirmation/';
    const { status } = await server.ask(page + accessKey);
    if (status !== 200) lost.push(`${page}${accessKey}: ${status}`);
  }
  const compared = await compareBooks(db, readBooks(books));
  const torn = await halfWritten(db);
  const damage = await findDamage(db);
  await server.stop();

  printFigures('faults asked for', sandbox.asked);
  printFigures('crashes', {
    kills: KILLS,
    posted,
    sentAgain,
    answered: told.length,
    acknowledged: acknowledged.length,
    toldPaid: told.filter(({ paid }) => paid).length,
    leftCharged: charged.size,
    leftUncharged: uncharged.size,
    reconciledMs,
  });
  printFigures('afterwards', {
    orders: orders.length,
    acknowledgedButMissing: missing.length,
    halfWritten: torn.length,
    ...compared,
    damage: damage.length,
  });
  expect({ odd, missing, paidButNot, failedButNot, lost, torn }).toEqual({
    odd: [],
    missing: [],
    paidButNot: [],
    failedButNot: [],
    lost: [],
    torn: [],
  });
  expect(compared.differences).toEqual([]);
  expect(compared.oursCents).toBe(compared.theirsCents);
  expect(compared.paid + compared.cancelled + compared.review).toBe(orders.length);
  expect(damage).toEqual([]);
  // That it was in the middle of things: some were charged and not settled, and some were acknowledged.
  expect(charged.size).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const product of PRODUCTS) {
    const { sold } = await db
      .selectFrom('order_lines as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select((build) => build.fn.coalesce(build.fn.sum<number>('l.quantity'), build.lit(0)).as('sold'))
      .where('l.product_id', '=', product)
      .where('o.state', '!=', 'cancelled')
      .executeTakeFirstOrThrow();
    expect(await stockOf(db, product)).toBe(STOCK - sold);
  }
  await expectLedgerToAddUp(db);
}, 3_600_000);
