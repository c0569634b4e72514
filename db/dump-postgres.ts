import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies a PostgreSQL database with `pg_dump` in the custom format, and lists it with `pg_restore` before the copy gets
 * its name.
 *
 * @returns the number of tables with data.
 * @throws Error with a message for the operator.
 */
export function dumpPostgres(url: string, to: string): number {
  if (existsSync(to)) throw new Error(`${to} already exists.`);
  mkdirSync(path.dirname(path.resolve(to)), { recursive: true });
  const unfinished = `${to}.unfinished-${process.pid}`;
  const { database, password } = withoutPassword(url);
  try {
    run('pg_dump', ['--format=custom', '--no-password', `--file=${unfinished}`, `--dbname=${database}`], {
      ...(password === '' ? {} : { PGPASSWORD: password }),
    });
    const tables = run('pg_restore', ['--list', unfinished]).match(/ TABLE DATA /g)?.length ?? 0;
    if (tables === 0) throw new Error('No tables found. Check DATABASE_URL.');
    linkSync(unfinished, to);
    return tables;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** Passes the password by environment, since command lines are visible to other users. */
function withoutPassword(url: string): { database: string; password: string } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { database: parsed.href, password };
}

function run(program: string, options: string[], variables: Record<string, string> = {}): string {
  const { error, status, stdout, stderr } = spawnSync(program, options, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...variables },
  });
  if (error !== undefined && 'code' in error && error.code === 'ENOENT')
    throw new Error(
      `${program} isn't installed. Install PostgreSQL's client programs (Debian: postgresql-client) ` +
        "in the server's version or newer.",
    );
  if (status !== 0) throw new Error(`${program} failed: ${(stderr || String(error)).trim()}`);
  return stdout;
}
