import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readEnv } from '../app/env.server';
import { POSTGRES_URL } from '../db/client';
import { restoreSqlite } from '../db/restore';

/**
 * `npm run restore -- FILE`: looks a backup through and puts a copy of it where DATABASE_URL says. A database that is
 * there is only replaced with `--replace`, and then kept beside it; never while a store has it open.
 */
const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const { databaseUrl } = readEnv(process.env);

try {
  const [from] = positionals;
  if (from === undefined) throw new Error('Name the backup: npm run restore -- FILE');
  if (POSTGRES_URL.test(databaseUrl))
    throw new Error('PostgreSQL is restored by pg_restore: see docs/operations.md.');
  const to = databaseUrl.slice('file:'.length);
  await restore(from, to);
  const books = `${from}.sandbox-payments`;
  if (existsSync(books)) await restore(books, path.join(path.dirname(to), 'sandbox-payments.db'));
} catch (error) {
  console.error(`Not restored: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function restore(from: string, to: string): Promise<void> {
  const { kept } = await restoreSqlite(from, to, { replace: values.replace });
  console.log(`${to} is restored from ${from}.${kept === undefined ? '' : ` What was there is ${kept}.`}`);
}
