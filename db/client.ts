import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';

import { storePostgresDialect } from './postgres-dialect';
import type { DB, Db } from './schema';
import { StoreSqliteDialect } from './sqlite-dialect';

/** What a URL of a PostgreSQL database begins with. */
export const POSTGRES_URL = /^postgres(ql)?:\/\//;

/**
 * Opens the store's database. `file:./data/store.db` is a SQLite file (its folder is made when missing),
 * `file::memory:` one that lives as long as the handle; `postgres://…` a PostgreSQL database, for many machines.
 *
 * @param onLostConnection told when an idle connection to PostgreSQL breaks; the next query opens another.
 * @throws Error when the URL names a database that the store does not speak.
 */
export function openDatabase(url: string, onLostConnection: (error: Error) => void = () => undefined): Db {
  if (POSTGRES_URL.test(url)) return openPostgres(url, onLostConnection);
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must start with file: or postgres: (got ${url.split(':')[0]}:)`);
  const file = url.slice('file:'.length);
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return new Kysely<DB>({ dialect: new StoreSqliteDialect(file) });
}

function openPostgres(url: string, onLostConnection: (error: Error) => void): Db {
  return new Kysely<DB>({
    dialect: storePostgresDialect(url, onLostConnection),
    // SQLite takes 'in ()' for what nothing is in; to PostgreSQL it is a mistake.
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
}
