import { expect, it } from 'vitest';

import { getCanonicalPath } from './canonical-address';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/padlocks', '/padlocks'],
  ['/padlocks/', '/padlocks'],
  ['/Padlocks', '/padlocks'],
  ['/PRODUCT/BMW-Smart-Key/', '/product/bmw-smart-key'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/%5Cevil.example'],
  ['/Checkout/Confirmation/AbC-d', '/checkout/Confirmation/AbC-d'],
  ['/FCC/N5F-A08TAA', '/fcc/N5F-A08TAA'],
  ['/favorites/AbC', '/favorites/AbC'],
  ['/Caf%c3%a9', '/caf%C3%A9'],
  ['/_root.data', '/_root.data'],
])('%s is written %s', (path, canonical) => {
  expect(getCanonicalPath(path)).toBe(canonical);
  expect(getCanonicalPath(canonical)).toBe(canonical);
});
