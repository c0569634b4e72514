import { describe, expect, it } from 'vitest';

import { detailOf, partKey, toPlain, searchTextOf } from './search-text';

describe('the key of a part number', () => {
  it.each([
    ['ND80PD-626', 'nd80pd626'],
    ['nd80 pd 626', 'nd80pd626'],
    [' Nd80.Pd/626 ', 'nd80pd626'],
    ['É-1', 'e1'],
    ['---', ''],
  ])('of %j is %j', (text, key) => {
    expect(partKey(text)).toBe(key);
  });
});

it('of a specification leaves out that a remote locks and unlocks, as all of them do', () => {
  expect(detailOf('Buttons', '4: lock, unlock, trunk, panic')).toBe('4: trunk, panic');
  expect(detailOf('Buttons', '4')).toBe('4 Buttons');
  expect(detailOf('Function', 'Entrance lock, unlock by key')).toBe('Entrance lock, unlock by key');
});

it('is plain without accents and capitals', () => {
  expect(toPlain('Müller ÇA')).toBe('muller ca');
});

it('finds a product by every name and number, with and without their hyphens', () => {
  const text = searchTextOf({
    name: 'Lever Lock',
    sku: 'KW-100-A',
    productNumber: 'ND80PD RHO 626',
    ezNumber: 'EZ-10001',
    brand: 'Schläge',
    model: '',
    type: 'Levers',
    categoryName: 'Commercial Locks',
    fccId: 'HYQ-14FBA',
    oemNumber: '',
    compatibility: 'ANSI Grade 1',
    details: ['Backset 2-3/4"', 'Wi-Fi'],
    services: ['lockout'],
  });
  for (const word of [
    'lever lock',
    'kw-100-a',
    'kw100a',
    'nd80pdrho626',
    'ez10001',
    'schlage',
    'hyq14fba',
    'grade 1',
    ' 2.75in ',
    ' wifi ',
    'service:lockout',
  ])
    expect(text).toContain(word);
});
