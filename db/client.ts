import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';

import { storePostgresDialect } from './postgres-dialect';
import type { DB, Db } from './schema';
import { StoreSqliteDialect } from './sqlite-dialect';

/** Matches the URLs of PostgreSQL databases. */
export const POSTGRES_URL = /^postgres(ql)?:\/\//;

export interface DatabaseOptions {
  /** Called when a connection to PostgreSQL breaks; the next query opens another. */
  onLostConnection?: (error: Error) => void;
  /** Called after each query with its duration and its statement, with placeholders for values. */
  onQuery?: ((milliseconds: number, statement: string) => void) | undefined;
}

/**
 * Opens the store's database. `file:./data/store.db` is a SQLite file (its folder is created if missing),
 * `file::memory:` lives as long as the handle, and `postgres://…` is a PostgreSQL database for several machines.
 *
 * @throws Error if the URL names another kind of database.
 */
export function openDatabase(url: string, { onLostConnection, onQuery }: DatabaseOptions = {}): Db {
  return new Kysely<DB>({
    dialect: POSTGRES_URL.test(url)
      ? storePostgresDialect(url, onLostConnection ?? (() => undefined))
      : sqliteDialect(url),
    log: onQuery && (({ queryDurationMillis, query }) => onQuery(queryDurationMillis, query.sql)),
  });
}

function sqliteDialect(url: string): Dialect {
  if (!url.startsWith('file:'))
    throw new Error(`DATABASE_URL must start with file: or postgres: (got ${url.split(':')[0]}:)`);
  const file = url.slice('file:'.length);
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  return new StoreSqliteDialect(file);
}
