import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { proveStock } from '../../app/domain/goods/inventory/stock-proof.queries.server';
import { openDatabase } from '../../db/client';
import { printFigures, times } from '../support/hard-tests';
import { confirmationIn, HttpBuyer } from '../support/http-buyer';
import { countOf, stockTo } from '../support/orders';
import { startServer, type RunningServer } from '../support/server-process';
import { fillDemo } from '../support/fill-demo';
import { isSqlite, temporaryFile } from '../support/test-store';

const BUYERS = 6;
const BACKUPS = times(2, 10);

let databaseUrl = '';
let server: RunningServer;

function runScript(
  script: string,
  url: string,
  ...options: string[]
): Promise<{ status: number; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...options], {
    env: { ...process.env, DATABASE_URL: url },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += String(chunk)));
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ status: code ?? 1, said })));
}

async function keepBuying(life: { isOver: boolean }): Promise<number> {
  let placed = 0;
  while (!life.isOver) {
    const buyer = new HttpBuyer(server);
    await buyer.addToCart(3, 1);
    const reply = await buyer.place('express', await buyer.fillIn('express'));
    if (confirmationIn(reply) !== undefined) placed += 1;
  }
  return placed;
}

// Of PostgreSQL it is the work of its own programs.
describe.runIf(isSqlite)('a backup', () => {
  beforeAll(async () => {
    databaseUrl = `file:${temporaryFile('sells.db')}`;
    await fillDemo(databaseUrl);
    const db = openDatabase(databaseUrl);
    await stockTo(db, 3, 100_000);
    await db.destroy();
    server = await startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'error' });
  });
  afterAll(() => server.stop());

  const copies: string[] = [];

  it('of a store that sells is whole, and its ledger adds up', async () => {
    const life = { isOver: false };
    const buying = Array.from({ length: BUYERS }, () => keepBuying(life));
    await pause(1_000);
    for (let number = 1; number <= BACKUPS; number += 1) {
      const copy = temporaryFile(`backup-${number}.db`);
      const { status, said } = await runScript('backup', databaseUrl, '--to', copy);
      expect({ status, said }).toMatchObject({ status: 0 });
      expect(said).toMatch(/: \d+ orders, \d+ order lines, \d+ stock movements, 439 products/);
      copies.push(copy);
    }
    life.isOver = true;
    const placed = (await Promise.all(buying)).reduce((sum, count) => sum + count, 0);

    const held: number[] = [];
    for (const [index, copy] of copies.entries()) {
      const restored = temporaryFile(`restored-${index}/store.db`);
      expect(await runScript('restore', `file:${restored}`, copy)).toMatchObject({ status: 0 });
      expect(new Database(restored).pragma('integrity_check', { simple: true })).toBe('ok');
      const db = openDatabase(`file:${restored}`);
      const proof = await proveStock(db);
      expect(proof).toMatchObject({ products: 439, differing: 0 });
      held.push(await countOf(db, 'orders'));
      await db.destroy();
    }
    printFigures('backups under load', { placed, heldByEach: held });
    // That they were made in the middle of it.
    expect(held[0]).toBeGreaterThan(0);
    expect(held.at(-1)).toBeLessThan(placed);
    expect(held).toEqual([...held].sort((one, other) => one - other));
  }, 600_000);

  it('overwrites nothing, and leaves nothing behind that is not whole', async () => {
    const [copy = ''] = copies;
    const { status, said } = await runScript('backup', databaseUrl, '--to', copy);
    expect(status).toBe(1);
    expect(said).toContain('already exists');
    const torn = temporaryFile('torn.db');
    const bytes = readFileSync(copy);
    bytes.fill(0x5a, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20_000);
    writeFileSync(torn, bytes);
    const target = temporaryFile('from-torn/store.db');
    const refused = await runScript('restore', `file:${target}`, torn);
    expect(refused.status).toBe(1);
    expect(refused.said).toMatch(/damaged|can't be read/);
    expect(existsSync(target)).toBe(false);
    expect(readdirSync(temporaryFile('.')).filter((name) => /unfinished|\.restored-/.test(name))).toEqual([]);
  });

  it('is not restored over a store that is open, nor over another without being told to', async () => {
    const [copy = ''] = copies;
    expect((await runScript('restore', databaseUrl, copy)).said).toContain('Use --replace');
    const { status, said } = await runScript('restore', databaseUrl, copy, '--replace');
    expect({ status, said }).toMatchObject({
      status: 1,
      said: expect.stringContaining('Stop the store first'),
    });
    expect((await server.ask('/')).status).toBe(200);

    const before = await server.ask('/readyz');
    expect(before.status).toBe(200);
    await server.stop();
    const replaced = await runScript('restore', databaseUrl, copy, '--replace');
    expect(replaced).toMatchObject({ status: 0, said: expect.stringContaining('Moved the old file to') });
    const kept = /Moved the old file to (\S+)\.\n/.exec(replaced.said)?.[1] ?? '';
    const count = (file: string) => new Database(file).prepare('select count(*) from orders').pluck().get();
    expect(count(kept)).toBeGreaterThan(Number(count(copy)));
    expect(count(databaseUrl.slice('file:'.length))).toBe(count(copy));
  });
});

it('a backup of PostgreSQL says when its programs are missing', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/backup.ts', '--to', temporaryFile('store.dump')],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: '/nowhere',
        SESSION_SECRET: 'x'.repeat(32),
        DATABASE_URL: 'postgres://keyway:secret@127.0.0.1:1/store',
      },
    },
  );
  expect(status).toBe(1);
  expect(stderr).toContain("pg_dump isn't installed");
  expect(stderr).not.toContain('secret');
});
