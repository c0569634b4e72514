import { sql, type SqlBool } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../dialect';

/** Rows that PostgreSQL spreads a counter over, so that writers on other connections don't wait for one row. */
const COUNTER_ROWS = 64;

/** The names of a version number that triggers increment. */
export interface VersionNames {
  /** The table that holds it. */
  table: string;
  /** The function that PostgreSQL's triggers call. */
  trigger: string;
  /** The suffix of the triggers' names. */
  suffix: string;
}

/** Creates a version number that starts at 1. */
export async function createVersion(db: AnyDatabase, { table, trigger }: VersionNames): Promise<void> {
  await db.schema
    .createTable(table)
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const counter = sql.table(table);
  if (!isPostgres(db)) {
    await sql`insert into ${counter} (id, version) values (1, 1)`.execute(db);
    return;
  }
  // Leaves room on each page for new row versions, so that an increment touches no index.
  await sql`alter table ${counter} set (fillfactor = 20)`.execute(db);
  await sql`insert into ${counter} (id, version)
    select id, case id when 1 then 1 else 0 end from generate_series(1, ${sql.lit(COUNTER_ROWS)}) as id`.execute(
    db,
  );
  // Index access only: a sequential scan would make any two serializable transactions that increment conflict.
  await sql`create function ${sql.id(trigger)}() returns trigger language plpgsql
    set enable_seqscan = off set enable_bitmapscan = off as $$
    begin
      update ${counter} set version = version + 1 where id = 1 + pg_backend_pid() % ${sql.lit(COUNTER_ROWS)};
      return null;
    end $$`.execute(db);
}

/** Makes every change of the table increment the version, whoever writes it. */
export async function versionTable(db: AnyDatabase, table: string, version: VersionNames): Promise<void> {
  if (isPostgres(db)) {
    await sql`create trigger ${sql.id(`${table}_${version.suffix}`)} after insert or update or delete on ${sql.table(table)}
      for each statement execute function ${sql.id(version.trigger)}()`.execute(db);
    return;
  }
  for (const change of ['insert', 'update', 'delete']) {
    await sql`create trigger ${sql.id(`${table}_${change}_${version.suffix}`)} after ${sql.raw(change)} on ${sql.table(table)} begin
        update ${sql.table(version.table)} set version = version + 1;
      end`.execute(db);
  }
}

/**
 * Makes the table append-only: changing or deleting a row fails with the message.
 *
 * @param isAllowed a condition on `old` and `new` under which a row can be changed nevertheless.
 */
export async function forbidRewriting(
  db: AnyDatabase,
  table: string,
  message: string,
  isAllowed = sql<SqlBool>`false`,
): Promise<void> {
  if (isPostgres(db)) {
    await sql`create function ${sql.id(`${table}_refuse`)}() returns trigger language plpgsql as $$
      begin raise exception ${sql.lit(message)}; end $$`.execute(db);
  }
  for (const change of ['update', 'delete']) {
    const trigger = sql`create trigger ${sql.id(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}`;
    const condition = change === 'update' ? sql`when (not (${isAllowed}))` : sql``;
    if (isPostgres(db)) {
      await sql`${trigger} for each row ${condition} execute function ${sql.id(`${table}_refuse`)}()`.execute(
        db,
      );
    } else {
      await sql`${trigger} ${condition} begin
      select raise(abort, ${sql.lit(message)});
    end`.execute(db);
    }
  }
}
