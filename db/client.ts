import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';

import type { DB, Db } from './schema';
import { StoreSqliteDialect } from './sqlite-dialect';

/**
 * Opens the store's database. `file:./data/store.db` is a SQLite file (its folder is made when missing),
 * `file::memory:` one that lives as long as the handle.
 *
 * @throws Error when the URL names a database that the store does not speak.
 */
export function openDatabase(url: string): Db {
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must start with file: (got ${url.split(':')[0]}:)`);
  const file = url.slice('file:'.length);
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return new Kysely<DB>({ dialect: new StoreSqliteDialect(file) });
}
