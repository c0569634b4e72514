import { z } from 'zod';

import { t } from '~/i18n/text';
import { publishInput } from '../domain/base/shared/published-input';
import { PRICE_REASONS } from '../domain/goods/prices/price.rules';
import { defineCall } from './api-call';
import { money, ofProduct, wholeNumber, wholeNumberInPath } from './api-values.schema';

const SESSION_NOTE = 'Uses the session’s cart; tokens don’t have carts.';
const TOKEN = 'Request sent with a token instead of a session cookie.';
const REFUSED = 'Insufficient stock, license required, or request sent with a token.';

/** As text or number; an amount that is none is refused, never read as 0. */
function wholeNumberInBody(least: 0 | 1, most: 9_999 | 999_999_999, message: () => string) {
  const whole = z
    .union([z.number(), z.string()], { errorMap: () => ({ message: message() }) })
    .transform((value) =>
      typeof value === 'string' ? (/^\d{1,9}$/.test(value) ? Number(value) : NaN) : value,
    )
    .refine(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      () => ({ message: message() }),
    );
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
  wholeNumberInBody(least, MOST, () => t`Send a whole number from ${least} to ${MOST} as the quantity.`);

const totalsSchema = (checkout: string) =>
  z
    .object({
      shipping: money('Shipping.'),
      tax: money('Sales tax.'),
      total: money('Total, including shipping and tax.'),
    })
    .describe(`Totals for the ${checkout}.`);

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
          quantity: wholeNumber('Units in the cart.'),
          stockQuantity: ofProduct.stockQuantity,
          unitPrice: money('Price per unit for this buyer and quantity.'),
          listPrice: money('List price per unit.'),
          originalPrice: money('Same as `listPrice`. Above `unitPrice` if the buyer pays less.'),
          rating: ofProduct.rating,
          reviews: wholeNumber('Number of reviews.'),
          reason: z.string().describe(`Price rule: \`${PRICE_REASONS.join('`, `')}\`.`),
          rule: z.string().describe('Price rule in plain text.'),
          nextPrice: z
            .object({
              minQuantity: wholeNumber('Minimum quantity.'),
              unitPrice: money('Price per unit.'),
            })
            .nullable()
            .describe('Next quantity break, or null.'),
          total: money('Line total.'),
          isAvailable: z.boolean().describe('Whether the line can be ordered.'),
        }),
      )
      .describe('Cart lines, oldest first.'),
    units: wholeNumber('Total units.'),
    subtotal: money('Subtotal for all lines.'),
    isTaxExempt: z.boolean().describe('Whether the account is tax-exempt.'),
    checkouts: z
      .object({
        express: totalsSchema('express checkout'),
        standard: totalsSchema('standard checkout'),
      })
      .describe('Totals by checkout type.'),
    problems: z
      .array(
        z.object({
          productId: ofProduct.productId,
          message: z.string().describe('Human-readable message.'),
        }),
      )
      .describe('Problems that prevent checkout, by line.'),
  })
  .describe('A cart with current prices and stock.');

export type ApiCart = z.infer<typeof ApiCartSchema>;

const LINE_PARAMS = z.object({
  productId: wholeNumberInPath(1, 'Send a product ID.').describe('Product ID.'),
});

export const getCart = defineCall({
  id: 'getCart',
  method: 'GET',
  path: '/api/cart',
  part: 'Cart',
  summary: 'Get the cart',
  text: `${SESSION_NOTE} Starts a session if the request doesn’t have one; save its cookie for later calls.`,
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
  summary: 'Add a product to the cart',
  text: `Adds to the quantity in the cart. ${SESSION_NOTE}`,
  takes: 'session',
  isOfSession: true,
  notFound: () => t`This product isn’t for sale.`,
  body: z
    .object({
      productId: wholeNumberInBody(1, 999_999_999, () => t`Send a product ID.`),
      quantity: quantitySchema(1).optional(),
    })
    .strict(),
  required: ['productId'],
  fields: { productId: 'Product ID.', quantity: 'Default: 1.' },
  example: { productId: 1, quantity: 2 },
  answer: ApiCartSchema,
  errors: { 409: REFUSED },
});

export const setCartLine = defineCall({
  id: 'setCartLine',
  method: 'PUT',
  path: '/api/cart/lines/{productId}',
  part: 'Cart',
  summary: 'Set a product’s quantity',
  text: SESSION_NOTE,
  takes: 'session',
  isOfSession: true,
  params: LINE_PARAMS,
  notFound: () => t`This product isn’t for sale.`,
  body: z.object({ quantity: quantitySchema(0) }).strict(),
  required: ['quantity'],
  fields: { quantity: '0 removes the line.' },
  example: { quantity: 3 },
  answer: ApiCartSchema,
  errors: { 409: REFUSED },
});

export const removeCartLine = defineCall({
  id: 'removeCartLine',
  method: 'DELETE',
  path: '/api/cart/lines/{productId}',
  part: 'Cart',
  summary: 'Remove a product from the cart',
  text: SESSION_NOTE,
  takes: 'session',
  isOfSession: true,
  params: LINE_PARAMS,
  notFound: () => t`This product isn’t in the cart.`,
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
