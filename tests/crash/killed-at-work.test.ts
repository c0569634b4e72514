import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';

import { workOnImports } from '../../app/backoffice/imports/import-jobs.server';
import { applyImport, checkImport } from '../../app/backoffice/imports/imports.server';
import { verifySqlite } from '../../db/backup';
import { openDatabase } from '../../db/client';
import { compareMigrations, migrateToLatest } from '../../db/migrate';
import { migrations } from '../../db/migrations';
import type { Db } from '../../db/schema';
import { findDamage, schemaAndCounts } from '../support/database-contents';
import { isHardRun, printFigures, printProgress, times } from '../support/hard-tests';
import { importOf, IMPORTER, upload, WORKER } from '../support/imports';
import { expectLedgerToAddUp } from '../support/orders';
import { startServer } from '../support/server-process';
import { nameOf, urlOn } from '../support/test-databases';
import {
  blankDatabase,
  copyOf,
  copyOfSeeded,
  isSqlite,
  removeDatabase,
  temporaryFile,
} from '../support/test-store';

/** How often each kind of work is killed, at moments that are spread over all of it. */
const KILLS = times(1, 40);
/** So many more until one of them has hit the work. */
const MORE = 20;

/** Where the database is no file, a program would make itself one in the folder that it is started in. */
const SESSION_SECRET = 'a secret of the programs that are killed';

const fileOf = (url: string) => url.slice('file:'.length);

/** Runs a program, kills it after so long or lets it end by itself. */
async function run(
  script: string,
  databaseUrl: string,
  options: { arguments?: string[]; from?: () => boolean | Promise<boolean>; killAfterMs?: number } = {},
): Promise<{ code: number | null; ms: number }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script.includes('/') ? script : `scripts/${script}.ts`, ...(options.arguments ?? [])],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, SESSION_SECRET },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const hasEnded = () => child.exitCode !== null;
  // The loading of the program is not the work: that begins with the first file or connection of it.
  while ((await options.from?.()) === false && !hasEnded()) await pause(1);
  const startedAt = performance.now();
  if (options.killAfterMs !== undefined) {
    await pause(options.killAfterMs);
    child.kill('SIGKILL');
  }
  const code = await ended;
  return { code, ms: performance.now() - startedAt };
}

/** A store of this release with so many products. */
async function makeStore(products: number): Promise<string> {
  const url = await blankDatabase();
  const db = openDatabase(url);
  await migrateToLatest(db);
  await sql`insert into categories (id, name, slug, created_at, updated_at) values (1, 'Locks', 'locks', '', '')`.execute(
    db,
  );
  await sql`
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${products})
    insert into products
      (category_id, name, slug, sku, sku_key, price_cents, effective_price_cents, stock_quantity, created_at, updated_at)
    select 1, 'Lever lock ' || i, 'lever-' || i, 'LEV-' || i, 'lev' || i, 1000 + i, 1000 + i, i % 90, '', '' from n
  `.execute(db);
  await sql`
    insert into stock_movements (product_id, delta, quantity_after, kind, actor, created_at)
    select id, stock_quantity, stock_quantity, 'adjustment', 'test', '' from products where stock_quantity > 0
  `.execute(db);
  await db.destroy();
  return url;
}

/** Opens the database for one question. */
async function ask<Answer>(url: string, question: (db: Db) => Promise<Answer>): Promise<Answer> {
  const db = openDatabase(url);
  try {
    return await question(db);
  } finally {
    await db.destroy();
  }
}

async function migrationsIn(db: Db): Promise<number> {
  const all = Object.keys(migrations).length;
  const { pendingMigrations, unknownMigrations } = await compareMigrations(db);
  return all - pendingMigrations + unknownMigrations;
}

/** Whether a program has opened the database: then there is SQLite's write-ahead log, or PostgreSQL knows of it. */
async function isOpen(url: string): Promise<boolean> {
  if (isSqlite) return existsSync(`${fileOf(url)}-wal`);
  return ask(urlOn(url, 'postgres'), async (db) => {
    const { rows } = await sql`select 1 from pg_stat_activity where datname = ${nameOf(url)}`.execute(db);
    return rows.length > 0;
  });
}

