import { sql, type Insertable } from 'kysely';

import { isPostgres, type AnyDatabase } from '../../../../db/dialect';
import type { DB, Trx } from '../../../../db/schema';

/** SQLite takes at most 32,766 parameters per statement. */
const MAX_PARAMETERS = 30_000;
const MAX_ROWS = 500;

/** The rows of a table, numbered from 1 or from the last ID on, so that other rows can refer to them before they are written. */
export class NumberedRows<Row> {
  readonly rows: (Row & { id: number })[] = [];
  #last: number;

  constructor(last = 0) {
    this.#last = last;
  }

  add(row: Row): number {
    this.#last += 1;
    this.rows.push({ id: this.#last, ...row });
    return this.#last;
  }
}

/** Returns numbered rows that continue a table. */
export async function continueTable<Row>(
  trx: Trx,
  table: 'staff' | 'suppliers' | 'purchase_orders' | 'customers',
): Promise<NumberedRows<Row>> {
  const row = await trx
    .selectFrom(table)
    .select((build) => build.fn.max('id').as('last'))
    .executeTakeFirst();
  return new NumberedRows(Number(row?.last ?? 0));
}

/** Inserts rows with the same columns in few statements. PostgreSQL's numbering continues after their IDs. */
export async function insertRows<Table extends keyof DB>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<DB[Table]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const db: AnyDatabase = trx;
  const batch = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / Object.keys(first).length));
  for (let start = 0; start < rows.length; start += batch)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + batch))
      .execute();
  if (isPostgres(trx) && typeof Reflect.get(first, 'id') === 'number')
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      trx,
    );
}
