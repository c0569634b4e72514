import { sql, type RawBuilder } from 'kysely';

/** The last movement of the product of a count's line (`l`), 0 while it has none. */
export const LAST_MOVEMENT = sql<number>`(
  select coalesce(max(m.id), 0) from stock_movements m where m.product_id = l.product_id)`;

/**
 * The units of goods that came to the location or, negative, went, since the figure of a count's line (`l`) was entered.
 * An adjustment corrects the books and moves nothing, but for what is given up of a transfer: that arrived in the books
 * with the rest and never on the shelf.
 */
export function sumGoodsSinceCounted(locationId: number): RawBuilder<number> {
  // The plus keeps the location out of the choice of an index: few movements are newer than a figure, many happened there.
  return sql<number>`(
    select coalesce(sum(m.delta), 0) from stock_movements m
    where m.product_id = l.product_id and m.id > l.movement_when_counted and +m.location_id = ${locationId}
      and (m.kind <> 'adjustment' or m.cause like 'transfer:%'))`;
}
