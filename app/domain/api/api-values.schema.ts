import { z } from 'zod';

import { dayOf } from '../shared/store-day.rules';

/** Text of an address that is a whole number; whatever else stays, and is refused as what it is. */
function wholeOf(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** A whole number in an address. */
export function wholeInAddress(least: number, message: string) {
  return z.preprocess(
    wholeOf,
    z
      .number({ errorMap: () => ({ message }) })
      .int()
      .min(least),
  );
}

/** The id of a thing, as addresses write it: what is no id names nothing. */
export const ID_PARAMS = z.object({
  id: wholeInAddress(1, 'There is no such id.').describe('The `id` that lists and answers give.'),
});

/** DESIGN 7: a list holds this many rows at most. */
export const API_PAGE_SIZE = 1000;

const PAGE_MESSAGE = 'Enter a whole number from 1';

/** Where one is in a list. */
export const PageQuerySchema = z.object({
  page: wholeInAddress(1, PAGE_MESSAGE).optional().describe('The page, from 1.'),
  pageSize: wholeInAddress(1, PAGE_MESSAGE)
    .optional()
    .describe(`Rows a page: ${API_PAGE_SIZE} unless less is asked for, and never more.`),
});

/** The page that was asked for, within the limits. */
export function pageAsked({ page, pageSize }: z.output<typeof PageQuerySchema>, most = API_PAGE_SIZE) {
  return { page: page ?? 1, pageSize: Math.min(pageSize ?? most, most) };
}

/** A day of the store in an address. */
export const storeDay = z
  .string()
  .refine((text) => dayOf(text) !== undefined, 'Enter a day such as 2027-03-31')
  .optional();

export const money = z
  .string()
  .regex(/^-?\d+\.\d\d$/)
  .describe('US dollars as decimal text: `89.99`.');

export const moment = z.string().datetime().describe('UTC, ISO 8601.');

/** DESIGN 7: what every refusal says. */
export const ApiErrorSchema = z
  .object({
    error: z.string().describe('What is wrong, in a sentence for people.'),
    fieldErrors: z
      .record(z.string())
      .optional()
      .describe('By field of the body or the address, what is wrong with it.'),
    requestId: z.string().describe('Names the request in the log of the store.'),
  })
  .describe('A refusal.');

/** A payment's refusal: as every other, and `success`. */
export const ApiPaymentErrorSchema = ApiErrorSchema.extend({
  success: z.literal(false),
  orderNumber: z.string().optional().describe('The order that was placed before the payment went wrong.'),
});
