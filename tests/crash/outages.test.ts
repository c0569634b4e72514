import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { printFigures, times } from '../support/hard-tests';
import { HttpBuyer } from '../support/http-buyer';
import { startPostgres, type PostgresCluster } from '../support/postgres-cluster';
import { startServer, type Reply, type RunningServer } from '../support/server-process';
import { folderOf, onServer } from '../support/test-databases';

const OUTAGE_MS = times(6_000, 60_000);
/** How soon after the database is back the store must be, too. */
const RECOVERY_MS = 5_000;
const TERMINATIONS = times(3, 20);

/** Pages and calls that need the database: a search that no other request has made, a cart, an API read. */
const ADDRESSES = [
  () => `/products?q=${Math.random().toString(36).slice(2)}`,
  () => '/cart',
  () => '/cart.data',
  () => `/api/products?page=${1 + Math.floor(Math.random() * 9)}`,
  () => '/api/cart',
  () => '/sign-in',
];

const Line = z.object({ time: z.string() });

const ADD = { intent: 'add', productId: '3', quantity: '1' };

interface Answer {
  at: number;
  address: string;
  reply: Reply;
}

/** Fails for a request that isn't answered at all. */
const hang = () =>
  pause(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));

/** Visitors who keep asking until they are stopped. */
function startLoad(server: RunningServer, buyers: readonly HttpBuyer[]) {
  const answers: Answer[] = [];
  const broken: string[] = [];
  let isStopped = false;
  const visit = async (number: number) => {
    for (let asked = number; !isStopped; asked += 1) {
      const address = asked % 4 === 0 ? '/' : (ADDRESSES[asked % ADDRESSES.length]?.() ?? '/');
      try {
        const buyer = asked % 5 === 1 ? buyers[number] : undefined;
        const reply = await Promise.race([buyer?.post('/cart', ADD) ?? server.ask(address), hang()]);
        answers.push({ at: Date.now(), address: buyer === undefined ? address : 'POST /cart', reply });
      } catch (error) {
        broken.push(`${address}: ${String(error)}`);
      }
      await pause(5);
    }
  };
  const visitors = Array.from({ length: 8 }, (_, number) => visit(number));
  return {
    answers,
    broken,
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
    },
  };
}

