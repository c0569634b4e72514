import { Migrator, sql, type Migration } from 'kysely';

import { byDialect } from './dialect';
import { migrations } from './migrations';
import type { Db } from './schema';

/** Brings the schema up to date, all or nothing. Returns the names of the migrations that ran. */
export async function migrateToLatest(db: Db): Promise<string[]> {
  // The migrator describes every table first, some hundred milliseconds of each start on PostgreSQL.
  const { pendingMigrations, unknownMigrations } = await compareMigrations(db);
  if (pendingMigrations + unknownMigrations === 0) return [];
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
  const table = byDialect<string | null>({
    sqlite: sql`(select name from sqlite_schema where name = 'kysely_migration')`,
    postgres: sql`to_regclass('kysely_migration')::text`,
  });
  const { rows: known } = await sql<{ name: string | null }>`select ${table} as name`.execute(db);
  const { rows } =
    known[0]?.name != null
      ? await sql<{ name: string }>`select name from kysely_migration`.execute(db)
      : { rows: [] };
  const ran = new Set(rows.map(({ name }) => name));
  const own = Object.keys(migrations);
  return {
    pendingMigrations: own.filter((name) => !ran.has(name)).length,
    unknownMigrations: [...ran].filter((name) => !own.includes(name)).length,
  };
}
