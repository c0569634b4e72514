import { spawnSync } from 'node:child_process';

/**
 * `npm run test:hard`: builds the store and runs the long form of the tests about orders and money. Each prints the
 * figures that came out. Names of tests behind it run those alone: `npm run test:hard -- tests/crash`.
 */
const HARD_TESTS = [
  'app/domain/selling/checkout/totals-oracle',
  'tests/races',
  'tests/edge/webhooks-settle',
  'tests/edge/card-numbers',
  'tests/edge/bad-requests',
  'tests/crash',
  'tests/mutations',
  'tests/imports',
  'tests/attacks',
];

const chosen = process.argv.slice(2);
const isBuilt = run('scripts/build.js');
// One file after the other: what is measured here has the machine to itself.
const isPassed =
  isBuilt &&
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--no-file-parallelism',
    ...(chosen.length > 0 ? chosen : HARD_TESTS),
  );
process.exit(isPassed ? 0 : 1);

/** @param {...string} command */
function run(...command) {
  const env = { ...process.env, HARD_TESTS: '1' };
  return spawnSync(process.execPath, command, { stdio: 'inherit', env }).status === 0;
}
