import { z } from 'zod';

import { parseDay } from '../domain/base/shared/store-day.rules';

/** Converts digits to a number; other values are left for the schema to refuse. */
function toWholeNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

/** Parses a whole number of a path or query. */
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
  id: wholeNumberInPath(1, 'Send an ID of 1 or more.').describe('Unique identifier for the object.'),
});

/** Maximum rows per page (DESIGN 7). */
export const API_PAGE_SIZE = 1000;

const PAGE_MESSAGE = 'Send a whole number of 1 or more.';

export const PageQuerySchema = z.object({
  page: wholeNumberInPath(1, PAGE_MESSAGE).optional().describe('Page number, starting at 1.'),
  pageSize: wholeNumberInPath(1, PAGE_MESSAGE)
    .optional()
    .describe(`Results per page. Default and maximum: ${API_PAGE_SIZE}.`),
});

/** Returns the requested page, within the limits. */
export function parsePage({ page, pageSize }: z.output<typeof PageQuerySchema>, most = API_PAGE_SIZE) {
  return { page: page ?? 1, pageSize: Math.min(pageSize ?? most, most) };
}

/** A day in a query. */
export const storeDay = z
  .string()
  .refine((text) => parseDay(text) !== undefined, 'Send a date as YYYY-MM-DD.')
  .optional();

export const FROM = 'First day, in the store’s time zone (YYYY-MM-DD).';
export const TO = 'Last day, in the store’s time zone (YYYY-MM-DD).';

/** A decimal amount in US dollars. @param what describes it, in a sentence */
export function money(what: string) {
  return z
    .string()
    .regex(/^-?\d+\.\d\d$/)
    .describe(`${what} US dollars, e.g. \`89.99\`.`);
}

/** A time in ISO 8601. @param what describes it, in a sentence */
export function moment(what: string) {
  return z.string().datetime().describe(`${what} ISO 8601, UTC.`);
}

/** A date. @param what describes it, in a sentence */
export function day(what: string) {
  return z.string().date().describe(`${what} YYYY-MM-DD.`);
}

/** Describes a whole number of an answer. */
export function wholeNumber(what: string) {
  return z.number().int().describe(what);
}

/** Describes an address of an answer. */
export function postalAddress(what: string) {
  return z
    .object({
      address: z.string().describe('Street address.'),
      city: z.string().describe('City.'),
      state: z.string().describe('State or province.'),
      zipCode: z.string().describe('ZIP or postal code.'),
    })
    .describe(what);
}

/** Product fields that several calls share. */
export const ofProduct = {
  id: wholeNumber('Unique identifier for the product.'),
  productId: wholeNumber('Product ID.'),
  name: z.string().describe('Product name.'),
  sku: z.string().describe('Unique part number.'),
  imageUrl: z.string().describe('Image path or `https://` URL.'),
  stockQuantity: wholeNumber('Units on hand at all locations.'),
  lowStockThreshold: wholeNumber('Low-stock threshold.'),
  reorderQuantity: wholeNumber('Reorder quantity.'),
  rating: z
    .string()
    .regex(/^\d\.\d$/)
    .describe('Average rating, from `0.0` to `5.0`.'),
  unit: z
    .string()
    .describe('Unit of measure: `each`, `pair`, `set`, `pack`, `box`, `bag`, `roll`, or `case`.'),
  packSize: wholeNumber('Pieces in one unit, such as 250 for a box of 250.'),
  isRestricted: z.boolean().describe('Requires an approved account with a valid license.'),
};

export const done = z.literal(true).describe('Always true.');

/** The body of every error (DESIGN 7). */
export const ApiErrorSchema = z
  .object({
    error: z.string().describe('Human-readable message.'),
    fieldErrors: z.record(z.string()).optional().describe('Error messages by field or parameter.'),
    requestId: z.string().describe('Request ID.'),
  })
  .describe('An error.');

export const ApiPaymentErrorSchema = ApiErrorSchema.extend({
  success: z.literal(false).describe('Always false.'),
  orderNumber: z
    .string()
    .optional()
    .describe('Order number, if an order was placed before the payment failed.'),
});
