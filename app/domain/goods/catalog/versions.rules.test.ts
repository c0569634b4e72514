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

describe('a version is named', () => {
  const version = (id: number, facts: Record<string, string>) => ({
    id,
    productNumber: `B60N ${id}`,
    sku: '',
    specifications: Object.entries(facts).map(([name, value]) => ({ name, value })),
  });
  const CHROME = version(1, { Finish: '626 Satin Chrome', Keying: 'Keyed different', Bolt: '1"' });

  it('by what differs from the product, which has all its choices', () => {
    const brass = version(2, { Finish: '605 Bright Brass', Keying: 'Keyed different', Bolt: '1"' });
    const alike = version(3, { Finish: '626 Satin Chrome', Keying: 'Keyed alike', Bolt: '1"' });
    expect(nameVersions([CHROME, brass, alike], 1)).toEqual([
      ['626 Satin Chrome', 'Keyed different'],
      ['605 Bright Brass'],
      ['Keyed alike'],
    ]);
  });

  it('by its part number as well where no choice tells it apart', () => {
    const same = version(2, { Finish: '626 Satin Chrome', Keying: 'Keyed different', Bolt: '1-1/4"' });
    expect(nameVersions([CHROME, same], 1)).toEqual([['B60N 1'], ['B60N 2']]);
    const brass = { Finish: '605 Bright Brass', Keying: 'Keyed different' };
    expect(nameVersions([CHROME, version(2, brass), version(3, brass)], 1)).toEqual([
      ['626 Satin Chrome'],
      ['605 Bright Brass', 'B60N 2'],
      ['605 Bright Brass', 'B60N 3'],
    ]);
  });

  it('by nothing that one of them leaves open', () => {
    const passage = version(2, { Finish: '605 Bright Brass', Keying: 'None' });
    expect(nameVersions([CHROME, passage], 1)).toEqual([['626 Satin Chrome'], ['605 Bright Brass']]);
  });
});
