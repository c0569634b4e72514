import { Migrator, type Migration } from 'kysely';

import { migrations } from './migrations';
import type { Db } from './schema';

/** Brings the schema up to date, all or nothing. Returns the names of the migrations that ran. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: (): Promise<Record<string, Migration>> => Promise.resolve(migrations) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}
