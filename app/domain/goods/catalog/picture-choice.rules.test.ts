import { describe, expect, it } from 'vitest';

import { openTestStore } from '../../../../tests/support/test-store';
import { illustrationKinds } from '../../../drawings/illustration';
import { choosePicture } from './picture-choice.rules';

describe('the picture of a product without a photograph', () => {
  it.each([
    ['BMW Smart Key', 'automotive-keys', 'smart-key'],
    ['Padlock Hasp', 'padlocks', 'hasp'],
    ['Smart Lever Lock', 'smart-locks', 'smart-lever'],
    ['Grade 1 Lever', 'commercial-locks', 'lever-lock'],
    ['Something new', 'safes', 'safe'],
    ['Something new', 'a-category-that-staff-added', 'key-blank'],
  ])('for %s in %s is the %s', (name, category, kind) => {
    expect(choosePicture(name, category)).toBe(kind);
  });

  it('can be drawn for every category and every name of the catalog', async () => {
    const { db } = await openTestStore({ seeded: true });
    const categories = await db.selectFrom('categories').select(['name', 'slug']).execute();
    const products = await db.selectFrom('products').select('name').execute();
    const names = [...categories, ...products].map(({ name }) => name);
    for (const category of [...categories.map(({ slug }) => slug), 'other'])
      for (const name of ['', ...names, ...TRADE_WORDS])
        expect(illustrationKinds).toContain(choosePicture(name, category));
  });
});

/** One name for every rule, so that none of them names a picture that nobody draws. */
const TRADE_WORDS = [
  'Smart key',
  'Flip key',
  'Remote head',
  'Fobik',
  'Transponder chip',
  'Transponder',
  'Shell',
  'Remote',
  'Programmer',
  'Hasp',
  'Smart deadbolt',
  'Smart lever',
  'Padlock',
  'Keypad lever',
  'Mortise cylinder',
  'Rim cylinder',
  'Cylinder',
  'Core',
  'Mortise',
  'Deadbolt',
  'Lever',
  'Knob',
  'Strike',
  'Maglock',
  'Reader',
  'Power supply',
  'Cam lock',
  'Drawer',
  'Exit device',
  'Closer',
  'Frame',
  'Hinge',
  'Kick plate',
  'Stop',
  'Door',
  'Key ring',
  'Tag',
  'Key cabinet',
  'Blank',
  'Safe',
  'Duplicator',
  'Pick',
  'Kit',
  'Camera',
  'NVR',
  'Sensor',
  'Alarm',
];
