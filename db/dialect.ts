import {
  ExpressionWrapper,
  FunctionNode,
  PostgresAdapter,
  sql,
  type Kysely,
  type RawBuilder,
  type SqlBool,
} from 'kysely';

/** Anything that runs queries: the store's database, a transaction, or a migration's handle, which knows no tables. */
// Kysely's tables are invariant, so that no narrower type takes both.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyDatabase = Kysely<any>;

/** Which of the two databases this is. For what is more than a form of words: see `byDialect`. */
export function isPostgres(db: AnyDatabase): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/** The name under which the two compilers find a piece of SQL that comes in two forms. */
export const BY_DIALECT = 'keyway_by_dialect';

/** A piece of SQL that the two databases write differently: the one which compiles the query takes its own form. */
export function byDialect<Value>(forms: {
  sqlite: RawBuilder<Value>;
  postgres: RawBuilder<Value>;
}): RawBuilder<Value> {
  const both = [forms.sqlite.toOperationNode(), forms.postgres.toOperationNode()];
  return sql<Value>`${new ExpressionWrapper(FunctionNode.create(BY_DIALECT, both))}`;
}

/** The numbers of a list as rows (`value`) of a table, in their order (`position`), however many there are. */
export function rowsOf(numbers: readonly number[]): RawBuilder<unknown> {
  const list = JSON.stringify(numbers);
  return byDialect({
    sqlite: sql`(select value, key as position from json_each(${list}))`,
    postgres: sql`(select value::bigint, position from jsonb_array_elements_text(${list}::jsonb) with ordinality as list (value, position))`,
  });
}

/** Whole numbers as rows of a table with these columns, in their order (`position`), however many rows there are. */
export function tableOf<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, number>>[],
): RawBuilder<Record<Column | 'position', number>> {
  const list = JSON.stringify(rows.map((row) => columns.map((column) => row[column])));
  const named = (field: (index: number) => RawBuilder<unknown>) =>
    sql.join(columns.map((column, index) => sql`${field(index)} as ${sql.id(column)}`));
  const inSqlite = named((index) => sql`json_extract(value, ${sql.lit(`$[${index}]`)})`);
  const inPostgres = named((index) => sql`(value ->> ${sql.lit(index)})::bigint`);
  return byDialect({
    sqlite: sql`(select ${inSqlite}, key as position from json_each(${list}))`,
    postgres: sql`(select ${inPostgres}, position from jsonb_array_elements(${list}::jsonb) with ordinality as list (value, position))`,
  });
}

/** What stands in a JSON text at a path such as '$.change.kind', as text; null where nothing does. */
export function jsonValue(json: RawBuilder<unknown>, path: string): RawBuilder<string | null> {
  return byDialect({
    sqlite: sql<string | null>`json_extract(${json}, ${path})`,
    postgres: sql<string | null>`(jsonb_path_query_first(${json}::jsonb, ${path}::jsonpath) #>> '{}')`,
  });
}

/** A text as it stands in JSON, with its quotation marks. */
export function jsonText(text: RawBuilder<unknown>): RawBuilder<string> {
  return byDialect({
    sqlite: sql<string>`json_quote(${text})`,
    postgres: sql<string>`to_json(${text})::text`,
  });
}

/** 128 bits from the database's own source of randomness as 32 digits, for rows that a statement makes itself. */
export const RANDOM_HEX = byDialect({
  sqlite: sql<string>`lower(hex(randomblob(16)))`,
  postgres: sql<string>`replace(gen_random_uuid()::text, '-', '')`,
});

/** The condition that a text holds another, letter by letter. */
export function holds(text: RawBuilder<unknown>, part: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return byDialect({
    sqlite: sql<SqlBool>`instr(${text}, ${part}) > 0`,
    postgres: sql<SqlBool>`strpos(${text}, ${part}) > 0`,
  });
}

/**
 * Before a column of a condition: the condition chooses no index. SQLite, which knows little of what a table holds, would
 * read all active products for a few of them. PostgreSQL knows, and would only be misled.
 */
export const BESIDE_INDEX = byDialect({ sqlite: sql`+`, postgres: sql`` });

/** The end of a line, which no field of one line holds. */
export const LINE_END = byDialect({ sqlite: sql<string>`char(10)`, postgres: sql<string>`chr(10)` });
