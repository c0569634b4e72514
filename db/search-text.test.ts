import { describe, expect, it } from 'vitest';

import { partKey, toPlain, searchTextOf } from './search-text';

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

const LOCK = {
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
  specifications: [
    { name: 'Backset', value: '2-3/4"' },
    { name: 'Connection', value: 'Wi-Fi' },
  ],
  services: ['lockout'],
};

it.each([
  ['Buttons', '4: lock, unlock, trunk, panic', '| 4: trunk, panic |'],
  ['Buttons', '4', '| 4 buttons |'],
  ['Function', 'Entrance lock, unlock by key', '| entrance lock, unlock by key |'],
])('%s: %s is found as %s', (name, value, found) => {
  expect(searchTextOf({ ...LOCK, specifications: [{ name, value }] })).toContain(found);
});

it('finds a product by its French, whose decimals have a comma', () => {
  const french = new Map([
    ['Lever Lock', 'Serrure à levier'],
    ['Buttons', 'Boutons'],
    ['0.05 in', '0,050 po'],
  ]);
  const specifications = [
    { name: 'Buttons', value: '4: lock, unlock, trunk, panic' },
    { name: 'Thickness', value: '0.05 in' },
  ];
  const text = searchTextOf({ ...LOCK, specifications }, french);
  for (const found of ['serrure a levier', '4 boutons', ' 0.05in ']) expect(text).toContain(found);
});

it('is plain without accents and capitals', () => {
  expect(toPlain('Müller ÇA')).toBe('muller ca');
});

it('finds a product by every name and number, with and without their hyphens', () => {
  const text = searchTextOf(LOCK);
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
