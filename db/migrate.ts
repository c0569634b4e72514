import { Migrator, sql, type Migration } from 'kysely';

import { byDialect } from './dialect';
import { migrations } from './migrations';
import type { Db } from './schema';

/**
 * Brings the schema up to date in one transaction. Returns the names of the migrations that ran.
 *
 * @param all the migrations to run; tests pass those of an earlier or a later release.
 */
export async function migrateToLatest(
  db: Db,
  all: Readonly<Record<string, Migration>> = migrations,
): Promise<string[]> {
  // Kysely's migrator introspects every table first, which takes hundreds of milliseconds on PostgreSQL.
  const { pendingMigrations, unknownMigrations } = await compareMigrations(db, all);
  if (pendingMigrations + unknownMigrations === 0) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(all) } });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.filter((result) => result.status === 'Success').map((result) => result.migrationName);
}

/** Counts the migrations that haven't run on the database, and those that ran but this release doesn't know. */
export async function compareMigrations(
  db: Db,
  all: Readonly<Record<string, Migration>> = migrations,
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
  const own = Object.keys(all);
  return {
    pendingMigrations: own.filter((name) => !ran.has(name)).length,
    unknownMigrations: [...ran].filter((name) => !own.includes(name)).length,
  };
}
