import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { isHardRun, printFigures, printProgress } from '../support/hard-tests';
import { GUARDS } from './all-guards';
import type { Guard } from './guard';
import { MutableCopy, replaced } from './without-guard';

const all: readonly Guard[] = Object.values(GUARDS).flat();

it.each(all)('the guard is where it is expected: $name', (guard) => {
  for (const place of [guard, ...(guard.also ?? [])]) {
    const source = readFileSync(place.file, 'utf8');
    expect(replaced(source, place)).not.toBe(source);
  }
});

it('a guard that has moved is said loudly', () => {
  expect(() => replaced('a b', { file: 'x.ts', text: 'c', without: '' })).toThrow('0 times');
  expect(() => replaced('c c', { file: 'x.ts', text: 'c', without: '' })).toThrow('2 times');
});

/** MUTATIONS_ONLY names a part of the guards, while one looks for the test that a guard lacks. */
const only = process.env['MUTATIONS_ONLY'] ?? '';
/** The short form: one guard, and the test that is quickest to notice. */
const isChosen = ({ name }: Guard) => (isHardRun ? name.includes(only) : name === 'token: the unique index');
const chosen = Object.entries(GUARDS)
  .map(([subject, guards]) => [subject, guards.filter(isChosen)] as const)
  .filter(([, guards]) => guards.length > 0);

describe('the tests notice', () => {
  it.each(chosen)(
    'each guard of %s that is taken out',
    async (subject, guards) => {
      const tests = [...new Set(guards.flatMap((guard) => guard.tests))];
      const copy = new MutableCopy();
      const table: { guard: string; by: string; seconds: number }[] = [];
      try {
        const whole = await copy.without(undefined, tests);
        printFigures(`${subject}, with all guards`, { tests: whole.total, failed: whole.caughtBy.length });
        expect(whole.caughtBy).toEqual([]);
        for (const [index, guard] of guards.entries()) {
          const startedAt = Date.now();
          const { caughtBy } = await copy.without(guard, guard.tests);
          const [by = 'NOBODY'] = caughtBy;
          const seconds = Math.round((Date.now() - startedAt) / 1000);
          table.push({ guard: guard.name, by, seconds });
          if (by === 'NOBODY') process.stdout.write(`  nobody notices without ${guard.name}\n`);
          printProgress(`guards of ${subject}`, index + 1, guards.length);
        }
      } finally {
        copy.remove();
      }
      const width = Math.max(...table.map(({ guard }) => guard.length));
      for (const { guard, by } of table) process.stdout.write(`  ${guard.padEnd(width)} -> ${by}\n`);
      expect(table.filter(({ by }) => by === 'NOBODY').map(({ guard }) => guard)).toEqual([]);
    },
    3_600_000,
  );
});
