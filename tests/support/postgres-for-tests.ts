import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { fillDemo } from './fill-demo';
import { startPostgres } from './postgres-cluster';
import { onServer, POSTGRES_SERVER, TEMPLATES, urlOn } from './test-databases';

/** Before the tests, when TEST_DATABASE=postgres and no server is named to them: one of their own, gone after them. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const isNamed = process.env[POSTGRES_SERVER] !== undefined;
  return process.env['TEST_DATABASE'] === 'postgres' && !isNamed ? startPostgresForTests() : undefined;
}

/**
 * Starts a PostgreSQL server with an empty store and one that holds the demo, of which every test gets a copy, and names
 * it to all programs that are started from now on. Returns what stops it.
 */
export async function startPostgresForTests(): Promise<() => Promise<void>> {
  const cluster = await startPostgres();
  const server = cluster.urlOf('postgres');
  await onServer(server, `create database ${TEMPLATES.empty}`);
  const empty = openDatabase(urlOn(server, TEMPLATES.empty));
  await migrateToLatest(empty);
  await empty.destroy();
  await onServer(server, `create database ${TEMPLATES.demo} template ${TEMPLATES.empty}`);
  await fillDemo(urlOn(server, TEMPLATES.demo));
  process.env[POSTGRES_SERVER] = server;
  return () => cluster.stop();
}
