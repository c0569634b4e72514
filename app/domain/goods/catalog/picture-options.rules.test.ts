import { describe, expect, it } from 'vitest';

import { findViewOptions, fitPicture, type PicturedProduct } from './picture-options.rules';

const product = (specifications: Record<string, string>, more: Partial<PicturedProduct> = {}) => ({
  name: 'Something',
  brand: '',
  type: '',
  vehicleMake: '',
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
  ...more,
});

describe('a picture fits its product', () => {
  it.each([
    ['deadbolt?finish=626', { Function: 'Double cylinder' }, 'deadbolt?finish=626&cylinder=double'],
    [
      'deadbolt',
      { Function: 'Single cylinder', Keyway: 'KW1 (SmartKey)' },
      'deadbolt?cylinder=single&keyway=kwikset',
    ],
    ['lever-lock', { Function: 'Passage (F75)', Keyway: 'None' }, 'lever-lock?function=passage&keyway=none'],
    ['mortise-lock', { Function: 'Storeroom (F07)' }, 'mortise-lock?bolt=no'],
    ['flip-key?buttons=3', { Buttons: '3: lock, unlock, hatch' }, 'flip-key?buttons=lock-unlock-hatch'],
    ['flip-key?buttons=3', { Buttons: '3: lock, unlock, sunroof' }, 'flip-key?buttons=3'],
    ['key-blade', { Keyway: 'HU101' }, 'key-blade?blade=hu101'],
    ['padlock?size=40&shackle=long', { 'Body width': '44 mm' }, 'padlock?w=440'],
    ['hinge?style=butt', { Function: 'Double cylinder' }, 'hinge?style=butt'],
  ])('%s', (picture, specifications, fitted) => {
    expect(fitPicture(picture, product(specifications))).toBe(fitted);
    // Saving the product again changes nothing.
    expect(fitPicture(fitted, product(specifications))).toBe(fitted);
  });

  it('by name, brand, and make where it has no specifications', () => {
    expect(fitPicture('deadbolt', product({}, { name: 'Double Cylinder Deadbolt', brand: 'Weiser' }))).toBe(
      'deadbolt?cylinder=double&trim=flat',
    );
    expect(fitPicture('smart-key?shape=oval', product({}, { vehicleMake: 'Honda' }))).toBe(
      'smart-key?make=honda',
    );
  });
});

describe('a view', () => {
  it('is shown only where the data say what it shows', () => {
    const key = product({ Battery: 'CR2032', 'Emergency blade': 'NSN14, edge cut' });
    expect(findViewOptions('back', key)).toEqual({ view: 'back', cell: 'cr2032' });
    expect(findViewOptions('blade', key)).toEqual({ view: 'blade', blade: 'nsn14' });
    expect(findViewOptions('blade', product({ 'Emergency blade': 'Ordered separately' }))).toBeUndefined();
    expect(findViewOptions('edge', product({}))).toEqual({ view: 'edge' });
  });
});
