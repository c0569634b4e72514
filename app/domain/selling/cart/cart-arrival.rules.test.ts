import { expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { promiseCartArrival } from './cart-arrival.rules';

const parcel = { isFreight: false, isAvailable: true };

it.each([
  ['everything ships as a parcel', [parcel, parcel], true],
  ['a line ships by freight carrier', [parcel, { ...parcel, isFreight: true }], false],
  ['a line is short', [parcel, { ...parcel, isAvailable: false }], false],
])('whether a cart has days of arrival: %s', (_when, lines, isPromised) => {
  expect(promiseCartArrival(lines, DEFAULT_SETTINGS, new Date()) !== undefined).toBe(isPromised);
});
