import type { AnyDatabase } from '../../dialect';
import { numberOr, required, textKey } from './columns';

/** Creates the tables that the store keeps for itself: settings, rate limits, and leases. */
export async function createUpkeep(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', textKey)
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('version', 'integer', numberOr(0))
    .execute();

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', textKey)
    .addColumn('window_started_at', 'bigint', required)
    .addColumn('hits', 'integer', required)
    .execute();

  // Background work that only one process does at a time.
  await db.schema
    .createTable('leases')
    .addColumn('work', 'text', (column) => column.notNull().primaryKey())
    .addColumn('holder', 'text', required)
    .addColumn('held_until', 'text', required)
    .execute();
}
