import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';

import { printFigures, times } from '../support/hard-tests';
import { startServer, type RunningServer } from '../support/server-process';
import { copyOfSeeded } from '../support/test-store';

const RESTARTS = times(3, 20);
const CLIENTS = 6;

let server: RunningServer | undefined;
afterEach(() => server?.stop());

async function until(what: string, isSo: () => boolean, withinMs = 120_000): Promise<void> {
  const startedAt = Date.now();
  while (!isSo()) {
    if (Date.now() - startedAt > withinMs) throw new Error(`Waited in vain: ${what}\n${server?.output()}`);
    await pause(50);
  }
}

const timesSaid = (text: string) => (server?.output() ?? '').split(text).length - 1;

interface Counted {
  answered: Record<string, number>;
  failures: string[];
}

/** One request by a connection that is kept alive, as browsers and proxies send it: once, and an error is an error. */
function askOnce(agent: http.Agent, port: string, asked: { method: string; path: string; body?: string }) {
  const { method, path, body } = asked;
  return new Promise<number>((resolve, reject) => {
    const headers =
      body === undefined
        ? {}
        : { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length };
    const request = http.request({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}

async function keepAsking(port: string, life: { isOver: boolean }, counted: Counted): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const asked = [
    { method: 'GET', path: '/' },
    { method: 'POST', path: '/cart', body: 'intent=add&productId=3&quantity=1' },
    { method: 'GET', path: '/product/bmw-smart-key' },
    { method: 'GET', path: '/api/products/1' },
  ];
  for (let round = 0; !life.isOver; round += 1) {
    const next = asked[round % asked.length] ?? { method: 'GET', path: '/' };
    try {
      const status = await askOnce(agent, port, next);
      counted.answered[status] = (counted.answered[status] ?? 0) + 1;
    } catch (error) {
      counted.failures.push(`${next.method} ${next.path}: ${String(error)}`);
    }
    await pause(20);
  }
  agent.destroy();
}

it(`serves every request while its processes are replaced ${RESTARTS} times`, async () => {
  server = await startServer({ WEB_CONCURRENCY: '2', DATABASE_URL: await copyOfSeeded() });
  const [, port = ''] = server.host.split(':');
  // The first says where the store is; the second comes after it.
  await pause(500);
  const counted: Counted = { answered: {}, failures: [] };
  const life = { isOver: false };
  const clients = Array.from({ length: CLIENTS }, () => keepAsking(port, life, counted));
  const startedAt = Date.now();
  for (let restart = 1; restart <= RESTARTS; restart += 1) {
    server.signal('SIGHUP');
    await until(`restart ${restart}`, () => timesSaid('"workers replaced"') === restart);
  }
  life.isOver = true;
  await Promise.all(clients);
  const requests = Object.values(counted.answered).reduce((sum, count) => sum + count, 0);
  printFigures('rolling restarts', {
    restarts: RESTARTS,
    requests,
    failures: counted.failures.length,
    ...counted.answered,
    secondsEach: Math.round((Date.now() - startedAt) / RESTARTS / 100) / 10,
  });
  expect(counted.failures).toEqual([]);
  expect(Object.keys(counted.answered).sort()).toEqual(['200', '303']);
  expect(requests).toBeGreaterThan(RESTARTS * 10);
  expect(timesSaid('Keyway is open at')).toBe(1);
  expect(timesSaid('"level":"error"')).toBe(0);
}, 1_800_000);

it('finishes a request that is under way when it is told to end, and takes no other', async () => {
  server = await startServer();
  const [, port = ''] = server.host.split(':');
  const body = 'intent=add&productId=3&quantity=1';
  const agent = new http.Agent({ keepAlive: true });
  const slow = http.request({
    host: '127.0.0.1',
    port,
    agent,
    method: 'POST',
    path: '/cart',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length },
  });
  const answered = once(slow, 'response');
  slow.write(body.slice(0, 10));
  // A connection that was used and is kept alive: who checks the health asks by it.
  const checking = new http.Agent({ keepAlive: true, maxSockets: 1 });
  expect(await askOnce(checking, port, { method: 'GET', path: '/readyz' })).toBe(200);

  server.signal('SIGTERM');
  await pause(500);
  expect(await askOnce(checking, port, { method: 'GET', path: '/readyz' })).toBe(503);
  await expect(server.ask('/')).rejects.toThrow('ECONNREFUSED');
  expect(server.exitCode()).toBeNull();

  slow.end(body.slice(10));
  const [response] = await answered;
  if (!(response instanceof http.IncomingMessage)) throw new Error('That is no answer.');
  response.resume();
  expect(response.statusCode).toBe(303);
  expect(response.headers.connection).toBe('close');
  await until('the end', () => server?.exitCode() !== null, 10_000);
  expect(server.exitCode()).toBe(0);
});

it('replaces a process that dies, and stops when none lives', async () => {
  server = await startServer({ WEB_CONCURRENCY: '2' });
  const pids = () =>
    [...(server?.output() ?? '').matchAll(/"pid":(\d+),"message":"worker open"/g)].map(([, pid]) =>
      Number(pid),
    );
  await until('two processes', () => pids().length === 2);
  const [first = 0] = pids();
  process.kill(first, 'SIGKILL');
  await until('a third process', () => pids().length === 3);
  expect((await server.ask('/')).status).toBe(200);
  for (let seen = 0; server.exitCode() === null;) {
    const living = pids().slice(seen);
    seen = pids().length;
    for (const pid of living) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It is the one that is dead already.
      }
    }
    await pause(100);
  }
  expect(server.exitCode()).toBe(1);
  expect(server.output()).toContain('Workers are exiting on startup. Stopping.');
}, 180_000);
