import { sql, type SqlBool } from 'kysely';

/** Condition: the product (`products as p`) and its category are active. */
export const IS_SOLD = sql<SqlBool>`(p.is_active = 1 and exists (
  select 1 from categories as own where own.id = p.category_id and own.is_active = 1))`;

/** The same as a column, 1 or 0. */
export const SOLD_FLAG = sql<0 | 1>`case when ${IS_SOLD} then 1 else 0 end`;
