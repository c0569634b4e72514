import { sql, type TableMetadata } from 'kysely';

import { isPostgres, type AnyDatabase } from './dialect';
import { migrateToLatest } from './migrate';
import { DERIVED_TABLES, fillDerivedTables } from './recount';
import type { Db } from './schema';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const MAX_PARAMETERS = 30_000;
const MAX_ROWS = 1_000;
/** Derived tables are filled from the copied products. Versions start anew, since no page of the copy is cached yet. */
const NOT_COPIED = [...DERIVED_TABLES, 'catalogue_version', 'assortment_version'];

/** The result for a table. Numbers are compared by their sums, texts by the sums of their lengths. */
export interface CopiedTable {
  name: string;
  rows: number;
  differences: string[];
}

/**
 * Copies a store from SQLite into an empty PostgreSQL database in one transaction, then compares each table. The source
 * is locked against writes meanwhile.
 *
 * @param onProgress called with the rows copied and their total.
 * @throws Error if the databases aren't SQLite and PostgreSQL, or the target isn't empty.
 */
export async function copyStore(
  source: Db,
  target: Db,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<CopiedTable[]> {
  if (isPostgres(source) || !isPostgres(target))
    throw new Error('Copy from SQLite (file:) to PostgreSQL (postgres:)');
  await migrateToLatest(source);
  await migrateToLatest(target);
  await refuseUsed(target);
  // SQLite's transactions take the write lock, so that the source can't change.
  const copied = await source
    .transaction()
    .execute((reading) =>
      target.transaction().execute((writing) => copyTables(reading, writing, onProgress)),
    );
  // Without statistics, PostgreSQL's first queries would be slow.
  await sql`analyze`.execute(target);
  return copied;
}

async function refuseUsed(target: Db): Promise<void> {
  for (const table of ['products', 'staff', 'orders', 'customers'] as const) {
    const row = await target.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) throw new Error(`The target isn't empty: table ${table} has rows`);
  }
}

async function copyTables(
  source: AnyDatabase,
  target: AnyDatabase,
  onProgress: (done: number, total: number) => void,
): Promise<CopiedTable[]> {
  const tables = (await target.introspection.getTables()).filter(({ name }) => !NOT_COPIED.includes(name));
  let total = 0;
  for (const { name } of tables) total += await countOf(source, name);
  await checkReferencesLast(target);
  const emptied = [...tables.map(({ name }) => name), ...DERIVED_TABLES];
  await sql`truncate ${sql.join(emptied.map((name) => sql.table(name)))}`.execute(target);
  // Triggers would update the same few counter rows for each row copied: a large store would take days.
  await setTriggers(target, tables, 'disable');
  let done = 0;
  for (const table of tables) {
    await copyRows(source, target, table, (rows) => {
      done += rows;
      onProgress(done, total);
    });
  }
  await continueNumbering(source, target);
  await sql`set constraints all immediate`.execute(target);
  await fillDerivedTables(target);
  await setTriggers(target, tables, 'enable');
  const copied: CopiedTable[] = [];
  for (const table of tables) copied.push(await compared(source, target, table));
  return copied;
}

/** Defers foreign key checks to the end, since tables refer to each other and to themselves. */
async function checkReferencesLast(target: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ table_name: string; name: string }>`
    select conrelid::regclass::text as table_name, conname as name from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(target);
  for (const { table_name, name } of rows)
    await sql`alter table ${sql.table(table_name)} alter constraint ${sql.id(name)} deferrable`.execute(
      target,
    );
  await sql`set constraints all deferred`.execute(target);
}

/** Switches the store's own triggers; those of foreign keys stay. */
async function setTriggers(
  target: AnyDatabase,
  tables: readonly TableMetadata[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables)
    await sql`alter table ${sql.table(name)} ${sql.raw(to)} trigger user`.execute(target);
}

async function copyRows(
  source: AnyDatabase,
  target: AnyDatabase,
  { name, columns }: TableMetadata,
  onRows: (count: number) => void,
): Promise<void> {
  const batch = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / columns.length));
  const names = sql.join(columns.map((column) => sql.id(column.name)));
  for (let after = 0; ;) {
    const { rows } = await sql<Record<string, unknown> & { copied_row: number }>`
      select rowid as copied_row, ${names} from ${sql.table(name)}
      where rowid > ${after} order by rowid limit ${batch}`.execute(source);
    const last = rows.at(-1);
    if (last === undefined) return;
    const values = rows.map(({ copied_row: _, ...row }) => row);
    await target.insertInto(name).values(values).execute();
    after = last.copied_row;
    onRows(rows.length);
  }
}

/** Continues the ID sequences, so that IDs of deleted rows aren't reused. */
async function continueNumbering(source: AnyDatabase, target: AnyDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(
    source,
  );
  const last = new Map(rows.map(({ name, seq }) => [name, seq]));
  for (const { name, columns } of await target.introspection.getTables()) {
    const numbered = columns.find((column) => column.isAutoIncrementing);
    const number = last.get(name) ?? 0;
    if (numbered !== undefined && number > 0)
      await sql`select setval(pg_get_serial_sequence(${name}, ${numbered.name}), ${number})`.execute(target);
  }
}

async function compared(
  source: AnyDatabase,
  target: AnyDatabase,
  { name, columns }: TableMetadata,
): Promise<CopiedTable> {
  const sums = columns.map(({ name: column, dataType }) => {
    const value =
      dataType === 'text' || dataType === 'bytea' ? sql`length(${sql.id(column)})` : sql.id(column);
    return sql`coalesce(sum(${value}), 0) as ${sql.id(column)}`;
  });
  const query = sql<
    Record<string, number>
  >`select count(*) as "rows of it", ${sql.join(sums)} from ${sql.table(name)}`;
  const [before] = (await query.execute(source)).rows;
  const [after] = (await query.execute(target)).rows;
  const differences = Object.keys(before ?? {}).filter(
    (key) => Number(before?.[key]) !== Number(after?.[key]),
  );
  return { name, rows: Number(after?.['rows of it']), differences };
}

async function countOf(db: AnyDatabase, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}
