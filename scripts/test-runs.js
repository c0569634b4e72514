import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * The runs of a test script, and the last line that counts their tests.
 *
 * @typedef {{ passed: number, failed: number }} Counts
 */

/** Removes the reports of earlier runs, so that none of their tests are counted. */
export function forgetReports() {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results', { recursive: true });
}

/**
 * Runs a program and returns whether it succeeded. Programs that run side by side print whole lines under a label.
 *
 * @param {string[]} command
 * @param {{ variables?: Record<string, string>, label?: string }} [options]
 * @returns {Promise<boolean>}
 */
export function run(command, { variables = {}, label } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      stdio: label === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...variables },
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => console.log(`${label} ${line}`));
    }
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs the tests that need no browser.
 *
 * @param {string} name of the report
 * @param {string[]} chosen files or folders, and Vitest's options; none for all tests
 * @param {Record<string, string>} variables
 * @returns {Promise<Counts>}
 */
export async function runUnits(name, chosen, variables) {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters];
  const succeeded = await run(command, { variables, label: 'tests  |' });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(report);
  return countRun(succeeded, numPassedTests, numFailedTests);
}

/**
 * Runs the stories in a browser.
 *
 * @param {string[]} chosen files, and Playwright's options; none for all stories
 * @returns {Promise<Counts>}
 */
export async function runStories(chosen) {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...chosen];
  const succeeded = await run(command, { label: 'stories|' });
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport('test-results/stories.json').stats ?? {};
  if (flaky > 0) console.log(`\n${flaky} stories passed only on the second try. Find out why.`);
  return countRun(succeeded, expected + flaky, unexpected);
}

/**
 * Counts at least one failure if a run broke before it could count its tests.
 *
 * @param {boolean} succeeded
 * @param {number} passed
 * @param {number} failed
 * @returns {Counts}
 */
function countRun(succeeded, passed, failed) {
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Prints one line that counts all tests, and exits. @param {Counts[]} runs @returns {never} */
export function finish(runs) {
  const passed = runs.reduce((sum, one) => sum + one.passed, 0);
  const failed = runs.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}
