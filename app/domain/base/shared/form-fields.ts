import { z } from 'zod';

import { getLocale } from '~/i18n/language';
import { t } from '~/i18n/text';
import { AMOUNT_PATTERN, MAX_CENTS, findMoneyProblem, parseMoney } from './money.rules';
import { findPublishedInput, publishInput } from './published-input';

/** A function, so that it is read in the request's language, unless its schema is made per language. */
export type Message = string | (() => string);

const read = (message: Message) => (typeof message === 'string' ? message : message());

/** For `refine`, which calls it for each refused value. */
export const withMessage = (message: Message) => () => ({ message: read(message) });

/** Trimmed text from a form or JSON; empty if absent. */
export const trimmed = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());

/** Optional text with a maximum length, with the spaces around it. */
export function textUpTo(limit: number) {
  const text = z
    .string({ errorMap: sayTooLong(limit) })
    .max(limit)
    .nullish()
    .transform((value) => (value ?? '').trim());
  return publishInput(text, { type: ['string', 'null'], maxLength: limit });
}

function sayTooLong(limit: number): z.ZodErrorMap {
  return ({ code }, { defaultError }) => {
    const formatted = limit.toLocaleString(getLocale());
    return { message: code === 'too_big' ? t`Enter ${formatted} characters or fewer` : defaultError };
  };
}

/** Error for an invalid email address. */
const findEmailProblem = () => t`Please enter a valid email address`;

const EMAIL =
  "(?!\\.)(?!.*\\.\\.)[A-Za-z0-9_'+.-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}";

/** An email address as typed; empty if absent. */
export const emailText = z
  .string({
    errorMap: (issue, context) =>
      issue.code === 'invalid_string' ? { message: findEmailProblem() } : sayTooLong(254)(issue, context),
  })
  .max(254)
  .regex(new RegExp(`^${EMAIL}$`));

/** A required email address. */
export const emailAddress = publishInput(
  textUpTo(254).refine((value) => emailText.safeParse(value).success, withMessage(findEmailProblem)),
  { type: 'string', maxLength: 254, pattern: `^\\s*${EMAIL}\\s*$` },
);

/** Required text. */
export function toText(minimum: number, message: Message, limit = 200) {
  const text = textUpTo(limit).refine((value) => value.length >= minimum, withMessage(message));
  return publishInput(text, { type: 'string', ...lengthOf(minimum, limit) });
}

/** @param minimum without the spaces around it */
function lengthOf(minimum: number, limit: number) {
  const pattern = minimum === 1 ? '\\S' : `\\S[\\s\\S]{${minimum - 2},}\\S`;
  return { minLength: minimum, maxLength: limit, pattern };
}

// Line endings: all control characters and the two Unicode separators.
const ENDS_LINE = /[\p{Cc}\u2028\u2029]/u;

const oneLine = withMessage(() => t`Enter a single line of text`);
const LINE_PATTERN = '^\\s*[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029]*\\s*$';

/** Optional single-line text, which can't inject mail headers. */
export function lineUpTo(limit: number) {
  const line = textUpTo(limit).refine((value) => !ENDS_LINE.test(value), oneLine);
  return publishInput(line, { type: ['string', 'null'], maxLength: limit, pattern: LINE_PATTERN });
}

/** Required single-line text. */
export function requiredLine(minimum: number, message: Message, limit = 200) {
  const line = toText(minimum, message, limit).refine((value) => !ENDS_LINE.test(value), oneLine);
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
    field.refine(
      (value) => !LINK.test(value),
      withMessage(() => t`Remove links`),
    ),
    { ...findPublishedInput(field), not: { type: 'string', pattern: '://|\\{\\{|\\b[wW]{3}\\.' } },
  );
}

/** Text, number, or nothing; anything else fails with the field's own message. */
function textOrNumber(message: Message) {
  return z.union([z.string(), z.number()], { errorMap: withMessage(message) }).nullish();
}

/** An optional amount, parsed to cents; undefined if empty. */
export function optionalCents(message: Message) {
  const cents = textOrNumber(message).transform((value, context) => {
    const text = typeof value === 'number' ? toDecimalText(value) : (value ?? '').trim();
    if (text === '') return undefined;
    const cents = parseMoney(text);
    if (cents === undefined)
      context.addIssue({ code: z.ZodIssueCode.custom, message: findMoneyProblem(text, read(message)) });
    return cents;
  });
  const amount = { type: 'string', pattern: `${AMOUNT_PATTERN}|^\\s*$` };
  return publishInput(cents, { anyOf: [amount, AMOUNT_NUMBER, { type: 'null' }] });
}

// Without multipleOf, which validators apply to binary fractions: many refuse 19.99.
const AMOUNT_NUMBER = { type: 'number', minimum: 0, maximum: MAX_CENTS / 100 };

/** A required amount. */
export function requiredCents(missing: Message, wrong: Message) {
  const required = optionalCents(wrong).transform((cents, context) => {
    if (cents !== undefined) return cents;
    context.addIssue({ code: z.ZodIssueCode.custom, message: read(missing) });
    return z.NEVER;
  });
  return publishInput(required, { anyOf: [{ type: 'string', pattern: AMOUNT_PATTERN }, AMOUNT_NUMBER] });
}

/** A required amount above zero. */
export function positiveCents(missing: Message, wrong: Message, zero: Message) {
  return publishInput(
    requiredCents(missing, wrong).refine((cents) => cents > 0, withMessage(zero)),
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
export function wholeNumber(message: Message, fallback?: number) {
  const whole = textOrNumber(message).transform((value, context) => {
    const text = String(value ?? '').trim();
    if (text === '' && fallback !== undefined) return fallback;
    const number = /^\d{1,7}$/.test(text) ? Number(text) : undefined;
    if (number !== undefined) return number;
    const most = MAX_WHOLE.toLocaleString(getLocale());
    const problem = /^\d+$/.test(text) ? t`Enter at most ${most}` : read(message);
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
  context.addIssue({ code: z.ZodIssueCode.custom, message: t`Enter a date as YYYY-MM-DD` });
  return z.NEVER;
});
