import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import ts from 'typescript';

const MIGRATIONS = 'db/migrations';

/** Hashes of the released migrations, by name (docs/migrations.md). */
export const FROZEN_FILE = `${MIGRATIONS}/frozen.json`;
/** The schema of each release, as SQL for SQLite. */
export const RELEASES_FOLDER = 'db/releases';

export function readFrozenMigrations(): Record<string, string> {
  const hashes: Record<string, string> = existsSync(FROZEN_FILE)
    ? JSON.parse(readFileSync(FROZEN_FILE, 'utf8'))
    : {};
  return hashes;
}

export function readReleases(): { release: string; file: string }[] {
  return readdirSync(RELEASES_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ release: path.basename(name, '.sql'), file: path.join(RELEASES_FOLDER, name) }));
}

/** Returns the SHA-256 of a migration's code and of the modules it is made of, without comments and formatting. */
export function hashMigration(name: string): string {
  const hash = createHash('sha256');
  for (const file of modulesOf(path.join(MIGRATIONS, `${name}.ts`))) hash.update(codeOf(file));
  return hash.digest('hex');
}

/** The module and everything it imports from the folder of the migrations, each once. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
    const imported = `${path.join(path.dirname(file), target)}.ts`;
    if (imported.startsWith(MIGRATIONS)) modulesOf(imported, found);
  }
  return found;
}

function codeOf(file: string): string {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { target: ts.ScriptTarget.ESNext, removeComments: true },
  });
  return outputText;
}

/** Returns the statements that make an empty SQLite file a copy of this one, whose tables are almost empty. */
export function dumpSchema(file: string): string {
  const database = new Database(file, { readonly: true });
  const made = database.prepare<[], { name: string; sql: string }>(
    `select name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'
      and not exists (
        select 1 from sqlite_master v
        where v.sql like 'create virtual table%' and sqlite_master.name like v.name || '\\_%' escape '\\'
          and sqlite_master.type = 'table')
      order by rowid`,
  );
  const statements = made.all().map(({ sql }) => `${sql};\n`);
  for (const table of [
    'kysely_migration',
    'kysely_migration_lock',
    'catalogue_version',
    'assortment_version',
  ]) {
    for (const row of database.prepare<[], Record<string, unknown>>(`select * from ${table}`).all())
      statements.push(
        `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.values(row).map(literal).join(', ')});\n`,
      );
  }
  database.close();
  return statements.join('');
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
}

/** Makes the SQLite database of the URL one that a release has left, without its data. */
export function restoreSchema(file: string, url: string): void {
  const database = new Database(url.slice('file:'.length));
  database.exec(readFileSync(file, 'utf8'));
  database.close();
}
