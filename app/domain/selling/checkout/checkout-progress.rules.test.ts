import { describe, expect, it } from 'vitest';

import { customer } from '../../../../tests/support/placement';
import { findCustomer, getFirstUnfinishedStep, listTypedErrors } from './checkout-progress.rules';

const there = [{ isAvailable: true }];

describe('the first unfinished step', () => {
  it.each([
    ['an empty cart', [], customer, 'cart'],
    ['a line that is short of stock', [...there, { isAvailable: false }], customer, 'cart'],
    ['nothing typed', there, {}, 'shipping'],
    ['a city that is missing', there, { ...customer, city: '' }, 'shipping'],
    ['an e-mail that is none', there, { ...customer, email: 'jo@' }, 'shipping'],
    ['everything typed', there, customer, 'payment'],
  ])('with %s is the right one', (_what, lines, typed, step) => {
    expect(getFirstUnfinishedStep(lines, typed)).toBe(step);
  });
});

describe('an address', () => {
  it.each([
    ['ON', 'k1a0b1', 'K1A 0B1'],
    ['QC', ' H2y-1C6 ', 'H2Y 1C6'],
    ['NY', '10001', '10001'],
    ['CA', '90210 1234', '90210-1234'],
    ['PR', '00901', '00901'],
  ])('in %s with %j is one', (state, zipCode, written) => {
    expect(findCustomer({ ...customer, state, zipCode })).toMatchObject({ state, zipCode: written });
  });

  it.each([
    ['ON', '10001', 'Enter a Canadian postal code, e.g. K1A 0B1'],
    ['NY', 'K1A 0B1', 'Enter a US ZIP code, e.g. 90210'],
    ['NY', '1000', 'Enter a ZIP code (90210) or postal code (K1A 0B1)'],
  ])('in %s with %j is none', (state, zipCode, message) => {
    expect(findCustomer({ ...customer, state, zipCode })).toBeUndefined();
    expect(listTypedErrors({ ...customer, state, zipCode })).toEqual({ zipCode: message });
  });
});

it('what is still empty is not wrong yet', () => {
  expect(listTypedErrors({})).toEqual({});
  expect(listTypedErrors({ firstName: 'J', email: 'jo@', city: '' })).toEqual({
    firstName: 'Enter a first name of at least 2 characters',
    email: 'Please enter a valid email address',
  });
  expect(listTypedErrors(customer)).toEqual({});
});
