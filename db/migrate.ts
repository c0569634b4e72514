import { Migrator, sql, type Migration } from 'kysely';

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

/** How many migrations of this release have not run, and how many have run that it does not know. Changes nothing. */
export async function compareMigrations(
  db: Db,
): Promise<{ pendingMigrations: number; unknownMigrations: number }> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const hasRun = tables.some(({ name }) => name === 'kysely_migration');
  const { rows } = hasRun
    ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    : { rows: [] };
  const ran = new Set(rows.map(({ name }) => name));
  const known = Object.keys(migrations);
  return {
    pendingMigrations: known.filter((name) => !ran.has(name)).length,
    unknownMigrations: [...ran].filter((name) => !known.includes(name)).length,
  };
}
