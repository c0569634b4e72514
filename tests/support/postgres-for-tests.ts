import { openDatabase } from '../../db/client';
import { migrateToLatest } from '../../db/migrate';
import { startPostgres } from './postgres-cluster';
import { fillDemo, onServer, POSTGRES_SERVER, TEMPLATES, urlOn } from './test-databases';

/**
 * Before the tests, when TEST_DATABASE=postgres: a server of their own, with an empty store and one that holds the
 * demo, of which every test gets a copy.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE'] !== 'postgres') return undefined;
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
