import { z } from 'zod';

import { MAX_CENTS, findMoneyProblem, parseMoney } from './money.rules';

/** Trimmed text from a form or JSON; empty if absent. */
export const trimmed = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

/** Optional text with a maximum length. */
export function textUpTo(limit: number) {
  return trimmed.refine(
    (value) => value.length <= limit,
    `Use at most ${limit.toLocaleString('en-US')} characters`,
  );
}

/** Error for an invalid email address. */
const EMAIL_PROBLEM = 'Please enter a valid email address';

/** An email address as typed; empty if absent. */
export const emailText = z.string().max(254, 'Use at most 254 characters').email(EMAIL_PROBLEM);

/** A required email address. */
export const emailAddress = trimmed.pipe(emailText);

/** Required text. */
export function toText(minimum: number, message: string, limit = 200) {
  return textUpTo(limit).refine((value) => value.length >= minimum, message);
}

// Line endings: all control characters and the two Unicode separators.
const ENDS_LINE = /[\p{Cc}\u2028\u2029]/u;

const ONE_LINE = 'Use one line, without control characters';

/** Optional single-line text, which can't inject mail headers. */
export function lineUpTo(limit: number) {
  return textUpTo(limit).refine((value) => !ENDS_LINE.test(value), ONE_LINE);
}

/** Required single-line text. */
export function requiredLine(minimum: number, message: string, limit = 200) {
  return toText(minimum, message, limit).refine((value) => !ENDS_LINE.test(value), ONE_LINE);
}

const LINK = /:\/\/|\{\{|\bwww\./i;

/**
 * Refuses web addresses in a field that gets into mail, such as a name: anyone could have the store mail them to anyone.
 */
export function withoutLinks(field: z.ZodType<string, z.ZodTypeDef, unknown>) {
  return field.refine((value) => !LINK.test(value), 'Leave out web addresses');
}

/** Text, number, or nothing; anything else fails with the field's own message. */
function textOrNumber(message: string) {
  return z.union([z.string(), z.number()], { errorMap: () => ({ message }) }).nullish();
}

/** An optional amount, parsed to cents; undefined if empty. */
export function optionalCents(message: string) {
  return textOrNumber(message).transform((value, context) => {
    const text = typeof value === 'number' ? toDecimalText(value) : (value ?? '').trim();
    if (text === '') return undefined;
    const cents = parseMoney(text);
    if (cents === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, message: findMoneyProblem(text, message) });
    return cents;
  });
}

/** A required amount. */
export function requiredCents(missing: string, wrong: string) {
  return optionalCents(wrong).transform((cents, context) => {
    if (cents !== undefined) return cents;
    context.addIssue({ code: z.ZodIssueCode.custom, message: missing });
    return z.NEVER;
  });
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
  return textOrNumber(message).transform((value, context) => {
    const text = String(value ?? '').trim();
    if (text === '' && fallback !== undefined) return fallback;
    const number = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
    if (number !== undefined) return number;
    const problem = /^\d+$/.test(text) ? `Enter at most ${MAX_WHOLE.toLocaleString('en-US')}` : message;
    context.addIssue({ code: z.ZodIssueCode.custom, message: problem });
    return z.NEVER;
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
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'Enter a date such as 2027-03-31' });
  return z.NEVER;
});
