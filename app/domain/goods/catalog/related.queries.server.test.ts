import { beforeAll, describe, expect, it } from 'vitest';

import { inLanguage } from '~/i18n/language.server';
import type { Db } from '../../../../db/schema';
import { openTestStore } from '../../../../tests/support/test-store';
import { findProduct } from './products.queries.server';
import { listRelated } from './related.queries.server';

let db: Db;

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
});

async function listOf(id: number) {
  const product = await findProduct(db, id);
  if (product === undefined) throw new Error(`Product ${id} is missing.`);
  return listRelated(db, product, 4);
}

const IM508 = 'MaxiIM IM508 Key Programmer with XP400 Pro and G-Box';
const SC1_BLANK = 'JMA SLG-3 Key Blank for Schlage SC1, Box of 50';
const CR2032 = 'CR2032 Remote Battery, Card of 10';

describe('related products are what belongs to the item', () => {
  it.each([
    [
      'a Ford smart key',
      4,
      [
        'HU101 Emergency Insert Blades, 5-Pack',
        CR2032,
        IM508,
        'Original Lishi HU101 2-in-1 Pick and Decoder',
      ],
    ],
    [
      'a Toyota smart key with 4 buttons',
      3,
      [CR2032, 'Toyota Smart Key Shell, 4-Button', IM508, 'Original Lishi TOY48 2-in-1 Pick and Decoder'],
    ],
    [
      'a Ford flip key with 3 buttons',
      2,
      [CR2032, 'Ford Flip Key Shell, 3-Button, HU101', 'HU101 Emergency Insert Blades, 5-Pack', IM508],
    ],
    [
      'a mortise lock for a core',
      48,
      [
        'BEST 1E74 Mortise Housing 1-1/4 in for SFIC',
        'BEST 1C7A1 SFIC Core, 7-Pin A Keyway, Uncombinated',
        'Ives LG12 Latch Guard 12 in, Stainless',
        'Falcon C607 SFIC Core, 7-Pin A Keyway, Uncombinated',
      ],
    ],
    [
      'a mortise lock without a deadbolt',
      46,
      [
        'Von Duprin 6211 Electric Strike, 24 VDC',
        'Ives LG12 Latch Guard 12 in, Stainless',
        'LAB .005 Mini-Durex Universal Pin Kit',
        'LAB Plug Follower Set, 5 Pieces',
      ],
    ],
    [
      'a Schlage C deadbolt',
      152,
      [
        'GMS K001 Key-in-Knob Cylinder, SC1 Keyway',
        SC1_BLANK,
        'Major Manufacturing HIT-66 Lock Installation Jig',
        'LAB .005 Mini-Durex Universal Pin Kit',
      ],
    ],
    [
      'a BMW key',
      1,
      [
        'CR2450 Remote Battery, Card of 5',
        'VVDI Key Tool Plus Pad',
        'Keyline 994 Laser Key Cutting Machine',
        'Access Tools Emergency Response Kit',
      ],
    ],
    [
      'a closer',
      141,
      [
        'Hager BB1279 Ball Bearing Hinge 4-1/2 x 4-1/2 in, NRP',
        'Rockwood K1050 Kick Plate 10 x 34 in, Stainless',
        'Ives FS436 Dome Floor Stop, 626',
        'Sargent 351-D Drop Plate for Regular Arm, EN',
      ],
    ],
    [
      'a fire safe',
      239,
      [
        'Sargent & Greenleaf 6120-332 Electronic Safe Lock',
        'Teslong NTS300 Inspection Borescope, 5.5 mm',
        'Tri-Flow Lubricant with PTFE, 6 oz Aerosol',
        'SecuRam ScanLogic Basic Fingerprint Safe Lock',
      ],
    ],
  ])('%s', async (_what, id, names) => {
    expect((await listOf(id)).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a lever for a core', 40, 'BEST 1C7A1 SFIC Core, 7-Pin A Keyway, Uncombinated'],
    ['a maglock', 74, 'Securitron AQD4-8C1 Power Supply, 8 Outputs'],
    ['a maglock', 74, 'Alarm Controls TS-2T Exit Button with Pneumatic Timer'],
    ['an exit device', 120, 'Von Duprin 996L-NL Night Latch Lever Trim, 06 Lever, 626'],
    ['a wireless lock', 65, 'Schlage ENGAGE Gateway'],
    ['a transponder key', 345, '4D-63 Transponder Chip, 80-Bit, 10-Pack'],
  ])('%s (%i) has %s', async (_what, id, name) => {
    expect((await listOf(id)).map((card) => card.name)).toContain(name);
  });
});

it('a related product covers a vehicle of the item, or is for no vehicle', async () => {
  const fitments = await db.selectFrom('fitments').select(['product_id', 'make']).execute();
  const makesOf = (id: number) => fitments.filter((row) => row.product_id === id).map(({ make }) => make);
  const items = await db.selectFrom('products').select('id').execute();
  let checked = 0;
  for (const { id } of items)
    for (const card of await listOf(id)) {
      const makes = makesOf(card.id);
      if (makes.length === 0) {
        expect(card.vehicleMake).toBe('');
        continue;
      }
      checked += 1;
      expect(makes.some((make) => makesOf(id).includes(make))).toBe(true);
    }
  expect(checked).toBeGreaterThan(100);
});

it('a product of any subcategory has three or four, and those that are out of stock come last', async () => {
  const kinds = await db
    .selectFrom('products')
    .select((build) => build.fn.min('id').as('id'))
    .groupBy(['category_id', 'type'])
    .execute();
  expect(kinds.length).toBeGreaterThan(60);
  for (const { id } of kinds) {
    const inStock = (await listOf(id)).map(({ stockQuantity }) => stockQuantity > 0);
    expect(inStock.length, `product ${id}`).toBeGreaterThanOrEqual(3);
    expect(inStock.filter(Boolean).length, `product ${id}`).toBeGreaterThanOrEqual(2);
    expect(inStock).toEqual([...inStock].sort((a, b) => Number(b) - Number(a)));
  }
});

it('a French page has the same related products, with their French names', async () => {
  for (const id of [1, 2, 4, 46, 239]) {
    const french = await inLanguage('fr-CA', () => listOf(id));
    expect(french.map((card) => card.id)).toEqual((await listOf(id)).map((card) => card.id));
  }
  const names = (await inLanguage('fr-CA', () => listOf(1))).map(({ name }) => name);
  expect(names.join()).toContain('Pile CR2450 pour télécommande');
});

it('no related product is inactive or the item itself', async () => {
  const [first] = await listOf(4);
  if (first === undefined) throw new Error('There is none.');
  await db.updateTable('products').set({ is_active: 0 }).where('id', '=', first.id).execute();
  const names = (await listOf(4)).map(({ name }) => name);
  await db.updateTable('products').set({ is_active: 1 }).where('id', '=', first.id).execute();
  expect(names).not.toContain(first.name);
  expect(names.length).toBeGreaterThan(0);
});
