import { sql, type RawBuilder } from 'kysely';

/** The product's last movement for a count line (`l`), or 0. */
export const LAST_MOVEMENT = sql<number>`(
  select coalesce(max(m.id), 0) from stock_movements m where m.product_id = l.product_id)`;

/**
 * Units received or (negative) taken at the location since a line's (`l`) figure was entered. Adjustments don't
 * count, because they move nothing, except transfer write-offs, which were received in the books only.
 */
export function sumGoodsSinceCounted(locationId: number): RawBuilder<number> {
  // The unary plus keeps the location out of the index choice: few movements are newer than a figure.
  return sql<number>`(
    select coalesce(sum(m.delta), 0) from stock_movements m
    where m.product_id = l.product_id and m.id > l.movement_when_counted and +m.location_id = ${locationId}
      and (m.kind <> 'adjustment' or m.cause like 'transfer:%'))`;
}