describe('killed', () => {
  const released = Object.keys(migrations).length;
  it.each([
    {
      what: 'the first start',
      prepare: () => Promise.resolve(blankDatabase),
      script: 'migrate',
      before: 0,
      after: released,
    },
    {
      what: 'an upgrade',
      prepare: async () => {
        const store = await makeStore(times(3_000, 30_000));
        return () => copyOf(store);
      },
      script: 'tests/crash/migrate-further.ts',
      before: released,
      after: released + 1,
    },
  ])(
    `${KILLS} times during the migrations of $what, a store is as before or as after, and the next start completes it`,
    async ({ what, prepare, script, before, after }) => {
      const makeOld = await prepare();
      const reference = await makeOld();
      const { code, ms } = await run(script, reference, { from: () => isOpen(reference) });
      expect(code).toBe(0);
      const migrated = await ask(reference, schemaAndCounts);
      const found = { before: 0, after: 0 };
      // A machine that others use may be quicker than it was a moment ago: until one is hit, the rest come at once.
      for (let kill = 0; kill < KILLS || (found.before === 0 && kill < KILLS + MORE); kill += 1) {
        const url = await makeOld();
        const killAfterMs = kill < KILLS ? (ms * (kill + 0.25)) / KILLS : 0;
        await run(script, url, { from: () => isOpen(url), killAfterMs });
        const count = await ask(url, migrationsIn);
        expect([before, after]).toContain(count);
        found[count === after ? 'after' : 'before'] += 1;
        expect((await run(script, url)).code).toBe(0);
        expect(await ask(url, schemaAndCounts)).toEqual(migrated);
        expect(await ask(url, findDamage)).toEqual([]);
        printProgress(`killed during ${what}`, kill + 1, KILLS);
        await removeDatabase(url);
      }
      printFigures(`killed during ${what}`, { kills: KILLS, migrationMs: Math.round(ms), ...found });
      expect(await ask(reference, findDamage)).toEqual([]);
      expect(found.before).toBeGreaterThan(0);
    },
    1_800_000,
  );

  it('during an import, its server leaves it to the next, which applies every row once', async () => {
    const ROWS = times(1_200, 20_000);
    const LIVES = times(1, 8);
    const url = await copyOfSeeded();
    const db = openDatabase(url);
    const lines = Array.from(
      { length: ROWS },
      (_, serial) =>
        `CRASH-${serial},"Lever, lot ${serial}",Padlocks,${10 + (serial % 90)}.95,${1 + (serial % 200)}\r\n`,
    );
    const id = await upload(db, `SKU,Name,Category,Price,Stock quantity\r\n${lines.join('')}`);
    const { format, mapping } = await importOf(db, id);
    await checkImport(db, id, { format, mapping, fallbackCategoryId: null });
    await workOnImports(db, WORKER);
    await applyImport(db, id, 'all', IMPORTER);
    const applied = async () =>
      Number(
        (
          await db
            .selectFrom('products')
            .select((build) => build.fn.countAll<number>().as('count'))
            .where('sku', 'like', 'CRASH-%')
            .executeTakeFirstOrThrow()
        ).count,
      );
    const left: number[] = [];
    for (let life = 1; life <= LIVES; life += 1) {
      const server = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
      await until(async () => (await applied()) >= (ROWS * life) / (LIVES + 1), 120_000);
      await server.kill();
      left.push(await applied());
      if (!isHardRun) await endLease(db);
    }
    const last = await startServer({ DATABASE_URL: url, LOG_LEVEL: 'silent' });
    await until(async () => (await importOf(db, id)).state === 'done', 240_000);
    await last.stop();
    printFigures('killed during an import', { rows: ROWS, lives: LIVES, appliedAtEachEnd: left });
    expect(left.at(0)).toBeLessThan(ROWS);
    expect(await importOf(db, id)).toMatchObject({ state: 'done', counts: { applied: ROWS } });
    expect(await applied()).toBe(ROWS);
    const { rows: wrong } = await sql`
      select p.sku from products p left join stock_movements m on m.product_id = p.id
      where p.sku like 'CRASH-%' group by p.id
      having count(m.id) <> 1 or sum(m.delta) <> 1 + cast(substr(p.sku, 7) as integer) % 200`.execute(db);
    expect(wrong).toEqual([]);
    const noted = await db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'products.import')
      .execute();
    expect(noted).toHaveLength(1);
    await expectLedgerToAddUp(db);
    await db.destroy();
  }, 1_800_000);

  // Of PostgreSQL both are the work of its own programs.
  it.runIf(isSqlite)(
    `${KILLS} times during a backup and a restore, leaves whole files under their names and nothing else`,
    async () => {
      // In a folder without the books of a sandbox, which a backup copies too.
      const folder = temporaryFile('kept');
      mkdirSync(path.join(folder, 'data'), { recursive: true });
      const url = `file:${folder}/data/store.db`;
      copyFileSync(fileOf(await copyOfSeeded()), fileOf(url));
      fatten(fileOf(url), times(10, 60));
      const leftovers = () => readdirSync(folder).filter((name) => /unfinished|\.restored-/.test(name));
      const hasLeft = () => leftovers().length > 0;
      const whole = path.join(folder, 'whole.db');
      const { ms } = await run('backup', url, { arguments: ['--to', whole], from: hasLeft });
      const seen = { halves: 0, whole: 0, restored: 0, asBefore: 0 };
      for (let kill = 0; kill < KILLS || (seen.halves === 0 && kill < KILLS + MORE); kill += 1) {
        const to = path.join(folder, `backup-${kill}.db`);
        const killAfterMs = kill < KILLS ? (ms * (kill + 0.2)) / KILLS : 0;
        await run('backup', url, { arguments: ['--to', to], from: hasLeft, killAfterMs });
        if (existsSync(to)) {
          expect(verifySqlite(to)).toMatchObject({ products: 439 });
          seen.whole += 1;
          rmSync(to);
        }
        if (hasLeft()) seen.halves += 1;
        await forgetLeftovers(folder, url);
        expect(leftovers()).toEqual([]);
      }

      const target = path.join(folder, 'store.db');
      copyFileSync(whole, target);
      const nameBefore = () => {
        const database = new Database(target);
        database.exec("update products set name = 'Before' where id = 1");
        database.close();
      };
      const nameNow = () => {
        const database = new Database(target);
        const name = String(database.prepare('select name from products where id = 1').pluck().get());
        database.close();
        return name;
      };
      for (let kill = 0; kill < KILLS || (seen.asBefore === 0 && kill < KILLS + MORE); kill += 1) {
        const killAfterMs = kill < KILLS ? (ms * 1.5 * (kill + 0.2)) / KILLS : 0;
        nameBefore();
        await run('restore', `file:${target}`, {
          arguments: [whole, '--replace'],
          from: hasLeft,
          killAfterMs,
        });
        expect(verifySqlite(target)).toMatchObject({ products: 439 });
        seen[nameNow() === 'Before' ? 'asBefore' : 'restored'] += 1;
        await forgetLeftovers(folder, url);
      }
      expect((await run('restore', `file:${target}`, { arguments: [whole, '--replace'] })).code).toBe(0);
      expect(nameNow()).not.toBe('Before');
      printFigures('killed during backups and restores', { kills: KILLS, backupMs: Math.round(ms), ...seen });
      expect(seen.halves).toBeGreaterThan(0);
      expect(seen.asBefore).toBeGreaterThan(0);
    },
    1_800_000,
  );
});

