import { sql } from 'kysely';

import { isPostgres, type AnyDatabase } from '../dialect';

/** Rows that PostgreSQL counts in: writers in other connections then do not wait for each other at one row. */
const COUNTERS = 64;

/** A number that triggers count up. */
export interface VersionNames {
  /** The table that holds it. */
  table: string;
  /** What PostgreSQL's triggers call. */
  work: string;
  /** The end of the names of the triggers. */
  mark: string;
}

const CATALOGUE: VersionNames = {
  table: 'catalogue_version',
  work: 'count_catalogue_change',
  mark: 'counts',
};

/** The counter of what the store shows, at 1. */
export function startCatalogueVersion(db: AnyDatabase): Promise<void> {
  return startVersion(db, CATALOGUE);
}

/** A counter at 1. */
export async function startVersion(db: AnyDatabase, { table, work }: VersionNames): Promise<void> {
  const counter = sql.table(table);
  if (!isPostgres(db)) {
    await sql`insert into ${counter} (id, version) values (1, 1)`.execute(db);
    return;
  }
  // Room for new versions of a row beside the old ones, so that no index is touched when it counts.
  await sql`alter table ${counter} set (fillfactor = 20)`.execute(db);
  await sql`insert into ${counter} (id, version)
    select id, case id when 1 then 1 else 0 end from generate_series(1, ${sql.lit(COUNTERS)}) as id`.execute(
    db,
  );
  // By its key alone: a scan of the table would make every two transactions that count conflict with each other.
  await sql`create function ${sql.id(work)}() returns trigger language plpgsql
    set enable_seqscan = off set enable_bitmapscan = off as $$
    begin
      update ${counter} set version = version + 1 where id = 1 + pg_backend_pid() % ${sql.lit(COUNTERS)};
      return null;
    end $$`.execute(db);
}

/** From now on every change of the table counts the version up, whoever writes it. */
export async function countChangesOf(
  db: AnyDatabase,
  table: string,
  version: VersionNames = CATALOGUE,
): Promise<void> {
  if (isPostgres(db)) {
    await sql`create trigger ${sql.id(`${table}_${version.mark}`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function ${sql.id(version.work)}()`.execute(db);
    return;
  }
  for (const change of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_${change}_${version.mark}`)} after ${sql.raw(change)} on ${sql.table(table)} begin
        update ${sql.table(version.table)} set version = version + 1;
      end`.execute(db);
  }
}

/** From now on rows are only added to the table: changing or removing one fails with the message. */
export async function refuseRewriting(db: AnyDatabase, table: string, message: string): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function ${sql.id(`${table}_refuse`)}() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(message)}; end $$`.execute(db);
  }
  for (const change of ['update', 'delete']) {
    const trigger = sql`create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}`;
    if (isPostgres(db)) {
      await sql`${trigger} for each row execute function ${sql.id(`${table}_refuse`)}()`.execute(db);
    } else {
      await sql`${trigger} begin
      select raise(abort, ${sql.lit(message)});
    end`.execute(db);
    }
  }
}
