import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { isHardRun, printFigures, printProgress } from '../support/hard-tests';
import { GUARDS, type Guard } from './guards';
import { MutableCopy, replaced, TESTS } from './without-guard';

it.each(GUARDS)('the guard is where it is expected: $name', (guard) => {
  for (const place of [guard, ...(guard.also ?? [])]) {
    const source = readFileSync(place.file, 'utf8');
    expect(replaced(source, place)).not.toBe(source);
  }
});

it('a guard that has moved is said loudly', () => {
  expect(() => replaced('a b', { file: 'x.ts', text: 'c', without: '' })).toThrow('0 times');
  expect(() => replaced('c c', { file: 'x.ts', text: 'c', without: '' })).toThrow('2 times');
});

/** The short form: one guard, and the test that is quickest to notice. */
const guards: readonly Guard[] = GUARDS.filter(({ name }) => isHardRun || name === 'token: the unique index');
const tests = TESTS.filter((file) => isHardRun || file.includes('checkout-token'));

describe('the tests notice', () => {
  it(`each of ${guards.length} guards that is taken out`, async () => {
    const copy = new MutableCopy();
    const table: { guard: string; by: string; besides: number }[] = [];
    try {
      const whole = await copy.without(undefined, tests);
      printFigures('with all guards', { tests: whole.total, failed: whole.caughtBy.length });
      expect(whole.caughtBy).toEqual([]);
      for (const [index, guard] of guards.entries()) {
        const { caughtBy } = await copy.without(guard, tests);
        const [by = 'NOBODY', ...others] = caughtBy;
        table.push({ guard: guard.name, by, besides: others.length });
        printProgress('guards', index + 1, guards.length);
      }
    } finally {
      copy.remove();
    }
    const width = Math.max(...table.map(({ guard }) => guard.length));
    for (const { guard, by, besides } of table) {
      process.stdout.write(
        `  ${guard.padEnd(width)} -> ${by}${besides > 0 ? ` (and ${besides} more)` : ''}\n`,
      );
    }
    expect(table.filter(({ by }) => by === 'NOBODY').map(({ guard }) => guard)).toEqual([]);
  }, 3_600_000);
});