/** An hour later the next backup takes away what the one before left. */
async function forgetLeftovers(folder: string, url: string): Promise<void> {
  for (const name of readdirSync(folder))
    if (/unfinished|\.restored-/.test(name)) utimesSync(path.join(folder, name), 0, 0);
  const to = path.join(folder, 'next.db');
  expect((await run('backup', url, { arguments: ['--to', to] })).code).toBe(0);
  expect(verifySqlite(to)).toMatchObject({ products: 439 });
  rmSync(to);
}

/** Adds so many megabytes, so that a copy takes its time. */
function fatten(file: string, megabytes: number): void {
  const database = new Database(file);
  database.exec('create table ballast (bytes blob)');
  database.exec(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${megabytes * 10})
     insert into ballast select randomblob(100000) from n`,
  );
  database.close();
}

/** As if the time had passed that the work of a process which died is left to it. */
async function endLease(db: Db): Promise<void> {
  await db.updateTable('imports').set({ lease_until: '2000-01-01T00:00:00.000Z' }).execute();
}

async function until(isSo: () => Promise<boolean>, withinMs: number): Promise<void> {
  const startedAt = Date.now();
  while (!(await isSo())) {
    if (Date.now() - startedAt > withinMs) throw new Error('Waited in vain.');
    await pause(5);
  }
}
