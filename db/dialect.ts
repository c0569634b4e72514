import { PostgresAdapter, sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';

/** Anything that runs queries: the store's database, a transaction, or a migration's handle, which knows no tables. */
// Kysely's tables are invariant, so that no narrower type takes both.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyDatabase = Kysely<any>;

/** Which of the two databases this is. Everything that differs between them asks here, in `db/` or a search adapter. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The condition that a column (such as 'p.id') is one of these ids, however many they are: one parameter, not one each. */
export function isOneOf(db: AnyDatabase, column: string, ids: number[]): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql<SqlBool>`${sql.ref(column)} = any(${ids}::bigint[])`
    : sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}

/**
 * After rows were written with ids of their own, the next ones are numbered behind them. SQLite does so by itself;
 * PostgreSQL counts on from where it stood.
 */
export async function continueNumbering(db: AnyDatabase): Promise<void> {
  if (!isPostgres(db)) return;
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(db);
  for (const { table_name, column_name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table_name}, ${column_name}),
      greatest((select coalesce(max(${sql.ref(column_name)}), 0) from ${sql.table(table_name)}), 1),
      (select count(*) > 0 from ${sql.table(table_name)}))`.execute(db);
  }
}
