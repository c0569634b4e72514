import { finish, forgetReports, run, runStories, runUnits } from './test-runs.js';

/**
 * `npm test`: builds the store, runs every test, the ones in a real browser too, and those of stock, orders and search
 * once more on PostgreSQL; and ends with one line that counts them.
 */

/** What the databases could do differently: transactions, searches, lists, and crowds. */
const ON_POSTGRES = [
  'app/domain/selling/',
  'app/domain/goods/inventory/',
  'app/domain/goods/search/',
  'app/domain/goods/catalog/',
  'app/domain/base/audit/',
  'app/backoffice/imports/',
  ...['db/', 'tests/races/'],
];

forgetReports();
if (!(await run(['scripts/build.js']))) finish([{ passed: 0, failed: 1 }]);

const units = await runUnits('unit', [], { TEST_DATABASE: 'sqlite' });
console.log('\nOn PostgreSQL:');
const onPostgres = await runUnits('postgres', ON_POSTGRES, { TEST_DATABASE: 'postgres' });
finish([units, onPostgres, await runStories([])]);
