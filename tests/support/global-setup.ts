import { startPostgresForTests } from './postgres-for-tests';
import { createTemplateFolder } from './sqlite-templates';
import { POSTGRES_SERVER } from './test-databases';

/** Prepares the databases that all test files copy. Starts PostgreSQL if the run needs it and no server is named. */
export default async function setup(): Promise<() => Promise<void>> {
  const removeTemplates = createTemplateFolder();
  const needsServer = ['postgres', 'both'].includes(process.env['TEST_DATABASE'] ?? '');
  const isNamed = process.env[POSTGRES_SERVER] !== undefined;
  const stopServer = needsServer && !isNamed ? await startPostgresForTests() : undefined;
  return async () => {
    removeTemplates();
    await stopServer?.();
  };
}
