import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * The runs of a test script, and its last lines, which name the failed tests and count all.
 *
 * @typedef {{ passed: number, failures: string[] }} Outcome
 * @typedef {{ title: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
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
 * @returns {Promise<Outcome>}
 */
export async function runUnits(name, chosen, variables) {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters];
  const succeeded = await run(command, { variables, label: 'tests  |' });
  const { numPassedTests = 0, testResults = [] } = readReport(report);
  const failures = [];
  for (const { name: file, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter(
      (/** @type {{ status: string }} */ test) => test.status === 'failed',
    );
    for (const test of failed) failures.push(`${file}: ${test.fullName}`);
    if (status === 'failed' && failed.length === 0) failures.push(`${file}: ${message}`);
  }
  return {
    passed: numPassedTests,
    failures: nameAtLeastOne(succeeded, failures, 'The tests without a browser broke.'),
  };
}

/**
 * Runs the stories in a browser.
 *
 * @param {string[]} chosen files, and Playwright's options; none for all stories
 * @returns {Promise<Outcome>}
 */
export async function runStories(chosen) {
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...chosen];
  const succeeded = await run(command, { label: 'stories|' });
  const { stats: { expected = 0, flaky = 0 } = {}, suites = [] } = readReport('test-results/stories.json');
  if (flaky > 0) {
    console.log(`\n${flaky} stories passed only on the second try. Find out why:`);
    for (const name of namesOf(suites, 'flaky')) console.log(name);
  }
  const failures = nameAtLeastOne(succeeded, namesOf(suites, 'unexpected'), 'The stories broke.');
  if (flaky > 0 || failures.length > 0) printFailedPages();
  return { passed: expected + flaky, failures };
}

/** Prints what was in the main part of the page when a story failed, for runs whose files nobody can open. */
function printFailedPages() {
  const folder = 'test-results/stories';
  if (!existsSync(folder)) return;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('error-context.md'))) {
    const [page = ''] =
      /^ *- main[^]*?(?=^ *- contentinfo|^```)/m.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
    console.log(`\n${file}\n${page.split('\n').slice(0, 150).join('\n')}`);
  }
}

/**
 * Names the stories that ended in one way.
 *
 * @param {Suite[]} suites
 * @param {'flaky' | 'unexpected'} status
 * @param {string[]} above titles of the suites around them
 * @returns {string[]}
 */
function namesOf(suites, status, above = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === status)
        .map((test) => `[${test.projectName}] ${[...above, title, spec.title].join(' › ')}`),
    ),
    ...namesOf(inner, status, [...above, title]),
  ]);
}

/**
 * Counts at least one failure if a run broke before it could report its tests.
 *
 * @param {boolean} succeeded
 * @param {string[]} failures
 * @param {string} otherwise
 * @returns {string[]}
 */
function nameAtLeastOne(succeeded, failures, otherwise) {
  return succeeded || failures.length > 0 ? failures : [otherwise];
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Names the failed tests, prints one line that counts all, and exits. @param {Outcome[]} runs @returns {never} */
export function finish(runs) {
  const passed = runs.reduce((sum, one) => sum + one.passed, 0);
  const failures = runs.flatMap((one) => one.failures);
  if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
}
