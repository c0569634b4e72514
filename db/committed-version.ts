import type Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';

import { POSTGRES_URL } from './client';
import type { Db } from './schema';
import { SqliteFile } from './sqlite-file';
import { isUnavailable } from './unavailable';

/** The committed catalog version. */
export interface CommittedVersion {
  /** Reads the version: synchronously from SQLite, else as a promise. */
  read(): number | Promise<number>;
  close(): void;
}

// PostgreSQL spreads the version over several rows, so that writers don't wait for each other.
const QUERY = 'select sum(version) as version from catalogue_version';

/**
 * Opens a cheap reader of the catalog version, for requests that need nothing else from the database.
 *
 * SQLite is read through a connection of its own, since the store's connection would see uncommitted changes.
 * PostgreSQL callers share queries: those that arrive while one is running share the next one, never the running one,
 * which may have read an older version. While the database is unavailable, the last version is returned, so that cached
 * pages are still served.
 */
export function openCommittedVersion(url: string, db: Db): CommittedVersion {
  let last: number | undefined;
  const getLast = (error: unknown): number => {
    if (last === undefined || !isUnavailable(error)) throw error;
    return last;
  };
  if (POSTGRES_URL.test(url) || url === 'file::memory:') {
    const ask = async () => {
      const { rows } = await db.executeQuery<{ version: number }>(CompiledQuery.raw(QUERY));
      return (last = rows[0]?.version ?? 0);
    };
    return { read: sharingTheNext(() => ask().catch(getLast)), close: () => undefined };
  }
  let statement: Database.Statement<[], number> | undefined;
  const file = new SqliteFile(url.slice('file:'.length), {
    isReadonly: true,
    prepare: (database) => (statement = database.prepare<[], number>(QUERY).pluck()),
  });
  const read = () => {
    try {
      // Prepares the statement: again, if the file was replaced.
      const { open } = file.database;
      return (last = open ? (statement?.get() ?? 0) : 0);
    } catch (error) {
      return getLast(error);
    }
  };
  return { read, close: () => file.close() };
}

/** Coalesces calls: those made while one is pending share a single call after it. */
export function sharingTheNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<unknown> | undefined;
  let next: Promise<Answer> | undefined;
  const begin = (): Promise<Answer> => {
    next = undefined;
    const answer = ask();
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    underWay = ended;
    void ended.then(() => {
      if (underWay === ended) underWay = undefined;
    });
    return answer;
  };
  return () => {
    if (underWay === undefined) return begin();
    next ??= underWay.then(begin);
    return next;
  };
}
