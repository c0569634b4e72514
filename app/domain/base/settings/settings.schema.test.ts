import { describe, expect, it } from 'vitest';

import { SETTING_FIELDS, formatSetting } from './setting-fields.rules';
import {
  formatCutOff,
  DEFAULT_SETTINGS,
  formatShortMoney,
  formatTaxRate,
  type Settings,
} from './settings.rules';
import { SettingsFormSchema } from './settings.schema';

const texts = Object.fromEntries(
  SETTING_FIELDS.map((field) => [field.name, formatSetting(field, DEFAULT_SETTINGS)]),
);

function read(changes: Record<string, string>) {
  return SettingsFormSchema.safeParse({ ...texts, ...changes, expectedVersion: '0' });
}

function messageFor(field: string, changes: Record<string, string>): string | undefined {
  return read(changes).error?.issues.find(({ path }) => path[0] === field)?.message;
}

describe('the form of the settings', () => {
  it('has every setting, and reads what it shows as what it is', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(DEFAULT_SETTINGS).sort());
    expect(read({}).data).toEqual({ ...DEFAULT_SETTINGS, expectedVersion: 0 });
  });

  it('takes an empty field as its default', () => {
    const empty = Object.fromEntries(Object.keys(texts).map((name) => [name, ' ']));
    expect(read(empty).data).toEqual({ ...DEFAULT_SETTINGS, expectedVersion: 0 });
  });

  it.each<[keyof Settings, string, Settings[keyof Settings]]>([
    ['expressShippingCents', '$17.5', 1750],
    ['taxBasisPoints', '8.25%', 825],
    ['taxBasisPoints', '0', 0],
    ['taxBasisPoints', '13', 1300],
    ['sameDayCutOff', '9:30', '09:30'],
    ['transferHours', '24', 24],
    ['deliveryEstimate', '1-2 business days', '1-2 business days'],
  ])('reads %s %j as %j', (name, text, value) => {
    expect(read({ [name]: text }).data?.[name]).toBe(value);
  });

  it.each<[keyof Settings, string]>([
    ['expressShippingCents', '-1'],
    ['expressShippingCents', 'a lot'],
    ['taxBasisPoints', '8.255'],
    ['taxBasisPoints', '100'],
    ['taxBasisPoints', '-8'],
    ['sameDayCutOff', '24:00'],
    ['sameDayCutOff', '3 PM'],
    ['transferHours', '0'],
    ['transferHours', '721'],
    ['quoteValidityDays', '1.5'],
    ['supportEmail', 'support at keyway'],
    ['hotline', 'call us'],
    ['deliveryEstimate', 'a\nb'],
  ])('refuses %s %j at its field', (name, text) => {
    expect(messageFor(name, { [name]: text })).toEqual(expect.any(String));
  });

  it('promises free shipping only where both checkouts give it', () => {
    expect(messageFor('freeShippingClaimCents', { freeShippingClaimCents: '235' })).toContain('$235');
    expect(messageFor('freeShippingClaimCents', { expressFreeAboveCents: '299' })).toContain('$299');
    expect(read({ freeShippingClaimCents: '235.01' }).success).toBe(true);
  });
});

it.each([
  ['15:00', '3 PM ET'],
  ['12:00', '12 PM ET'],
  ['00:30', '12:30 AM ET'],
  ['09:05', '9:05 AM ET'],
])('a cut-off of %s is said as %s', (sameDayCutOff, text) => {
  expect(formatCutOff({ sameDayCutOff, sameDayZone: 'ET' })).toBe(text);
});

it('amounts and rates are said shortly', () => {
  expect([formatShortMoney(29_900), formatShortMoney(29_950)]).toEqual(['$299', '$299.50']);
  expect([formatTaxRate(800), formatTaxRate(825), formatTaxRate(0)]).toEqual(['8%', '8.25%', '0%']);
});
