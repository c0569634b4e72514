import { Client } from 'pg';

import { addStaff } from '../../app/domain/staff/staff.server';
import { DEMO_STAFF } from '../../app/domain/staff/staff.schema';
import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { seedDemoStore } from '../../db/seeds/demo-store';
import { loadStandardTexts } from '../../db/seeds/standard-texts';

/** Where tests make their databases: PostgreSQL when this names a server (its database 'postgres'), else SQLite files. */
export const POSTGRES_SERVER = 'TEST_POSTGRES_URL';

/** Databases that every other one of a run is a copy of. */
export const TEMPLATES = { empty: 'keyway_empty', demo: 'keyway_demo' } as const;

/** Migrates the database and puts the demo into it, as a store has it after its first start. */
export async function fillDemo(url: string): Promise<void> {
  const db = openDatabase(url);
  await migrateToLatest(db);
  await seedDemoStore(db);
  await loadStandardTexts(db, { demo: true });
  await addStaff(db, { ...DEMO_STAFF, name: 'Demo Owner', email: 'owner@keyway.example', role: 'owner' });
  // Closing writes SQLite's log back into the file: a copy of it is whole.
  await db.destroy();
}

/** A new PostgreSQL database, a copy of the template. Returns its URL. */
export async function copyPostgres(server: string, template: string): Promise<string> {
  const name = `store_${process.pid}_${process.hrtime.bigint()}`;
  await onServer(server, `create database ${name} template ${template}`);
  return urlOn(server, name);
}

/** Removes a database that `copyPostgres` made, whoever is still connected. */
export async function dropPostgres(server: string, url: string): Promise<void> {
  await onServer(server, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
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
