import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';

import { storePostgresDialect } from './postgres-dialect';
import type { DB, Db } from './schema';
import { StoreSqliteDialect } from './sqlite-dialect';

/** What a URL of a PostgreSQL database begins with. */
export const POSTGRES_URL = /^postgres(ql)?:\/\//;

export interface DatabaseOptions {
  /** Told when an idle connection to PostgreSQL breaks; the next query opens another. */
  onLostConnection?: (error: Error) => void;
  /** Told how long each query took, and its statement, in which placeholders stand for values. */
  onQuery?: ((milliseconds: number, statement: string) => void) | undefined;
}

/**
 * Opens the store's database. `file:./data/store.db` is a SQLite file (its folder is made when missing),
 * `file::memory:` one that lives as long as the handle; `postgres://…` a PostgreSQL database, for many machines.
 *
 * @throws Error when the URL names a database that the store does not speak.
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
