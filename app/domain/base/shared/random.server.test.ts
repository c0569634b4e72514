import { expect, it } from 'vitest';

import { createReadableNumber } from './random.server';

it('a number is read without mistaking one character for another, and is never the same', () => {
  const numbers = Array.from({ length: 2_000 }, () => createReadableNumber('KW'));
  expect(numbers.every((number) => /^KW-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(number))).toBe(true);
  expect(new Set(numbers).size).toBe(numbers.length);
  // 40 bits: all 32 characters come up, about as often as each other.
  const counts = new Map<string, number>();
  for (const character of numbers.join('').replaceAll('KW-', '').replaceAll('-', ''))
    counts.set(character, (counts.get(character) ?? 0) + 1);
  expect(counts.size).toBe(32);
  const even = (numbers.length * 8) / 32;
  expect([...counts.values()].every((count) => count > even * 0.7 && count < even * 1.3)).toBe(true);
});
