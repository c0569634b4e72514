import './load-env-file.js';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { dataFolder, readEnv } from '../app/env.server';
import { MAX_COMPARED, copySqlite } from '../db/backup';
import { POSTGRES_URL } from '../db/client';
import { dumpPostgres } from '../db/dump-postgres';
import { readOptions } from './script-options';

/**
 * `npm run backup`: copies the database while the store is open, looks the copy through and says what it holds.
 * `-- --to FILE` names the copy; by itself it lies in the folder `backups` beside the database, named by the moment.
 */
const { values } = readOptions('npm run backup -- [--to FILE]', { options: { to: { type: 'string' } } });
const { databaseUrl, demo } = readEnv(process.env);

try {
  const isPostgres = POSTGRES_URL.test(databaseUrl);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const name = `store-${moment}.${isPostgres ? 'dump' : 'db'}`;
  const to = values.to ?? path.join(dataFolder(databaseUrl), 'backups', name);
  if (isPostgres) {
    const tables = dumpPostgres(databaseUrl, to);
    console.log(`Backed up ${tables} tables to ${to}.`);
  } else {
    await backUpSqlite(databaseUrl.slice('file:'.length), to);
  }
} catch (error) {
  console.error(`Backup failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function backUpSqlite(from: string, to: string): Promise<void> {
  const held = await copySqlite(from, to, showProgress);
  if (held === undefined) throw new Error(`${from} isn't a store database.`);
  const holdings = MAX_COMPARED.map((table) => `${held[table]} ${table.replace('_', ' ')}`);
  console.log(`Backed up to ${to}: ${holdings.join(', ')}. Verified.`);
  const books = path.join(path.dirname(from), 'sandbox-payments.db');
  if (!demo || !existsSync(books)) return;
  // After the store: what it knows to be paid is in the books by then.
  await copySqlite(books, `${to}.sandbox-payments`);
  console.log(`Backed up sandbox payments to ${to}.sandbox-payments.`);
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY && total > 0) process.stdout.write(`\r${done} of ${total} pages\r`);
}
