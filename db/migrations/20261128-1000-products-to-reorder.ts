import { sql, type Kysely } from 'kysely';

/** What has to be reordered is found without a look at every product: the rest is not in the index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index products_to_reorder on products (is_active, id)
    where is_active = 1 and stock_quantity <= reorder_level`.execute(db);
}
