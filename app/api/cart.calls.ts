import { z } from 'zod';

import { publishInput } from '../domain/base/shared/published-input';
import { PRICE_REASONS } from '../domain/goods/prices/price.rules';
import { defineCall } from './api-call';
import { money, ofProduct, wholeNumber, wholeNumberInPath } from './api-values.schema';

const SESSION_NOTE =
  'The cart belongs to the session whose cookie comes along, the same that the pages of the store have. A token has no session: a request with one is refused.';
const TOKEN = 'The request carries a token, which has no session and so no cart.';
const REFUSED =
  'There is too little stock, the product needs a licence, or the request carries a token, which has no cart.';

/** As text or number; an amount that is none is refused, never read as 0. */
function wholeNumberInBody(least: 0 | 1, most: 9_999 | 999_999_999, message: string) {
  const whole = z
    .union([z.number(), z.string()], { errorMap: () => ({ message }) })
    .transform((value) =>
      typeof value === 'string' ? (/^\d{1,9}$/.test(value) ? Number(value) : NaN) : value,
    )
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, message);
  const digits = least === 0 ? '\\d{1,4}' : `[1-9]\\d{0,${String(most).length - 1}}`;
  return publishInput(whole, {
    anyOf: [
      { type: 'integer', minimum: least, maximum: most },
      { type: 'string', maxLength: 9, pattern: `^0*${digits}$` },
    ],
  });
}

const MOST = 9_999;

/** As the cart's page says it. */
const quantitySchema = (least: 0 | 1) =>
  wholeNumberInBody(least, MOST, `Choose a whole number from ${least} to ${MOST}.`);

const totalsSchema = (checkout: string) =>
  z
    .object({
      shipping: money('Shipping.'),
      tax: money('Sales tax; 0.00 for an account that is exempt.'),
      total: money('What is to be paid: subtotal, shipping and tax.'),
    })
    .describe(`By the ${checkout}.`);

export const ApiCartSchema = z
  .object({
    lines: z
      .array(
        z.object({
          productId: ofProduct.productId,
          name: ofProduct.name,
          sku: ofProduct.sku,
          imageUrl: ofProduct.imageUrl,
          isRestricted: ofProduct.isRestricted,
          quantity: wholeNumber('Units of it in the cart.'),
          stockQuantity: ofProduct.stockQuantity,
          unitPrice: money('What one costs this buyer at this quantity.'),
          listPrice: money('What one costs without any rule.'),
          reason: z.string().describe(`Why it costs that: \`${PRICE_REASONS.join('`, `')}\`.`),
          rule: z.string().describe('The same for people.'),
          nextPrice: z
            .object({
              minQuantity: wholeNumber('From this many units on.'),
              unitPrice: money('What one costs then.'),
            })
            .nullable()
            .describe('The next quantity at which one costs less; null where there is none.'),
          total: money('The unit price times the quantity.'),
          isAvailable: z.boolean().describe('It can be ordered as it stands.'),
        }),
      )
      .describe('In the order in which they were added.'),
    units: wholeNumber('Units in the cart, all lines together.'),
    subtotal: money('The sum of the lines, before shipping and tax.'),
    isTaxExempt: z.boolean().describe('The account pays no sales tax: it has a certificate that is valid.'),
    checkouts: z
      .object({
        express: totalsSchema('express checkout, on one page'),
        standard: totalsSchema('standard checkout, in steps'),
      })
      .describe('What it costs by each of the two checkouts, which differ in shipping.'),
    problems: z
      .array(
        z.object({
          productId: ofProduct.productId,
          message: z.string().describe('What is wrong and what to do, for people.'),
        }),
      )
      .describe('What keeps it from being ordered, by line.'),
  })
  .describe('A cart with today’s prices and stock.');

export type ApiCart = z.infer<typeof ApiCartSchema>;

const LINE_PARAMS = z.object({
  productId: wholeNumberInPath(1, 'There is no such id.').describe('The id of the product.'),
});

export const getCart = defineCall({
  id: 'getCart',
  method: 'GET',
  path: '/api/cart',
  part: 'Cart',
  summary: 'Read the cart',
  text: `${SESSION_NOTE} Without a session one is opened, with an empty cart: keep its cookie, which the writes ask for.`,
  isOfSession: true,
  opensSession: true,
  answer: ApiCartSchema,
  errors: { 409: TOKEN },
});

export const addCartLine = defineCall({
  id: 'addCartLine',
  method: 'POST',
  path: '/api/cart/lines',
  part: 'Cart',
  summary: 'Put a product into the cart',
  text: `Adds to what the cart holds of it, and answers the whole cart. ${SESSION_NOTE}`,
  takes: 'session',
  isOfSession: true,
  notFound: 'The store does not sell that product.',
  body: z
    .object({
      productId: wholeNumberInBody(1, 999_999_999, 'Enter the id of a product'),
      quantity: quantitySchema(1).optional(),
    })
    .strict(),
  required: ['productId'],
  fields: { productId: 'The id of a product.', quantity: 'How many: 1 when left out.' },
  example: { productId: 1, quantity: 2 },
  answer: ApiCartSchema,
  errors: { 409: REFUSED },
});

export const setCartLine = defineCall({
  id: 'setCartLine',
  method: 'PUT',
  path: '/api/cart/lines/{productId}',
  part: 'Cart',
  summary: 'Set how many of a product the cart holds',
  text: `0 takes it out; answers the whole cart. ${SESSION_NOTE}`,
  takes: 'session',
  isOfSession: true,
  params: LINE_PARAMS,
  notFound: 'The store does not sell that product.',
  body: z.object({ quantity: quantitySchema(0) }).strict(),
  required: ['quantity'],
  fields: { quantity: 'How many: 0 takes the line out.' },
  example: { quantity: 3 },
  answer: ApiCartSchema,
  errors: { 409: REFUSED },
});

export const removeCartLine = defineCall({
  id: 'removeCartLine',
  method: 'DELETE',
  path: '/api/cart/lines/{productId}',
  part: 'Cart',
  summary: 'Take a product out of the cart',
  text: `Answers the whole cart. ${SESSION_NOTE}`,
  takes: 'session',
  isOfSession: true,
  params: LINE_PARAMS,
  notFound: 'The cart does not hold that product.',
  answer: ApiCartSchema,
  errors: { 409: TOKEN },
});

export const emptyCart = defineCall({
  id: 'emptyCart',
  method: 'DELETE',
  path: '/api/cart',
  part: 'Cart',
  summary: 'Empty the cart',
  text: SESSION_NOTE,
  takes: 'session',
  isOfSession: true,
  answer: ApiCartSchema,
  errors: { 409: TOKEN },
});
