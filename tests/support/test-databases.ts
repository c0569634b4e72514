import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** The environment variable that names the PostgreSQL server of a run, by the URL of its database 'postgres'. */
export const POSTGRES_SERVER = 'TEST_POSTGRES_URL';

/** Returns the server on which tests create their databases, or undefined if they use SQLite files. */
export function postgresServer(): string | undefined {
  return process.env['TEST_DATABASE'] === 'sqlite' ? undefined : process.env[POSTGRES_SERVER];
}

/** The databases that tests copy: without tables, with empty tables, with the demo. */
export const TEMPLATES = { blank: 'template1', empty: 'keyway_empty', demo: 'keyway_demo' } as const;

/** Creates a PostgreSQL database as a copy of a template that nobody has open. Returns its URL. */
export async function copyPostgres(server: string, template: string): Promise<string> {
  const name = `store_${process.pid}_${process.hrtime.bigint()}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return urlOn(server, name);
}

/** Removes a database that `copyPostgres` created, even while it is in use, and the files of its store. */
export async function dropPostgres(server: string, url: string): Promise<void> {
  await onServer(server, `drop database if exists ${nameOf(url)} with (force)`);
  rmSync(folderOf(url), { recursive: true, force: true });
}

/** Returns the name of the database in a URL. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Returns the folder for the files of a store on this PostgreSQL database: its secret and the sandbox's books. */
export function folderOf(url: string): string {
  return path.join(tmpdir(), `keyway-${nameOf(url)}`);
}

/** Returns the URL of another database on the same server. */
export function urlOn(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
