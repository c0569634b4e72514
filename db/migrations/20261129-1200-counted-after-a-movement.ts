import { sql, type Kysely } from 'kysely';

/**
 * A counted figure knows the last movement that its product had when it was entered: what is booked after it is told
 * apart from what is in the figure already. Figures that are there take the last one of their moment.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('stock_count_lines').addColumn('movement_when_counted', 'integer').execute();
  await sql`update stock_count_lines
    set movement_when_counted = (
      select coalesce(max(m.id), 0) from stock_movements m
      where m.product_id = stock_count_lines.product_id and m.created_at <= stock_count_lines.counted_at)
    where counted is not null`.execute(db);
}
