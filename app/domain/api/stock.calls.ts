import { z } from 'zod';

import { StockUpdateSchema } from '../catalogue/product.schema';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS } from './api-values.schema';

const NO_PRODUCT = 'There is no such product.';

export const getStock = defineCall({
  id: 'getStock',
  method: 'GET',
  path: '/api/products/{id}/stock',
  part: 'Stock',
  summary: 'Read the stock of a product',
  text: 'Its ETag changes with every movement: send it back as If-Match to set the quantity only while it still stands.',
  permission: 'stock.view',
  params: ID_PARAMS,
  notFound: NO_PRODUCT,
  query: NOTHING,
  status: 200,
  answer: z.object({
    productId: z.number().int(),
    sku: z.string(),
    stockQuantity: z.number().int(),
    lowStockThreshold: z.number().int(),
    reorderLevel: z.number().int(),
    reorderQuantity: z.number().int(),
    locations: z.array(
      z.object({ locationId: z.number().int(), name: z.string(), quantity: z.number().int() }),
    ),
  }),
});

export const setStock = defineCall({
  id: 'setStock',
  method: 'PUT',
  path: '/api/products/{id}/stock',
  part: 'Stock',
  summary: 'Set the stock of a product',
  text: 'The difference is booked as a movement with the reason.',
  permission: 'stock.adjust',
  params: ID_PARAMS,
  notFound: NO_PRODUCT,
  query: NOTHING,
  body: StockUpdateSchema.strict(),
  required: ['stockQuantity'],
  fields: {
    stockQuantity: 'What lies on the shelf now, all locations together.',
    reason: 'Why: `Inventory adjustment` when left out.',
  },
  example: { stockQuantity: 12, reason: 'Inventory adjustment' },
  status: 200,
  answer: z.object({ success: z.literal(true), stockQuantity: z.number().int() }),
  errors: { 412: 'The stock is not as If-Match says: read it again.' },
  takesIfMatch: true,
});
