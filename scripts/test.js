import { finish, forgetReports, run, runStories, runUnits } from './test-runs.js';

/**
 * `npm test`: builds the store, then runs all tests. Stories in a browser run alongside the tests without one, and those
 * on SQLite before those on PostgreSQL, so that no core is idle. The last line counts them.
 */
forgetReports();
if (!(await run(['scripts/build.js']))) finish([{ passed: 0, failures: ['The build broke.'] }]);
finish(await Promise.all([runUnits('unit', [], { TEST_DATABASE: 'both' }), runStories([])]));
