import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * The runs that a script of tests is made of, and the line at its end that counts their tests.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** Before the first run: no count of an earlier one is left. */
export function forgetReports() {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
}

/** Runs a program and says whether it ended well. @param {string[]} command @param {Record<string, string>} [variables] */
export function run(command, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: 'inherit',
      env: { ...process.env, ...variables },
    });
    child.once('exit', (code) => resolve(code === 0));
  });
}

/**
 * The tests that need no browser.
 *
 * @param {string} name of the run's report
 * @param {string[]} chosen files or folders, and Vitest's options; none for all tests
 * @param {Record<string, string>} [variables]
 * @returns {Promise<Counts>}
 */
export async function runUnits(name, chosen, variables) {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isWell = await run(['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters], variables);
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return counted(isWell, numPassedTests, numFailedTests);
}

/**
 * The stories in a browser. Playwright empties its output folder, the other reports too.
 *
 * @param {string[]} chosen files, and Playwright's options; none for all stories
 * @returns {Promise<Counts>}
 */
export async function runStories(chosen) {
  const isWell = await run(['node_modules/@playwright/test/cli.js', 'test', ...chosen]);
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport('test-results/e2e.json').stats ?? {};
  if (flaky > 0) console.log(`\n${flaky} passed only when told again: look into them.`);
  return counted(isWell, expected + flaky, unexpected);
}

/** A run that broke before it could count its tests has failed all the same. @returns {Counts} */
function counted(/** @type {boolean} */ isWell, /** @type {number} */ passed, /** @type {number} */ failed) {
  return { passed, failed: isWell ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Ends with one line that counts them all. @param {Counts[]} runs @returns {never} */
export function finish(runs) {
  const passed = runs.reduce((sum, one) => sum + one.passed, 0);
  const failed = runs.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
