import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { printFigures, times } from '../support/hard-tests';
import { HttpBuyer } from '../support/http-buyer';
import { startServer, type RunningServer } from '../support/server-process';
import { copyOfSeeded, isSqlite } from '../support/test-store';

const LOCKED_MS = times(12_000, 30_000);
const ADD = { intent: 'add', productId: '3', quantity: '1' };

const statusOf = async (server: RunningServer, path: string) => (await server.ask(path)).status;

describe.runIf(isSqlite)('a store of two processes on a SQLite file', () => {
  let server: RunningServer;
  let file: string;

  beforeEach(async () => {
    const DATABASE_URL = await copyOfSeeded();
    file = DATABASE_URL.slice('file:'.length);
    server = await startServer({ DATABASE_URL, WEB_CONCURRENCY: '2', LOG_LEVEL: 'info' });
    while ((server.output().match(/worker open/g)?.length ?? 0) < 2) await pause(50);
    for (let count = 0; count < 20; count += 1) expect(await statusOf(server, '/')).toBe(200);
  }, 60_000);
  afterEach(async () => {
    expect(server.exitCode()).toBeNull();
    expect(server.output()).not.toMatch(/worker exited|unhandled rejection/);
    await server.stop();
  });

  it('that another program locks shows its pages meanwhile, answers writes with 503, and goes on', async () => {
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(3, 1);
    const program = new Database(file);
    program.exec('begin immediate');
    const from = Date.now();
    const writes: Promise<[number, string | undefined, number]>[] = [];
    let slowestMs = 0;
    while (Date.now() - from < LOCKED_MS) {
      const sentAt = Date.now();
      if (writes.length < 6)
        writes.push(
          buyer
            .post('/cart', ADD)
            .then(({ status, headers }) => [status, headers['retry-after'], Date.now() - sentAt]),
        );
      for (const path of ['/', '/products?q=lever', '/cart']) {
        const askedAt = Date.now();
        expect(await statusOf(server, path), path).toBe(200);
        slowestMs = Math.max(slowestMs, Date.now() - askedAt);
      }
      await pause(100);
    }
    program.exec('rollback');
    program.close();
    const releasedAt = Date.now();
    for (const [status, retryAfter, ms] of await Promise.all(writes)) {
      expect([303, 503]).toContain(status);
      if (status === 503) expect([retryAfter, ms < 13_000]).toEqual(['60', true]);
    }
    await buyer.addToCart(3, 1);
    const recoveredMs = Date.now() - releasedAt;
    expect(recoveredMs).toBeLessThan(5_000);
    // Reads wait for no lock.
    expect(slowestMs).toBeLessThan(5_000);
    printFigures('locked file', { slowestMs, recoveredMs });
  }, 120_000);

  it('that disappears answers 503, and one that is put in its place is used at once', async () => {
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(3, 1);
    const other = `${file}.other`;
    const copy = new Database(file);
    await copy.backup(other);
    copy.close();
    const changed = new Database(other);
    changed.exec(`update products set name = 'Replaced ' || name where id = 3`);
    changed.close();

    renameSync(file, `${file}.gone`);
    await pause(700);
    for (const path of ['/products?q=anything', '/api/products?page=2', '/cart']) {
      const reply = await server.ask(path);
      expect([path, reply.status, reply.headers['retry-after']]).toEqual([path, 503, '60']);
    }
    expect(await statusOf(server, '/')).toBe(200);
    expect((await buyer.post('/cart', ADD)).status).toBe(503);

    // The log of the old file, which is still there, must not be applied to the new one.
    renameSync(other, file);
    const from = Date.now();
    while ((await statusOf(server, '/cart')) !== 200) {
      expect(Date.now() - from).toBeLessThan(5_000);
      await pause(50);
    }
    await pause(700);
    for (let count = 0; count < 6; count += 1)
      expect((await server.ask('/api/products/3')).body).toContain('"name":"Replaced ');
    expect((await buyer.open('/cart')).body).toContain('Replaced ');
    await buyer.addToCart(3, 1);
    const checked = new Database(file, { readonly: true });
    expect(checked.pragma('integrity_check', { simple: true })).toBe('ok');
    checked.close();
    rmSync(`${file}.gone`);
  }, 60_000);

  it('that is replaced by something else answers 503 until the store is back', async () => {
    copyFileSync(file, `${file}.copy`);
    const program = new Database(file);
    program.pragma('wal_checkpoint(TRUNCATE)');
    await program.backup(`${file}.good`);
    program.close();
    copyFileSync('package.json', `${file}.bad`);
    renameSync(`${file}.bad`, file);
    await pause(700);
    for (const path of ['/products?q=anything', '/api/products?page=2'])
      expect(await statusOf(server, path)).toBe(503);
    renameSync(`${file}.good`, file);
    await pause(1_200);
    for (const path of ['/products?q=anything', '/api/products?page=2', '/cart'])
      expect(await statusOf(server, path)).toBe(200);
  }, 60_000);
});
