import { z } from 'zod';

import { parseDay } from '../domain/base/shared/store-day.rules';

/** Converts digits to a number; other values are left for the schema to refuse. */
function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

export function wholeNumberInPath(least: number, message: string, most = Number.MAX_SAFE_INTEGER) {
  return z.preprocess(
    toWholeNumber,
    z
      .number({ errorMap: () => ({ message }) })
      .int()
      .min(least)
      .max(most),
  );
}

/** The ID in a path; anything else is a 404. */
export const ID_PARAMS = z.object({
  id: wholeNumberInPath(1, 'There is no such id.').describe('The `id` that lists and answers give.'),
});

/** Maximum rows per page (DESIGN 7). */
export const API_PAGE_SIZE = 1000;

const PAGE_MESSAGE = 'Enter a whole number from 1';

export const PageQuerySchema = z.object({
  page: wholeNumberInPath(1, PAGE_MESSAGE).optional().describe('The page, from 1.'),
  pageSize: wholeNumberInPath(1, PAGE_MESSAGE)
    .optional()
    .describe(`Rows a page: ${API_PAGE_SIZE} unless less is asked for, and never more.`),
});

/** Returns the requested page, within the limits. */
export function parsePage({ page, pageSize }: z.output<typeof PageQuerySchema>, most = API_PAGE_SIZE) {
  return { page: page ?? 1, pageSize: Math.min(pageSize ?? most, most) };
}

/** A day in a query. */
export const storeDay = z
  .string()
  .refine((text) => parseDay(text) !== undefined, 'Enter a day such as 2027-03-31')
  .optional();

export const FROM = 'The first day, by the clock of the store: `2027-03-01`.';
export const TO = 'The last day, by the clock of the store: `2027-03-31`.';

/** A decimal amount in US dollars. @param what describes it, in a sentence */
export function money(what: string) {
  return z
    .string()
    .regex(/^-?\d+\.\d\d$/)
    .describe(`${what} US dollars, as \`89.99\`.`);
}

/** A time in ISO 8601. @param what describes it, in a sentence */
export function moment(what: string) {
  return z.string().datetime().describe(`${what} UTC, ISO 8601.`);
}

/** A date. @param what describes it, in a sentence */
export function day(what: string) {
  return z.string().date().describe(`${what} As \`2027-03-31\`.`);
}

export function wholeNumber(what: string) {
  return z.number().int().describe(what);
}

export function postalAddress(what: string) {
  return z
    .object({
      address: z.string().describe('Street and number.'),
      city: z.string().describe('The city.'),
      state: z.string().describe('State or province.'),
      zipCode: z.string().describe('ZIP or postal code.'),
    })
    .describe(what);
}

/** Product fields that several calls share. */
export const ofProduct = {
  id: wholeNumber('Names the product for good.'),
  productId: wholeNumber('The `id` of the product.'),
  name: z.string().describe('What the product is called.'),
  sku: z.string().describe('Its part number; no other product has it.'),
  imageUrl: z
    .string()
    .describe('Its picture: a path on this store, or an address that starts with https://.'),
  stockQuantity: wholeNumber('Units in stock now, all locations together.'),
  lowStockThreshold: wholeNumber('At this many units or fewer, stock is low.'),
  reorderQuantity: wholeNumber('Units that a reorder suggests.'),
  isRestricted: z
    .boolean()
    .describe('Sold to approved accounts with a valid licence on file, and to nobody else.'),
};

export const done = z.literal(true).describe('Always true: a write that is refused answers an error.');

/** The body of every error (DESIGN 7). */
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

export const ApiPaymentErrorSchema = ApiErrorSchema.extend({
  success: z.literal(false).describe('Always false.'),
  orderNumber: z.string().optional().describe('The order that was placed before the payment went wrong.'),
});
