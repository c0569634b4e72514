import { z } from 'zod';

import { PRICE_REASONS } from '../domain/goods/prices/price.rules';
import { defineCall } from './api-call';
import { ID_PARAMS, money, ofProduct, wholeNumber, wholeNumberInPath } from './api-values.schema';

const QUANTITY_MESSAGE = 'Send a whole number from 1 to 9,999,999.';

export const getPrice = defineCall({
  id: 'getPrice',
  method: 'GET',
  path: '/api/products/{id}/price',
  part: 'Catalog',
  summary: 'Get a price',
  text: 'Returns the signed-in buyer’s price, or the public price. Staff and tokens can set `customerId`.',
  partlyNeeds: 'prices.view',
  params: ID_PARAMS,
  notFound: () => 'Unknown product or account.',
  query: z.object({
    quantity: wholeNumberInPath(1, QUANTITY_MESSAGE)
      .refine((quantity) => quantity <= 9_999_999, QUANTITY_MESSAGE)
      .optional()
      .describe('Default: 1.'),
    customerId: wholeNumberInPath(1, 'Send an account ID.')
      .optional()
      .describe('Account ID; staff and tokens only.'),
  }),
  exampleQuery: { quantity: '10' },
  answer: z.object({
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    customerId: wholeNumber('Account ID, or null for the public price.').nullable(),
    quantity: wholeNumber('Units.'),
    unitPrice: money('Price per unit.'),
    total: money('Total.'),
    reason: z.string().describe(`Price rule: \`${PRICE_REASONS.join('`, `')}\`.`),
    rule: z
      .string()
      .describe('Price rule in plain text, such as `Gold price: 10% off the list price of $299.99`.'),
    listPrice: money('List price per unit.'),
    breaks: z
      .array(
        z.object({
          minQuantity: wholeNumber('Minimum quantity.'),
          unitPrice: money('Price per unit.'),
        }),
      )
      .describe('Quantity breaks in ascending order.'),
    isRestricted: ofProduct.isRestricted,
  }),
});
