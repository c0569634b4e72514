import { sql } from 'kysely';

import { isPostgres } from '../../db/dialect';
import type { Db } from '../../db/schema';

interface Named {
  name: string;
}

/** The store's tables, without those that a search index or the migrator keeps for itself. */
export async function ordinaryTables(db: Db): Promise<string[]> {
  const query = isPostgres(db)
    ? sql<Named>`select tablename as name from pg_tables
        where schemaname = 'public' and tablename not like 'kysely%'`
    : sql<Named>`select name from pragma_table_list
        where schema = 'main' and type = 'table' and name not like 'sqlite%' and name not like 'kysely%'`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}

/** All that migrations make (tables, columns, indexes, triggers, functions), and how many rows each table has. */
export async function schemaAndCounts(
  db: Db,
): Promise<{ schema: unknown[]; counts: Record<string, number> }> {
  const tables = isPostgres(db)
    ? sql<Named>`select tablename as name from pg_tables where schemaname = 'public'`
    : sql<Named>`select name from sqlite_master where type = 'table' and sql not like '%virtual%'`;
  const counts: Record<string, number> = {};
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(
      db,
    );
    counts[name] = rows[0]?.count ?? 0;
  }
  const { rows: schema } = await (isPostgres(db) ? MADE_IN_POSTGRES : MADE_IN_SQLITE).execute(db);
  return { schema, counts };
}

const MADE_IN_SQLITE = sql`select name, sql from sqlite_master order by name`;

const MADE_IN_POSTGRES = sql`
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, collation_name, is_nullable, is_identity, column_default, generation_expression) as made
    from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || '.' || tgname, pg_get_triggerdef(oid)
    from pg_trigger where not tgisinternal
  union all select 'function', proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace
  order by kind, name, made`;

/** What SQLite finds wrong with its file. PostgreSQL's files are no store's to break. */
export async function findDamage(db: Db): Promise<unknown[]> {
  if (isPostgres(db)) return [];
  const { rows: damage } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const { rows: dangling } = await sql`pragma foreign_key_check`.execute(db);
  return [...damage.filter(({ integrity_check }) => integrity_check !== 'ok'), ...dangling];
}
