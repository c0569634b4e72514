import { describe, expect, it } from 'vitest';

import { isSameLine, listChoices, listOptions } from './versions.rules';

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

describe('versions are chosen', () => {
  const version = (facts: Record<string, string>, partNumber = '') => ({
    specifications: Object.entries(facts).map(([name, value]) => ({ name, value })),
    partNumber,
  });
  const CHROME = version({ Keying: 'Keyed different', Finish: '626 Satin Chrome', Bolt: '1"' }, 'B60N 626');
  const BRASS = version({ Finish: '605 Bright Brass', Keying: 'Keyed different', Bolt: '1"' }, 'B60N 605');
  const ALIKE = version({ Finish: '626 Satin Chrome', Keying: 'Keyed alike', Bolt: '1"' }, 'B60N 626 KA');

  it('by what any of them differ in, in one order', () => {
    expect(listChoices([CHROME, BRASS, ALIKE])).toEqual([
      { name: 'Finish', values: ['626 Satin Chrome', '605 Bright Brass', '626 Satin Chrome'] },
      { name: 'Keying', values: ['Keyed different', 'Keyed different', 'Keyed alike'] },
    ]);
  });

  it('by nothing that one of them leaves open', () => {
    const passage = version({ Finish: '605 Bright Brass', Keying: 'None' });
    expect(listChoices([CHROME, passage]).map(({ name }) => name)).toEqual(['Finish']);
  });

  it('by their numbers, where nothing else tells two of them apart', () => {
    const boxed = { ...CHROME, partNumber: 'B60N 626 BX' };
    expect(listChoices([CHROME, boxed])).toEqual([
      { name: 'Part number', values: ['B60N 626', 'B60N 626 BX'] },
    ]);
    expect(listChoices([CHROME, boxed, BRASS]).map(({ name }) => name)).toEqual(['Finish', 'Part number']);
  });

  it('each value leads to the version that differs least otherwise, and says in what', () => {
    const choices = listChoices([CHROME, BRASS, ALIKE]);
    const offer = (index: number) => choices.map((choice) => listOptions(choices, choice, index));
    expect(offer(1)).toEqual([
      [
        { value: '605 Bright Brass', index: 1, otherwise: [] },
        { value: '626 Satin Chrome', index: 0, otherwise: [] },
      ],
      [
        { value: 'Keyed alike', index: 2, otherwise: ['626 Satin Chrome'] },
        { value: 'Keyed different', index: 1, otherwise: [] },
      ],
    ]);
  });
});
