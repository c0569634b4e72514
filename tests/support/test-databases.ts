import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** Where tests make their databases: PostgreSQL when this names a server (its database 'postgres'), else SQLite files. */
export const POSTGRES_SERVER = 'TEST_POSTGRES_URL';

/** Databases that every other one of a run is a copy of: without a table, with tables and nothing in them, with the demo. */
export const TEMPLATES = { blank: 'template1', empty: 'keyway_empty', demo: 'keyway_demo' } as const;

/** A new PostgreSQL database, a copy of the template, which nobody may have open. Returns its URL. */
export async function copyPostgres(server: string, template: string): Promise<string> {
  const name = `store_${process.pid}_${process.hrtime.bigint()}`;
  await onServer(server, `create database ${name} template ${template}`);
  return urlOn(server, name);
}

/** Removes a database that `copyPostgres` made, whoever is still connected, and what a store kept beside it. */
export async function dropPostgres(server: string, url: string): Promise<void> {
  await onServer(server, `drop database if exists ${nameOf(url)} with (force)`);
  rmSync(folderOf(url), { recursive: true, force: true });
}

/** The name of the database that a URL leads to. */
export function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** The folder that a store on this PostgreSQL database keeps its files in: its secret, and the sandbox's books. */
export function folderOf(url: string): string {
  return path.join(tmpdir(), `keyway-${nameOf(url)}`);
}

/** The URL of another database of the same server. */
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
