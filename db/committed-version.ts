import Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';

import { POSTGRES_URL } from './client';
import type { Db } from './schema';

/** The number that every change to what the store shows makes another one. */
export interface CommittedVersion {
  /** What is committed when it is asked for: at once where the database is a file, else as a promise. */
  read(): number | Promise<number>;
  close(): void;
}

// PostgreSQL counts in several rows, so that writers do not wait for each other.
const QUERY = 'select sum(version) as version from catalogue_version';

/**
 * Reads the catalogue's version for requests that need nothing else of the database, as cheaply as it can be read.
 *
 * Of a file by a connection of its own: the store's is the one that writes, and would show what a transaction under way
 * may still take back. Of PostgreSQL those who ask while a question is under way share the next one: never the one that
 * was asked before they came.
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

/** Lets whoever asks while an answer is awaited wait for the one that is asked for after it. */
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
