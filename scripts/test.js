import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * `npm test`: builds the store, runs every test, the ones in a real browser too, and ends with one line that
 * counts them.
 */
const UNIT_REPORT = 'test-results/unit.json';
const BROWSER_REPORT = 'test-results/e2e.json';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

const built = run('scripts/build.js');
if (!built) finish(0, 1);

const unitsRan = run(
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${UNIT_REPORT}`,
);
const units = readReport(UNIT_REPORT);
// Playwright empties its output folder, so the first report has been read by now.
const browserRan = run('node_modules/@playwright/test/cli.js', 'test');
const browser = readReport(BROWSER_REPORT).stats ?? {};

const passed = (units.numPassedTests ?? 0) + (browser.expected ?? 0) + (browser.flaky ?? 0);
const failed = (units.numFailedTests ?? 0) + (browser.unexpected ?? 0);
if (browser.flaky > 0) console.log(`\n${browser.flaky} passed only when told again: look into them.`);
// A run that broke before it could count its tests has failed all the same.
const broken = (!unitsRan || !browserRan) && failed === 0 ? 1 : 0;
finish(passed, failed + broken);

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
