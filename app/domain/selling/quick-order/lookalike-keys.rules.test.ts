import { expect, it } from 'vitest';

import { listLookalikeKeys } from './lookalike-keys.rules';

it('lists what a scan may have misread, but not the key itself', () => {
  expect(listLookalikeKeys('m6o').sort()).toEqual(['m60']);
  expect(listLookalikeKeys('pl1').sort()).toEqual(
    ['pi1', 'pii', 'pil', 'pl1', 'pli', 'pll', 'p11', 'p1i', 'p1l'].filter((key) => key !== 'pl1').sort(),
  );
  expect(listLookalikeKeys('mcf')).toEqual([]);
});

it('gives up on a key with too many ways', () => {
  expect(listLookalikeKeys('o0o0o0o0')).toEqual([]);
});
