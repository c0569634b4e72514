import { sql, type Kysely } from 'kysely';

/** What FCC IDs are compared by, as decided in 20261121-1030. */
const FCC_KEY = "replace(replace(lower(fcc_id), '-', ''), ' ', '')";

/** The list of all FCC IDs is read from the index alone, without the rows of the products. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index products_by_fcc_id`.execute(db);
  await sql`create index products_by_fcc_id
    on products (${sql.raw(FCC_KEY)}, is_active, category_id, fcc_id, vehicle_make)
    where fcc_id <> ''`.execute(db);
}
