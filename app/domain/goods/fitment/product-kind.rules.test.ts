import { describe, expect, it } from 'vitest';

import { getProductKind, getStart, groupByKind } from './product-kind.rules';

describe('the kind of a product', () => {
  it.each([
    ['Smart keys', 'BMW Smart Key', 'remote'],
    ['Remote keys', 'Ram FOBIK', 'remote'],
    ['Transponder keys', 'Toyota Transponder Key', 'key'],
    ['Chips, shells & parts', 'Mazda Flip Key Shell, 3-Button', 'shell'],
    ['Chips, shells & parts', 'HU101 Emergency Insert Blades, 5-Pack', 'blank'],
    ['Chips, shells & parts', 'Transponder Chip XT27A Super Chip, 10-Pack', 'part'],
    ['Chips, shells & parts', 'GM Ignition Lock Cylinder, Uncoded', 'part'],
    ['Chips, shells & parts', 'CR2032 Remote Battery, Card of 10', 'part'],
    ['Key blanks', 'JMA HU101 Mechanical Key Blank', 'blank'],
    ['Programmers & cables', 'FCA 12+8 Cable', 'programmer'],
    ['Picks & decoders', 'Original Lishi HU101', 'tool'],
    // What staff add has no sub-category yet.
    ['', 'Ford Key Shell', 'shell'],
    ['', 'Lishi TOY48 Pick', 'tool'],
    ['', 'Key Programmer X', 'programmer'],
    ['', 'Toyota Smart Key', 'remote'],
    ['', 'Spare Key', 'key'],
    ['constructor', 'Something', 'part'],
  ])('%s: %s is a %s', (type, name, kind) => {
    expect(getProductKind({ type, name, categorySlug: 'automotive-keys' })).toBe(kind);
  });

  it('says what its keys start a vehicle with', () => {
    expect(['Smart keys', 'Remote keys', 'Transponder keys', 'Key blanks'].map(getStart)).toEqual([
      'button',
      'ignition',
      'ignition',
      undefined,
    ]);
  });

  it('groups in the order of a job, without empty groups', () => {
    const groups = groupByKind([
      { kind: 'tool' as const, id: 1 },
      { kind: 'key' as const, id: 2 },
      { kind: 'tool' as const, id: 3 },
    ]);
    expect(groups.map(({ heading, products }) => [heading, products.map(({ id }) => id)])).toEqual([
      ['Transponder keys', [2]],
      ['Tools', [1, 3]],
    ]);
  });
});
