import { sql, type Kysely } from 'kysely';

/** What FCC IDs are compared by: the id without the spaces and hyphens that labels and people put in. */
const FCC_KEY = "replace(replace(lower(fcc_id), '-', ''), ' ', '')";

/** The vehicle that a visitor works on, kept with their session; and products found by their FCC ID. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['vehicle_make', 'vehicle_model'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute();
  await db.schema.alterTable('sessions').addColumn('vehicle_year', 'integer').execute();
  await sql`create index products_by_fcc_id on products (${sql.raw(FCC_KEY)}) where fcc_id <> ''`.execute(db);
}
