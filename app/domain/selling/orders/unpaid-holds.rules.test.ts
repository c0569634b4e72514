import { expect, it } from 'vitest';

import { DEFAULT_SETTINGS } from '../../base/settings/settings.rules';
import { describeTransferHold } from './unpaid-holds.rules';

const { unconfirmedUnitsMax } = DEFAULT_SETTINGS;
const FIRST =
  'to order more than 10 units, confirm your email address first. We’ll email you a link when you place the order.';

it.each([
  ['an account', undefined, 'we hold your items for 72 hours.'],
  [
    'a guest at the limit',
    unconfirmedUnitsMax,
    'we hold your items for 4 hours, or 72 hours once you confirm your email address.',
  ],
  ['a guest over the limit', unconfirmedUnitsMax + 1, FIRST],
])('beside the transfers, %s reads what applies', (_, units, note) => {
  expect(describeTransferHold(DEFAULT_SETTINGS, units)).toBe(note);
});
