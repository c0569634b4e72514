import tsconfigPaths from 'vite-tsconfig-paths';
import { defineConfig } from 'vitest/config';

import { texts } from './scripts/texts';

/** Where SQLite and PostgreSQL could differ: transactions, searches, lists, and concurrency. */
const ON_BOTH_DATABASES = [
  'app/domain/base/audit/**/*.test.ts',
  'app/domain/goods/{catalog,inventory,search}/**/*.test.ts',
  'app/domain/selling/**/*.test.ts',
  'app/backoffice/{imports,personal-data}/**/*.test.ts',
  'db/**/*.test.ts',
  'tests/races/**/*.test.ts',
];

const ALL = ['app/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/**/*.test.ts'];

function project(name: 'sqlite' | 'postgres', include: string[], groupOrder: number) {
  // Rules use no database.
  const exclude = name === 'postgres' ? ['**/*.rules.test.ts'] : [];
  return {
    extends: true,
    test: { name, include, exclude, env: { TEST_DATABASE: name }, sequence: { groupOrder } },
  } as const;
}

/**
 * TEST_DATABASE chooses the database: SQLite by default, 'postgres' for all tests on PostgreSQL, 'both' for all tests on
 * SQLite and those above on PostgreSQL, too.
 */
export default defineConfig({
  plugins: [texts(), tsconfigPaths()],
  test: {
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts'],
    // Test files share a process and its modules. Loading the store again for each file would take most of the time.
    isolate: false,
    // Left to itself, a machine of two cores would use one.
    maxWorkers: '100%',
    slowTestThreshold: 5_000,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...(process.env['TEST_DATABASE'] === 'both'
      ? { projects: [project('sqlite', ALL, 0), project('postgres', ON_BOTH_DATABASES, 1)] }
      : { include: ALL }),
  },
});
