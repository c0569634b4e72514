import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { printFigures } from '../support/hard-tests';
import { CHECKOUTS, confirmationIn, HttpBuyer, type Fields } from '../support/http-buyer';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { readBooks } from '../support/sandbox-books';
import { startSandboxServer, type SandboxServer } from '../support/sandbox-server';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { openTestStore, temporaryFile, type TestStore } from '../support/test-store';

const STOCK = 1_000;
const PARALLEL_POSTS = 20;

const books = temporaryFile('repeated-books.db');
let store: TestStore;
let sandbox: SandboxServer;
let servers: RunningServer[];

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  sandbox = await startSandboxServer(books);
  const variables = { DATABASE_URL: store.env.databaseUrl, SANDBOX_URL: sandbox.url, LOG_LEVEL: 'error' };
  servers = await Promise.all([startServer(variables), startServer(variables)]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await sandbox.close();
});

describe.each(CHECKOUTS)('the %s checkout', (checkout) => {
  let buyer: HttpBuyer;
  let form: Fields;
  let before: { orders: number; charges: number };

  beforeEach(async () => {
    await stockTo(store.db, 1, STOCK);
    buyer = new HttpBuyer(serverOf(0));
    await buyer.addToCart(1, 3);
    form = await buyer.fillIn(checkout);
    before = { orders: await countOf(store.db, 'orders'), charges: readBooks(books).length };
  });

  function serverOf(index: number): RunningServer {
    const server = servers[index % servers.length];
    if (server === undefined) throw new Error('There is no server.');
    return server;
  }

  const post = () => buyer.place(checkout, form);

  async function expectOneOrder(way: string, replies: Reply[]): Promise<void> {
    const figures = {
      posts: replies.length,
      orders: (await countOf(store.db, 'orders')) - before.orders,
      charges: readBooks(books).length - before.charges,
      confirmations: new Set(replies.map(confirmationIn)).size,
      taken: STOCK - (await stockOf(store.db, 1)),
    };
    printFigures(`${checkout}, ${way}`, figures);
    expect(figures).toEqual({ posts: replies.length, orders: 1, charges: 1, confirmations: 1, taken: 3 });
    expect(replies.map(confirmationIn)).not.toContain(undefined);
    await expectLedgerToAddUp(store.db);
  }

  it('clicked twice is one order and one charge', async () => {
    await expectOneOrder('double click', await Promise.all([post(), post()]));
  });

  it('sent again from a page that Back has shown is the same order', async () => {
    const first = await post();
    await expectOneOrder('back and resubmit', [first, await post()]);
  });

  it('reloaded, whether the answer or the page after it, is the same order', async () => {
    const first = await post();
    const location = first.headers.location ?? '';
    for (let times = 0; times < 3; times += 1) expect((await buyer.open(location)).status).toBe(200);
    // Back to the form's own address: there is nothing left to order.
    expect((await buyer.open('/checkout')).body).toContain('Your cart is empty');
    await expectOneOrder('reload', [first, await post()]);
  });

  it(`posted ${PARALLEL_POSTS} times at once, to two processes, is one order and one charge`, async () => {
    const replies = await Promise.all(
      Array.from({ length: PARALLEL_POSTS }, (_, index) => {
        buyer.server = serverOf(index);
        return post();
      }),
    );
    await expectOneOrder(`${PARALLEL_POSTS} at once`, replies);
  });

  it('that failed is not charged by its old form', async () => {
    const declined = { ...form, sandboxOutcome: 'decline' };
    const statuses = [(await buyer.place(checkout, declined)).status];
    statuses.push((await post()).status, (await post()).status);
    const figures = {
      orders: (await countOf(store.db, 'orders')) - before.orders,
      charges: readBooks(books).length - before.charges,
      stock: await stockOf(store.db, 1),
    };
    printFigures(`${checkout}, declined and sent again`, { statuses, ...figures });
    expect({ statuses, ...figures }).toEqual({
      statuses: [422, 422, 422],
      orders: 1,
      charges: 0,
      stock: STOCK,
    });
  });

  it('whose price was changed by staff after it was shown comes again with the new total', async () => {
    const shown = Number(form['expectedTotalCents']);
    const { price_cents: price } = await store.db
      .selectFrom('products')
      .select('price_cents')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    await priceTo(price + 100);
    const reply = await post();
    const figures = {
      status: reply.status,
      orders: (await countOf(store.db, 'orders')) - before.orders,
      charges: readBooks(books).length - before.charges,
      stock: await stockOf(store.db, 1),
    };
    expect(reply.body).toContain('Check the new total, then place your order.');
    const again = await buyer.fillIn(checkout);
    const total = Number(again['expectedTotalCents']);
    printFigures(`${checkout}, price changed`, { ...figures, shown, now: total });
    expect(figures).toEqual({ status: 409, orders: 0, charges: 0, stock: STOCK });
    // Three units, a dollar each, and 8 % of it.
    expect(total).toBe(shown + 324);
    expect(reply.body).toContain((total / 100).toFixed(2));
    expect(confirmationIn(await buyer.place(checkout, again))).toBeDefined();
    await priceTo(price);
  });
});

/** As a change by staff arrives in the table while the buyer looks at the page. */
async function priceTo(cents: number): Promise<void> {
  await store.db.updateTable('products').set({ price_cents: cents }).where('id', '=', 1).execute();
}
