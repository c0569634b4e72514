import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, it } from 'vitest';

import { BrokenBackupError, MAX_COMPARED, copySqlite } from './backup';

const folder = mkdtempSync(path.join(tmpdir(), 'keyway-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);

/** A database with the tables that are counted, of some thousand pages. */
function largeStore(name: string): Database.Database {
  const database = new Database(file(name));
  database.pragma('journal_mode = wal');
  for (const table of MAX_COMPARED)
    database.exec(`create table ${table} (id integer primary key, filling blob)`);
  database.exec('insert into orders default values');
  const insert = database.prepare('insert into products (filling) values (randomblob(4000))');
  database.transaction(() => {
    for (let row = 0; row < 3_000; row += 1) insert.run();
  })();
  return database;
}

it('is of one moment, though somebody writes at every step of it', async () => {
  const selling = largeStore('sells.db');
  let steps = 0;
  const held = await copySqlite(file('sells.db'), file('copy.db'), () => {
    steps += 1;
    if (steps < 100)
      selling.exec('insert into orders default values; insert into order_lines default values');
  });
  expect(held).toEqual({ orders: 1, order_lines: 0, stock_movements: 0, products: 3_000 });
  expect(steps).toBeGreaterThan(3);
  expect(selling.prepare('select count(*) from orders').pluck().get()).toBeGreaterThan(3);
  const copy = new Database(file('copy.db'));
  expect(copy.prepare('select count(*) from orders').pluck().get()).toBe(1);
  expect(copy.pragma('journal_mode', { simple: true })).toBe('delete');
  copy.close();
  selling.close();
});

it('is not kept when something in it points at nothing', async () => {
  const store = largeStore('dangles.db');
  store.pragma('foreign_keys = off');
  store.exec('create table parts (whole integer references products (id)); insert into parts values (99999)');
  store.close();
  await expect(copySqlite(file('dangles.db'), file('dangles-copy.db'))).rejects.toThrow(BrokenBackupError);
  expect(existsSync(file('dangles-copy.db'))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});
