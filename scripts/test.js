import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * `npm test`: builds the store, runs every test, the ones in a real browser too, and those of stock, orders and search
 * once more on PostgreSQL; and ends with one line that counts them.
 */
const UNIT_REPORT = 'test-results/unit.json';
const POSTGRES_REPORT = 'test-results/postgres.json';
/** What the databases could do differently: transactions, searches, lists, and crowds. */
const ON_POSTGRES = [
  ...['checkout', 'orders', 'payments', 'inventory', 'imports', 'search', 'catalogue', 'audit'].map(
    (subject) => `app/domain/${subject}/`,
  ),
  ...['db/', 'tests/races/'],
];
const BROWSER_REPORT = 'test-results/e2e.json';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const built = run('scripts/build.js');
if (!built) finish(0, 1);

const unitsRan = runUnits(UNIT_REPORT);
const units = readReport(UNIT_REPORT);
console.log('\nOn PostgreSQL:');
const postgresRan = runUnits(POSTGRES_REPORT, ...ON_POSTGRES);
const onPostgres = readReport(POSTGRES_REPORT);
// Playwright empties its output folder, so the other reports have been read by now.
const browserRan = run('node_modules/@playwright/test/cli.js', 'test');
const browser = readReport(BROWSER_REPORT).stats ?? {};

const passed =
  (units.numPassedTests ?? 0) +
  (onPostgres.numPassedTests ?? 0) +
  (browser.expected ?? 0) +
  (browser.flaky ?? 0);
const failed = (units.numFailedTests ?? 0) + (onPostgres.numFailedTests ?? 0) + (browser.unexpected ?? 0);
if (browser.flaky > 0) console.log(`\n${browser.flaky} passed only when told again: look into them.`);
// A run that broke before it could count its tests has failed all the same.
const broken = (!unitsRan || !postgresRan || !browserRan) && failed === 0 ? 1 : 0;
finish(passed, failed + broken);

/** @param {string} report @param {...string} folders those alone, on PostgreSQL */
function runUnits(report, ...folders) {
  process.env['TEST_DATABASE'] = folders.length > 0 ? 'postgres' : 'sqlite';
  return run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...folders,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
}

/** @param {...string} command */
function run(...command) {
  return spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** @param {number} passedCount @param {number} failedCount @returns {never} */
function finish(passedCount, failedCount) {
  console.log(`\n${passedCount} passed, ${failedCount} failed`);
  process.exit(failedCount === 0 && passedCount > 0 ? 0 : 1);
}
