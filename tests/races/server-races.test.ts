import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { randomKey } from '../../app/domain/base/shared/random.server';
import { crowdOf } from '../support/crowd';
import { printFigures, printProgress, times } from '../support/hard-tests';
import { confirmationIn, HttpBuyer, shortageIn, type Fields } from '../support/http-buyer';
import { countOf, expectLedgerToAddUp, stockOf, stockTo } from '../support/orders';
import { isTaken, readBooks } from '../support/sandbox-books';
import { startSandboxServer, type SandboxServer } from '../support/sandbox-server';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { openTestStore, temporaryFile, type TestStore } from '../support/test-store';

const PROCESSES = 3;
const ROUNDS = times(1, 20);
/** More than there are connections, so that they wait for one another. */
const CROWD = times(20, 500);
const BUYERS = times(60, 200);
/** Whoever waits longer than this would have gone away: the store hangs. */
const LONGEST_WAIT_MS = 30_000;

const books = temporaryFile('books.db');
let store: TestStore;
let sandbox: SandboxServer;
let servers: RunningServer[] = [];

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  sandbox = await startSandboxServer(books);
  const variables = {
    DATABASE_URL: store.env.databaseUrl,
    SANDBOX_URL: sandbox.url,
    LOG_LEVEL: 'error',
  };
  // All at once, as a machine starts them: whatever each does at its start, it does beside the others.
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startServer(variables)));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await sandbox.close();
});

interface Ready {
  buyer: HttpBuyer;
  fields: Fields;
}

/** Buyers who have the checkout before them, spread over the processes. */
async function buyersOf(
  count: number,
  linesOf: (index: number) => { productId: number; quantity: number }[],
): Promise<Ready[]> {
  const visitors = await crowdOf(store, count, linesOf);
  const buyers = visitors.map(({ cookie }, index) => {
    const server = servers[index % PROCESSES];
    if (server === undefined) throw new Error('There is no server.');
    return new HttpBuyer(server, cookie);
  });
  // The page is the same for all of them but for its token.
  const fields = await buyers[0]?.fillIn('express');
  return buyers.map((buyer) => ({ buyer, fields: { ...fields, checkoutToken: randomKey() } }));
}

/** All post at the same moment. */
async function race(ready: Ready[]): Promise<{ replies: Reply[]; slowestMs: number; ms: number }> {
  const startedAt = performance.now();
  let slowestMs = 0;
  const replies = await Promise.all(
    ready.map(async ({ buyer, fields }) => {
      const reply = await buyer.place('express', fields);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      return reply;
    }),
  );
  for (const server of servers) server.replies.length = 0;
  return { replies, slowestMs: Math.round(slowestMs), ms: Math.round(performance.now() - startedAt) };
}

const placed = (replies: Reply[]) => replies.filter((reply) => confirmationIn(reply) !== undefined).length;
const refused = (replies: Reply[]) =>
  replies.filter((reply) => reply.status === 409 && shortageIn(reply) !== undefined).length;
const failed = (replies: Reply[]) => replies.filter(({ status }) => status >= 500).length;

describe(`${PROCESSES} server processes on one database`, () => {
  it(`sell a stock of 10 to 10 of ${BUYERS} buyers at once, ${ROUNDS} rounds`, async () => {
    const perRound: Record<string, number>[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await stockTo(store.db, 1, 10);
      const before = {
        orders: await countOf(store.db, 'orders'),
        charges: readBooks(books).filter(isTaken).length,
      };
      const ready = await buyersOf(BUYERS, () => [{ productId: 1, quantity: 1 }]);
      const { replies, ms } = await race(ready);
      const byProcess = Array.from({ length: PROCESSES }, (_, process) =>
        placed(replies.filter((_reply, index) => index % PROCESSES === process)),
      );
      const figures = {
        acknowledged: placed(replies),
        orders: (await countOf(store.db, 'orders')) - before.orders,
        charges: readBooks(books).filter(isTaken).length - before.charges,
        refusals: refused(replies),
        stock: await stockOf(store.db, 1),
      };
      printFigures(`round ${round}`, { ...figures, byProcess, ms });
      expect(figures).toEqual({ acknowledged: 10, orders: 10, charges: 10, refusals: BUYERS - 10, stock: 0 });
      perRound.push(figures);
      printProgress('three processes, rounds', round, ROUNDS);
    }
    await expectLedgerToAddUp(store.db);
    expect(perRound).toHaveLength(ROUNDS);
  }, 600_000);

  it(`never hang on ${CROWD} carts (A,B) and ${CROWD} carts (B,A) at once`, async () => {
    await stockTo(store.db, 1, CROWD * 2);
    await stockTo(store.db, 2, CROWD);
    const [a, b] = [
      { productId: 1, quantity: 1 },
      { productId: 2, quantity: 1 },
    ];
    const ready = await buyersOf(CROWD * 2, (index) => (index % 2 === 0 ? [a, b] : [b, a]));
    const { replies, slowestMs } = await race(ready);
    const figures = {
      carts: replies.length,
      orders: placed(replies),
      refusals: refused(replies),
      serverErrors: failed(replies),
      left: [await stockOf(store.db, 1), await stockOf(store.db, 2)],
    };
    printFigures('(A,B) and (B,A)', { ...figures, slowestMs });
    expect(figures).toEqual({
      carts: CROWD * 2,
      orders: CROWD,
      refusals: CROWD,
      serverErrors: 0,
      left: [CROWD, 0],
    });
    expect(slowestMs).toBeLessThan(LONGEST_WAIT_MS);
    await expectLedgerToAddUp(store.db);
  }, 300_000);
});