/** No answer may be an error but 503 with the time to wait, and none may tell what happened. */
function expectWhole({ answers, broken }: ReturnType<typeof startLoad>): void {
  const wrong = answers.filter(
    ({ reply: { status, headers, body } }) =>
      (status >= 500 && (status !== 503 || headers['retry-after'] === undefined)) ||
      /ECONN|terminat|08006|57P0|at \w+ \(/.test(status >= 500 ? body : ''),
  );
  expect(wrong.map(({ address, reply }) => `${reply.status} ${address} ${reply.body.slice(0, 300)}`)).toEqual(
    [],
  );
  expect(broken).toEqual([]);
}

/** Returns when the store said that it waits for its database, in milliseconds. */
function waitsIn(output: string): number[] {
  const lines = output.split('\n').filter((line) => line.includes('waiting for the database'));
  return lines.map((line) => Date.parse(Line.parse(JSON.parse(line)).time));
}

async function untilAnswers(server: RunningServer): Promise<number> {
  const from = Date.now();
  for (;;) {
    const replies = await Promise.all(ADDRESSES.map((address) => server.ask(address())));
    if (replies.every(({ status }) => status < 400)) return Date.now() - from;
    if (Date.now() - from > 4 * RECOVERY_MS)
      throw new Error(`The store did not recover: ${replies.map(({ status }) => status).join(' ')}`);
    await pause(50);
  }
}

/** How soon the store is back: the best of three outages, as a machine that is busy with others only makes it slower. */
async function recoverFrom(outage: () => Promise<void>, server: RunningServer): Promise<number> {
  const recovered: number[] = [];
  while (recovered.length < 3 && !recovered.some((ms) => ms < RECOVERY_MS)) {
    await outage();
    recovered.push(await untilAnswers(server));
  }
  return Math.min(...recovered);
}

describe.each([1, 2])('a store of %i processes on PostgreSQL', (processes) => {
  let cluster: PostgresCluster;
  let server: RunningServer;
  let buyers: HttpBuyer[];
  let url: string;

  beforeAll(async () => {
    cluster = await startPostgres();
    await onServer(cluster.urlOf('postgres'), 'create database outage');
    url = cluster.urlOf('outage');
    await cluster.shutDown('fast');
    // The database isn't there yet: the store waits for it.
    let printed = '';
    const starting = startServer(
      { DATABASE_URL: url, WEB_CONCURRENCY: String(processes), LOG_LEVEL: 'warn' },
      { onOutput: (text) => (printed += text) },
    );
    await vi.waitFor(() => expect(waitsIn(printed).length).toBeGreaterThanOrEqual(3), 60_000);
    await cluster.startAgain();
    server = await starting;
    await untilAnswers(server);
    buyers = await Promise.all(
      [1, 2].map(async () => {
        const buyer = new HttpBuyer(server);
        await buyer.addToCart(3, 2);
        return buyer;
      }),
    );
    expect((await server.ask('/')).status).toBe(200);
  }, 120_000);
  afterAll(async () => {
    await server.stop();
    await cluster.stop();
    rmSync(folderOf(url), { recursive: true, force: true });
  });

  const expectSameStore = async () => {
    expect(server.exitCode()).toBeNull();
    expect(server.output()).not.toMatch(/worker exited|unhandled rejection/);
    for (const buyer of buyers) expect((await buyer.open('/api/cart')).body).toMatch(/"quantity":\d/);
  };

  it('waits for the database, and says so every few seconds', () => {
    const [first = 0, , third = 0] = waitsIn(server.output());
    expect(third - first).toBeGreaterThan(3_000);
    expect(third - first).toBeLessThan(15_000);
  });

  it('survives connections that are ended while they are in use', async () => {
    const load = startLoad(server, buyers);
    const endConnections = async () => {
      for (let ended = 0; ended < TERMINATIONS; ended += 1) {
        await pause(500);
        await onServer(
          cluster.urlOf('postgres'),
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'outage'`,
        );
      }
    };
    expect(await recoverFrom(endConnections, server)).toBeLessThan(RECOVERY_MS);
    await load.stop();
    expectWhole(load);
    await expectSameStore();
  }, 120_000);

  it.each(['fast', 'immediate'] as const)(
    'survives a %s restart',
    async (mode) => {
      const load = startLoad(server, buyers);
      const restart = async () => {
        await pause(500);
        await cluster.shutDown(mode);
        await cluster.startAgain();
      };
      expect(await recoverFrom(restart, server)).toBeLessThan(RECOVERY_MS);
      await load.stop();
      expectWhole(load);
      await expectSameStore();
    },
    120_000,
  );

  it('serves cached pages during an outage, answers 503 otherwise, and recovers by itself', async () => {
    // At once, so that each process answers some of them and keeps the page.
    const first = await Promise.all(Array.from({ length: 8 }, () => server.ask('/')));
    expect(first.map(({ status }) => status)).toEqual(Array.from(first, () => 200));
    const load = startLoad(server, buyers);
    const spans: { from: number; to: number }[] = [];
    const outage = async () => {
      await pause(300);
      await cluster.shutDown('immediate');
      const from = Date.now() + 500;
      await pause(OUTAGE_MS);
      spans.push({ from, to: Date.now() - 100 });
      await cluster.startAgain();
    };
    const recoveredMs = await recoverFrom(outage, server);
    await load.stop();
    expectWhole(load);
    const meanwhile = load.answers.filter(({ at }) => spans.some(({ from, to }) => at > from && at < to));
    const statusesOf = (isHome: boolean) =>
      new Set(
        meanwhile.filter(({ address }) => (address === '/') === isHome).map(({ reply }) => reply.status),
      );
    expect(statusesOf(true)).toEqual(new Set([200]));
    expect([...statusesOf(false)].filter((status) => status !== 503 && status !== 200)).toEqual([]);
    expect(statusesOf(false)).toContain(503);
    expect(recoveredMs).toBeLessThan(RECOVERY_MS);
    await expectSameStore();
    printFigures('outage', {
      processes,
      asked: load.answers.length,
      meanwhile: meanwhile.length,
      recoveredMs,
    });
  }, 240_000);
});
