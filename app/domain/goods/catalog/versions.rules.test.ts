import { describe, expect, it } from 'vitest';

import { isSameLine, nameVersions } from './versions.rules';

const line = (name: string, series: string | null = null) => ({ name, series });

it.each([
  [line('Schlage B60N Deadbolt, 626'), line('Schlage B60N Deadbolt, 605, Keyed Alike'), true],
  [line('Schlage B60N Deadbolt'), line('Schlage B60N Deadbolt, 605'), true],
  [line('Schlage ND80PD Storeroom Lever', 'ND'), line('Schlage ND10S Passage Latch', 'ND'), true],
  [line('Schlage ND80PD Storeroom Lever', 'ND'), line('Schlage ALX80P Storeroom Lever', 'ALX'), false],
  [line('LCN 4040XP-3077EDA Arm, 689'), line('LCN 4040XP-18PA Drop Plate, 689'), false],
])('%j and %j are versions of each other: %s', (one, other, expected) => {
  expect(isSameLine(one, other)).toBe(expected);
});

describe('versions are named', () => {
  const version = (facts: Record<string, string>) =>
    Object.entries(facts).map(([name, value]) => ({ name, value }));
  const CHROME = version({ Keying: 'Keyed different', Finish: '626 Satin Chrome', Bolt: '1"' });

  it('by all choices in which any of them differ, in one order', () => {
    const brass = version({ Finish: '605 Bright Brass', Keying: 'Keyed different', Bolt: '1"' });
    const alike = version({ Finish: '626 Satin Chrome', Keying: 'Keyed alike', Bolt: '1"' });
    expect(nameVersions([CHROME, brass, alike])).toEqual([
      ['626 Satin Chrome', 'Keyed different'],
      ['605 Bright Brass', 'Keyed different'],
      ['626 Satin Chrome', 'Keyed alike'],
    ]);
  });

  it('by nothing that one of them leaves open, or that all share', () => {
    const passage = version({ Finish: '605 Bright Brass', Keying: 'None' });
    expect(nameVersions([CHROME, passage])).toEqual([['626 Satin Chrome'], ['605 Bright Brass']]);
    expect(nameVersions([CHROME, CHROME])).toEqual([[], []]);
  });
});
