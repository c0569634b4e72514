import { describe, expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { describeShipping } from './shipping-promise.rules';

const describeType = (type: string, categorySlug = 'safes', stockQuantity = 3) =>
  describeShipping({ type, categorySlug, stockQuantity }, DEFAULT_SETTINGS);

describe('A product’s shipping promise', () => {
  it.each(['Hollow metal doors', 'Door frames', 'Door pairs', 'Fire safes', 'Key machines', ''])(
    'is freight for "%s"',
    (type) => {
      expect(describeType(type)).toEqual(['Ships by freight carrier', 'We call you to schedule delivery']);
    },
  );

  it.each(['Safe locks', 'Lite kits & anchors', 'Drawer and door locks', 'Smart keys'])(
    'is the same day for "%s"',
    (type) => {
      expect(describeType(type)).toEqual([
        'Ships same day if ordered before 3 PM ET',
        'Delivered in 2-3 business days',
      ]);
    },
  );

  it('has no date without stock', () => {
    expect(describeType('Smart keys', 'automotive-keys', 0)).toEqual([
      'Out of stock. Call for an expected date',
    ]);
  });
});
