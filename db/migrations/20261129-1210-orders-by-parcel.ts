import type { Kysely } from 'kysely';

/** The order of a parcel, by the tracking number that the carrier's letter or the buyer names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('orders_by_tracking_number')
    .on('orders')
    .columns(['tracking_number', 'id'])
    .execute();
}
