import { sql, type RawBuilder } from 'kysely';

import type { SortOrder } from './sort-order.rules';

/** What a list is sorted by for each column that can be clicked on; several for a column that shows several. */
export type SortColumns<By extends string> = Record<By, readonly (RawBuilder<unknown> | Nullable)[]>;

interface Nullable {
  nullable: RawBuilder<unknown>;
}

/** A column in which nothing may stand: nothing comes before everything, on either database. */
export function nullable(column: RawBuilder<unknown>): Nullable {
  return { nullable: column };
}

/** The ORDER BY of a list that was asked for; its last part makes every page a page of one and the same order. */
export function inOrder<By extends string>(
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

/** States in the order in which the list offers them, and not in that of the alphabet. */
export function rankOf(value: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> {
  const cases = values.map((one, index) => sql`when ${one} then ${sql.raw(String(index))}`);
  return sql`case ${value} ${sql.join(cases, sql` `)} end`;
}
