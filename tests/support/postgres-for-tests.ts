import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { fillDemo } from './fill-demo';
import { startPostgres } from './postgres-cluster';
import { onServer, POSTGRES_SERVER, TEMPLATES, urlOn } from './test-databases';

/**
 * Starts a PostgreSQL server with the databases that tests copy, and names it to all programs that are started from now
 * on. Returns a function that stops it.
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
