import { z } from 'zod';

import { PRICE_REASONS } from '../domain/goods/prices/price.rules';
import { defineCall } from './api-call';
import { ID_PARAMS, money, ofProduct, wholeNumber, wholeNumberInPath } from './api-values.schema';

const QUANTITY_MESSAGE = 'Enter a whole number from 1 to 9,999,999';

export const getPrice = defineCall({
  id: 'getPrice',
  method: 'GET',
  path: '/api/products/{id}/price',
  part: 'Catalogue',
  summary: 'Read what a quantity costs',
  text: 'For the buyer of the session that comes with it; for everyone without one. Staff and tokens may name another account by `customerId`; it has its own prices while it is approved.',
  partlyNeeds: 'prices.view',
  params: ID_PARAMS,
  notFound: 'There is no such product, or no such account.',
  query: z.object({
    quantity: wholeNumberInPath(1, QUANTITY_MESSAGE)
      .refine((quantity) => quantity <= 9_999_999, QUANTITY_MESSAGE)
      .optional()
      .describe('How many: 1 when left out.'),
    customerId: wholeNumberInPath(1, 'Enter the id of an account')
      .optional()
      .describe('The account whose price is asked for: for staff and tokens alone.'),
  }),
  exampleQuery: { quantity: '10' },
  answer: z.object({
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    customerId: wholeNumber('The account whose price it is; null for everyone’s.').nullable(),
    quantity: wholeNumber('The units that were asked for.'),
    unitPrice: money('What one costs at this quantity.'),
    total: money('The unit price times the quantity.'),
    reason: z
      .string()
      .describe(`The kind of rule that it comes by, the lowest price: \`${PRICE_REASONS.join('`, `')}\`.`),
    rule: z.string().describe('The same for people: `Gold price: 10% off the list price of $299.99`.'),
    listPrice: money('What one costs without any rule.'),
    breaks: z
      .array(
        z.object({
          minQuantity: wholeNumber('From this many units on.'),
          unitPrice: money('What one costs then.'),
        }),
      )
      .describe('The quantities from which one costs less, the smallest first.'),
    isRestricted: ofProduct.isRestricted,
  }),
});
