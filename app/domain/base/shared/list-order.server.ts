import { sql, type RawBuilder } from 'kysely';

import type { SortOrder } from './sort-order.rules';

/** ORDER BY expressions per sortable column. */
export type SortColumns<By extends string> = Record<By, readonly (RawBuilder<unknown> | Nullable)[]>;

interface Nullable {
  nullable: RawBuilder<unknown>;
}

/** A nullable column: nulls first on both databases. */
export function nullable(column: RawBuilder<unknown>): Nullable {
  return { nullable: column };
}

/** Builds the ORDER BY of a list, with the ID as tiebreaker for stable pages. */
export function orderByColumn<By extends string>(
  columns: SortColumns<By>,
  { by, isDescending }: SortOrder<By>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const direction = sql.raw(isDescending ? ' desc' : ' asc');
  const nulls = sql.raw(isDescending ? ' nulls last' : ' nulls first');
  const parts = [...columns[by], id].map((one) =>
    'nullable' in one ? sql`${one.nullable}${direction}${nulls}` : sql`${one}${direction}`,
  );
  return sql`${sql.join(parts)}`;
}

/** Sorts states in display order, not alphabetically. */
export function rankByValue(value: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  const cases = values.map((one, index) => sql`when ${one} then ${sql.raw(String(index))}`);
  return sql`case ${value} ${sql.join(cases, sql` `)} end`;
}
