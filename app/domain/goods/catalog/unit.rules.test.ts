import { describe, expect, it } from 'vitest';

import { EACH, formatCountedUnits, formatUnit, toSalesUnit, type SalesUnit } from './unit.rules';
import { findUnitOf, toSalesUnits } from './unit-words.rules';

const BOX: SalesUnit = { unit: 'box', packSize: 250 };

it.each<[SalesUnit, string]>([
  [EACH, ''],
  [BOX, 'Box of 250'],
  [{ unit: 'roll', packSize: 1 }, 'Roll'],
  [{ unit: 'pair', packSize: 2 }, 'Pair'],
])('%o is %j', (unit, text) => {
  expect(formatUnit(unit)).toBe(text);
});

it('a row of an unknown unit is sold by the each', () => {
  expect(toSalesUnit({ unit: 'crate', pack_size: 9 })).toEqual(EACH);
  expect(toSalesUnit({ unit: 'each', pack_size: 9 })).toEqual(EACH);
  expect(toSalesUnit({ unit: 'box', pack_size: 250 })).toEqual(BOX);
});

it('a list may name a unit in other words', () => {
  expect(['BX', 'ea.', 'Pkg', 'ctn', 'dozen', 'crate'].map(findUnitOf)).toEqual([
    'box',
    'each',
    'pack',
    'case',
    undefined,
    undefined,
  ]);
});

describe('a count of another unit', () => {
  it.each<[number, string, SalesUnit, number]>([
    [5, 'ea', EACH, 5],
    [2, 'doz', EACH, 24],
    [3, 'pr', EACH, 6],
    [1, 'gross', EACH, 144],
    [2, 'boxes', BOX, 2],
    [500, 'pcs', BOX, 2],
    [2, 'pair', { unit: 'pack', packSize: 4 }, 1],
  ])('%i %s', (count, word, unit, units) => {
    expect(toSalesUnits(count, word, unit)).toBe(units);
  });

  it.each<[number, string, SalesUnit]>([
    [1, 'case', EACH],
    [1, 'box', EACH],
    [1, 'case', BOX],
    [300, 'ea', BOX],
    [3, 'ea', { unit: 'roll', packSize: 1 }],
    [3, 'barrels', EACH],
  ])('%i %s is not certain', (count, word, unit) => {
    expect(toSalesUnits(count, word, unit)).toBeUndefined();
  });
});

it.each<[SalesUnit, string]>([
  [EACH, ''],
  [{ unit: 'box', packSize: 250 }, 'boxes of 250'],
  [{ unit: 'pair', packSize: 2 }, 'pairs'],
  [{ unit: 'roll', packSize: 1 }, 'rolls'],
])('a quantity of %j counts “%s”', (sold, text) => {
  expect(formatCountedUnits(sold)).toBe(text);
});
