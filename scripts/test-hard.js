import { spawnSync } from 'node:child_process';

/**
 * `npm run test:hard`: builds the store, then runs the long form of the tests that have one, which print their figures,
 * and the stories. Names run only those tests: `npm run test:hard -- tests/crash`.
 */
const HARD_TESTS = [
  'app/domain/selling/checkout/totals-oracle',
  'tests/api/broken-calls',
  'tests/api/published-schemas',
  'tests/attacks',
  'tests/crash',
  'tests/edge/bad-requests',
  'tests/edge/card-numbers',
  'tests/edge/webhooks-settle',
  'tests/imports',
  'tests/mutations',
  'tests/pages',
  'tests/races',
];

const VITEST = 'node_modules/vitest/vitest.mjs';
const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

const chosen = process.argv.slice(2);
const names = chosen.length > 0 ? chosen : HARD_TESTS;
const passed =
  run('scripts/build.js') &&
  // One file at a time: what is measured has the machine to itself.
  run(VITEST, 'run', '--no-file-parallelism', ...names) &&
  (chosen.length > 0 ||
    run(PLAYWRIGHT, 'test', '--project=with-javascript', '--project=french-without-javascript'));
process.exit(passed ? 0 : 1);

/** @param {...string} command */
function run(...command) {
  const env = { ...process.env, HARD_TESTS: '1' };
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0;
}
