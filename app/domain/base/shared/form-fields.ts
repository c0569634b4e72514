import { z } from 'zod';

import { getLocale, perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { AMOUNT_PATTERN, MAX_CENTS, findMoneyProblem, parseMoney } from './money.rules';
import { findPublishedInput, publishInput } from './published-input';

/** Trimmed text from a form or JSON; empty if absent. */
export const trimmed = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

/** Optional text with a maximum length, with the spaces around it. */
export function textUpTo(limit: number) {
  const formatted = limit.toLocaleString(getLocale());
  const text = z
    .string()
    .max(limit, t`Enter ${formatted} characters or fewer`)
    .nullish()
    .transform((value) => (value ?? '').trim());
  return publishInput(text, { type: ['string', 'null'], maxLength: limit });
}

/** Error for an invalid email address. */
const EMAIL_PROBLEM = 'Please enter a valid email address';

const EMAIL =
  "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}";

/** An email address as typed; empty if absent. */
export const emailText = z
  .string()
  .max(254, 'Enter 254 characters or fewer')
  .regex(new RegExp(`^${EMAIL}$`), EMAIL_PROBLEM);

/** A required email address. */
export const emailAddress = publishInput(
  textUpTo(254).refine((value) => emailText.safeParse(value).success, EMAIL_PROBLEM),
  { type: 'string', maxLength: 254, pattern: `^\\s*${EMAIL}\\s*$` },
);

/** Required text. */
export function toText(minimum: number, message: string, limit = 200) {
  const text = textUpTo(limit).refine((value) => value.length >= minimum, message);
  return publishInput(text, { type: 'string', ...lengthOf(minimum, limit) });
}

/** @param minimum without the spaces around it */
function lengthOf(minimum: number, limit: number) {
  const pattern = minimum === 1 ? '\\S' : `\\S[\\s\\S]{${minimum - 2},}\\S`;
  return { minLength: minimum, maxLength: limit, pattern };
}

// Line endings: all control characters and the two Unicode separators.
const ENDS_LINE = /[\p{Cc}\u2028\u2029]/u;

const ONE_LINE = perLanguage(() => t`Enter a single line of text`);
const LINE_PATTERN = '^\\s*[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\s*$';

/** Optional single-line text, which can't inject mail headers. */
export function lineUpTo(limit: number) {
  const line = textUpTo(limit).refine((value) => !ENDS_LINE.test(value), ONE_LINE());
  return publishInput(line, { type: ['string', 'null'], maxLength: limit, pattern: LINE_PATTERN });
}

/** Required single-line text. */
export function requiredLine(minimum: number, message: string, limit = 200) {
  const line = toText(minimum, message, limit).refine((value) => !ENDS_LINE.test(value), ONE_LINE());
  return publishInput(line, {
    type: 'string',
    ...lengthOf(minimum, limit),
    allOf: [{ pattern: LINE_PATTERN }],
  });
}

const LINK = /:\/\/|\{\{|\bwww\./i;

/**
 * Refuses web addresses in a field that gets into mail, such as a name: anyone could have the store mail them to anyone.
 */
export function withoutLinks(field: z.ZodType<string, z.ZodTypeDef, unknown>) {
  return publishInput(
    field.refine((value) => !LINK.test(value), t`Remove links`),
    { ...findPublishedInput(field), not: { type: 'string', pattern: '://|\\{\\{|\\b[wW]{3}\\.' } },
  );
}

/** Text, number, or nothing; anything else fails with the field's own message. */
function textOrNumber(message: string) {
  return z.union([z.string(), z.number()], { errorMap: () => ({ message }) }).nullish();
}

/** An optional amount, parsed to cents; undefined if empty. */
export function optionalCents(message: string) {
  const cents = textOrNumber(message).transform((value, context) => {
    const text = typeof value === 'number' ? toDecimalText(value) : (value ?? '').trim();
    if (text === '') return undefined;
    const cents = parseMoney(text);
    if (cents === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, message: findMoneyProblem(text, message) });
    return cents;
  });
  const amount = { type: 'string', pattern: `${AMOUNT_PATTERN}|^\\s*$` };
  return publishInput(cents, { anyOf: [amount, AMOUNT_NUMBER, { type: 'null' }] });
}

// Without multipleOf, which validators apply to binary fractions: many refuse 19.99.
const AMOUNT_NUMBER = { type: 'number', minimum: 0, maximum: MAX_CENTS / 100 };

/** A required amount. */
export function requiredCents(missing: string, wrong: string) {
  const required = optionalCents(wrong).transform((cents, context) => {
    if (cents !== undefined) return cents;
    context.addIssue({ code: z.ZodIssueCode.custom, message: missing });
    return z.NEVER;
  });
  return publishInput(required, { anyOf: [{ type: 'string', pattern: AMOUNT_PATTERN }, AMOUNT_NUMBER] });
}

/** A required amount above zero. */
export function positiveCents(missing: string, wrong: string, zero: string) {
  return publishInput(
    requiredCents(missing, wrong).refine((cents) => cents > 0, zero),
    {
      anyOf: [
        { type: 'string', pattern: AMOUNT_PATTERN.replace('\\D*\\d', '.*[1-9]') },
        { ...AMOUNT_NUMBER, minimum: 0.01 },
      ],
    },
  );
}

/** Two decimals recover the amount meant by a JSON float. */
function toDecimalText(value: number): string {
  return Number.isFinite(value) && value >= 0 && value <= MAX_CENTS / 100 && hasWholeCents(value)
    ? value.toFixed(2)
    : 'not an amount';
}

function hasWholeCents(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

/** Maximum stock figure. */
const MAX_WHOLE = 9_999_999;

/** A whole number from 0, or the fallback if empty. */
export function wholeNumber(message: string, fallback?: number) {
  const whole = textOrNumber(message).transform((value, context) => {
    const text = String(value ?? '').trim();
    if (text === '' && fallback !== undefined) return fallback;
    const number = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
    if (number !== undefined) return number;
    const problem = /^\d+$/.test(text) ? `Enter at most ${MAX_WHOLE.toLocaleString('en-US')}` : message;
    context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
    return z.NEVER;
  });
  const least = fallback === undefined ? 1 : 0;
  return publishInput(whole, {
    anyOf: [
      { type: 'integer', minimum: 0, maximum: MAX_WHOLE },
      { type: 'string', pattern: `^\\s*\\d{${least},7}\\s*$` },
      ...(fallback === undefined ? [] : [{ type: 'null' }]),
    ],
  });
}

/** A checkbox ('on' or absent) or a JSON boolean. */
export function checkbox(fallback = false) {
  return z
    .union([z.boolean(), z.enum(['on', 'true', 'false', ''])])
    .optional()
    .transform((value) =>
      value === undefined ? fallback : value === true || value === 'on' || value === 'true',
    );
}

/** A date such as '2027-03-31', or null if empty. */
export const dayOrNothing = trimmed.transform((value, context) => {
  if (value === '') return null;
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(value) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
  if (isDay) return value;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter a date as YYYY-MM-DD' });
  return z.NEVER;
});
