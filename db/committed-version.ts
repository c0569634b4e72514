import Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';

import { POSTGRES_URL } from './client';
import type { Db } from './schema';

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
 * which may have read an older version.
 */
export function openCommittedVersion(url: string, db: Db): CommittedVersion {
  if (POSTGRES_URL.test(url) || url === 'file::memory:') {
    const ask = () => db.executeQuery<{ version: number }>(CompiledQuery.raw(QUERY));
    return { read: sharingTheNext(async () => (await ask()).rows[0]?.version ?? 0), close: () => undefined };
  }
  const file = new Database(url.slice('file:'.length), { readonly: true });
  file.pragma('busy_timeout = 10000');
  const statement = file.prepare<[], number>(QUERY).pluck();
  return { read: () => statement.get() ?? 0, close: () => void file.close() };
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
