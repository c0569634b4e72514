import { describe, expect, it } from 'vitest';

import { getIntactEnds, isOneSlipAway } from './spelling.queries.server';

describe('one slip lies between', () => {
  it.each([
    ['deadbolt', 'deadblot'],
    ['deadbolt', 'deadolt'],
    ['deadbolt', 'deaddbolt'],
    ['deadbolt', 'deadbelt'],
    ['deadbolt', 'edadbolt'],
    ['deadbolt', 'deadbotl'],
    ['deadbolt', 'eadbolt'],
    ['deadbolt', 'deadbolts'],
    ['lock', 'lokc'],
  ])('%s and %s', (a, b) => {
    expect(isOneSlipAway(a, b)).toBe(true);
    expect(isOneSlipAway(b, a)).toBe(true);
  });
});

describe('more or nothing lies between', () => {
  it.each([
    ['deadbolt', 'deadbolt'],
    ['deadbolt', 'daedbotl'],
    ['deadbolt', 'debolt'],
    ['lock', 'clko'],
    ['abcd', 'badc'],
  ])('%s and %s', (a, b) => {
    expect(isOneSlipAway(a, b)).toBe(false);
    expect(isOneSlipAway(b, a)).toBe(false);
  });
});

it('one slip leaves the beginning or the end of a word as it was', () => {
  const word = 'keyway';
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const slips = [...word].flatMap((_, at) => [
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
    ...letters.flatMap((letter) => [
      word.slice(0, at) + letter + word.slice(at),
      word.slice(0, at) + letter + word.slice(at + 1),
    ]),
  ]);
  for (const slip of slips.filter((one) => one !== word)) {
    const { start, end } = getIntactEnds(slip);
    expect(word.startsWith(start) || word.endsWith(end), slip).toBe(true);
  }
});
