import './load-env-file.js';

import { existsSync } from 'node:fs';
import path from 'node:path';

import { readEnv } from '../app/env.server';
import { POSTGRES_URL } from '../db/client';
import { restoreSqlite } from '../db/restore';
import { readOptions } from './script-options';

/**
 * `npm run restore -- FILE`: looks a backup through and puts a copy of it where DATABASE_URL says. A database that is
 * there is only replaced with `--replace`, and then kept beside it; never while a store has it open.
 */
const USAGE = 'npm run restore -- FILE [--replace]';
const { values, positionals } = readOptions(USAGE, {
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { databaseUrl } = readEnv(process.env);

try {
  const [from] = positionals;
  if (from === undefined) throw new Error(`Usage: ${USAGE}`);
  if (POSTGRES_URL.test(databaseUrl))
    throw new Error('Use pg_restore for PostgreSQL. See docs/operations.md.');
  const to = databaseUrl.slice('file:'.length);
  const parts = [{ from, to }];
  const books = `${from}.sandbox-payments`;
  if (existsSync(books)) parts.push({ from: books, to: path.join(path.dirname(to), 'sandbox-payments.db') });
  // Before the first is in its place: all of them or none.
  const there = parts.find((part) => existsSync(part.to));
  if (there !== undefined && !values.replace)
    throw new Error(`${there.to} exists. Use --replace to move it aside.`);
  for (const part of parts) await restore(part.from, part.to);
} catch (error) {
  console.error(`Restore failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function restore(from: string, to: string): Promise<void> {
  const { kept } = await restoreSqlite(from, to);
  console.log(`Restored ${to} from ${from}.${kept === undefined ? '' : ` Moved the old file to ${kept}.`}`);
}
