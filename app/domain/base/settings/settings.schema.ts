import { z } from 'zod';

import { emailText, lineUpTo, optionalCents, trimmed } from '../shared/form-fields';
import { nowIso } from '../shared/clock';
import { parseStoreMinute } from '../shared/store-day.rules';
import { DEFAULT_SETTINGS, formatShortMoney, type SettingName, type Settings } from './settings.rules';
import { SETTING_FIELDS } from './setting-fields.rules';

// An empty field means the default.
const numberWithDefault = (name: SettingName) => Number(DEFAULT_SETTINGS[name]);
const textWithDefault = (name: SettingName) => String(DEFAULT_SETTINGS[name]);

function moneyField(name: SettingName) {
  return optionalCents('Enter an amount, e.g. 15.99').transform((cents) => cents ?? numberWithDefault(name));
}

function lineField(name: SettingName, most: number) {
  return lineUpTo(most).transform((value) => value || textWithDefault(name));
}

function emailField(name: SettingName) {
  return trimmed.transform((value) => value || textWithDefault(name)).pipe(emailText);
}

/** A whole number within the field's range. */
function wholeNumberField(name: SettingName) {
  const { least = 0, most = 100_000 } = SETTING_FIELDS.find((field) => field.name === name) ?? {};
  return trimmed.transform((value, context) => {
    const number = value === '' ? numberWithDefault(name) : /^\d{1,6}$/.test(value) ? Number(value) : NaN;
    if (number >= least && number <= most) return number;
    const range = `from ${least} to ${most.toLocaleString('en-US')}`;
    context.addIssue({ code: z.ZodIssueCode.custom, message: `Enter a whole number ${range}` });
    return z.NEVER;
  });
}

/** Parses a percentage with at most two decimals without floats: '8', '8.25%'. */
const percent = trimmed.transform((value, context) => {
  if (value === '') return DEFAULT_SETTINGS.taxBasisPoints;
  const [, ones = '', hundredths = ''] = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(value) ?? [];
  if (ones !== '') return Number(ones) * 100 + Number(hundredths.padEnd(2, '0'));
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: 'Enter a percentage from 0 to 99.99',
  });
  return z.NEVER;
});

const timeOfDay = trimmed
  .transform((value) => (value === '' ? DEFAULT_SETTINGS.sameDayCutOff : value.padStart(5, '0')))
  .refine((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value), 'Enter a time, e.g. 15:00');

/** A future time in the store's zone, such as '2026-12-31 18:00', or nothing. */
const futureMoment = trimmed.transform((value, context) => {
  if (value === '') return '';
  const moment = parseStoreMinute(value);
  if (moment !== undefined && moment > nowIso()) return moment;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: 'Enter a time in the future as YYYY-MM-DD HH:MM',
  });
  return z.NEVER;
});

const fields = {
  expressShippingCents: moneyField('expressShippingCents'),
  expressFreeAboveCents: moneyField('expressFreeAboveCents'),
  standardShippingCents: moneyField('standardShippingCents'),
  standardFreeAboveCents: moneyField('standardFreeAboveCents'),
  taxBasisPoints: percent,
  freeShippingClaimCents: moneyField('freeShippingClaimCents'),
  sameDayCutOff: timeOfDay,
  sameDayZone: lineField('sameDayZone', 20),
  deliveryEstimate: lineField('deliveryEstimate', 60),
  saleEndsAt: futureMoment,
  lowStockThreshold: wholeNumberField('lowStockThreshold'),
  reorderLevel: wholeNumberField('reorderLevel'),
  reorderQuantity: wholeNumberField('reorderQuantity'),
  criticalQuantity: wholeNumberField('criticalQuantity'),
  transferHours: wholeNumberField('transferHours'),
  approvalHours: wholeNumberField('approvalHours'),
  unpaidOrdersMax: wholeNumberField('unpaidOrdersMax'),
  unpaidUnitsMax: wholeNumberField('unpaidUnitsMax'),
  unpaidValueMaxCents: moneyField('unpaidValueMaxCents'),
  unconfirmedUnitsMax: wholeNumberField('unconfirmedUnitsMax'),
  unconfirmedHours: wholeNumberField('unconfirmedHours'),
  quoteValidityDays: wholeNumberField('quoteValidityDays'),
  buyerIdleDays: wholeNumberField('buyerIdleDays'),
  mailRetentionDays: wholeNumberField('mailRetentionDays'),
  cartRetentionDays: wholeNumberField('cartRetentionDays'),
  contactVisibleDays: wholeNumberField('contactVisibleDays'),
  hotline: lineField('hotline', 30).refine(
    (value) => value.replace(/\D/g, '').length >= 7,
    'Please enter a valid phone number',
  ),
  supportEmail: emailField('supportEmail'),
  salesEmail: emailField('salesEmail'),
};

/** The settings form, with its expected version. */
export const SettingsFormSchema = z
  .object({ expectedVersion: z.coerce.number().int().nonnegative(), ...fields })
  .superRefine(checkClaim);

/** The free shipping claim must be true in both checkouts. */
function checkClaim(settings: Settings, context: z.RefinementCtx): void {
  const most = Math.max(settings.expressFreeAboveCents, settings.standardFreeAboveCents);
  if (settings.freeShippingClaimCents > most) return;
  context.addIssue({
    code: z.ZodIssueCode.custom,
    path: ['freeShippingClaimCents'],
    message: `Enter more than ${formatShortMoney(most)}: shipping is charged below that`,
  });
}

/** Resets one setting. */
export const ResetSettingSchema = z.object({
  expectedVersion: z.coerce.number().int().nonnegative(),
  reset: z.string().refine(isSettingName, 'Unknown setting'),
});

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(DEFAULT_SETTINGS, name);
}
