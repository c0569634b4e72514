import { z } from 'zod';

import { StockUpdateSchema } from '../catalogue/product.schema';
import { MAX_STOCK_ITEMS, StockListSchema } from '../inventory/stock-list.schema';
import { DOCUMENT_TYPES, isMovementKind, MOVEMENT_KINDS } from '../inventory/movements.rules';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS, moment, PageQuerySchema, storeDay, wholeInAddress } from './api-values.schema';

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

export const setStocks = defineCall({
  id: 'setStocks',
  method: 'POST',
  path: '/api/stock',
  part: 'Stock',
  summary: 'Set the stock of many products',
  text: `Up to ${MAX_STOCK_ITEMS.toLocaleString('en-US')} quantities, all of them or none. Each difference is booked as a movement of its own. What is wrong is named by its place in the list, from 0: \`items.3.sku\`.`,
  permission: 'stock.adjust',
  params: NOTHING,
  query: NOTHING,
  body: StockListSchema,
  required: ['items'],
  fields: { items: 'No product twice, unless each time for another location.' },
  example: {
    items: [
      { sku: 'AK-BMW-FEM-4B', stockQuantity: 12, seenQuantity: 14 },
      { id: 6, stockQuantity: 30, reason: 'Count', locationId: 1 },
    ],
  },
  largestBody: '512 KB',
  status: 200,
  answer: z.object({
    success: z.literal(true),
    items: z
      .array(
        z.object({
          id: z.number().int(),
          sku: z.string(),
          locationId: z.number().int().nullable(),
          previousQuantity: z.number().int(),
          stockQuantity: z.number().int(),
        }),
      )
      .describe('In the order of the list.'),
  }),
  errors: { 409: 'Some stock is not as `seenQuantity` says. Nothing of the list was done.' },
});

const KINDS = Object.keys(MOVEMENT_KINDS).join('`, `');

export const ApiMovementSchema = z
  .object({
    id: z.number().int().describe('Grows with every movement.'),
    productId: z.number().int(),
    sku: z.string(),
    kind: z.string().refine(isMovementKind).describe(`\`${KINDS}\`.`),
    delta: z.number().int().describe('Units that came in; negative where they went out.'),
    quantityAfter: z.number().int().describe('What the store had of it then, all locations together.'),
    location: z
      .object({ id: z.number().int(), name: z.string() })
      .nullable()
      .describe('Where; null where the store had no location.'),
    locationQuantityAfter: z.number().int().describe('What lay there then.'),
    reason: z.string(),
    actor: z.string().describe('Who booked it: `staff:admin`, `api:Warehouse scanner`, `buyer`.'),
    document: z
      .object({
        type: z.enum(DOCUMENT_TYPES),
        id: z.number().int(),
        number: z.string().nullable().describe('The number of an order.'),
      })
      .nullable()
      .describe('What it was booked for.'),
    createdAt: moment,
  })
  .describe('A movement of stock.');

export type ApiMovement = z.infer<typeof ApiMovementSchema>;

export const listStockMovements = defineCall({
  id: 'listStockMovements',
  method: 'GET',
  path: '/api/stock-movements',
  part: 'Stock',
  summary: 'List stock movements',
  text: 'The latest first. A program that follows them asks with `after` and the highest id that it has: it is given what came since, in the order in which it was booked; `Link` leads on while there is more, and there is no `X-Total-Count`.',
  permission: 'stock.view',
  params: NOTHING,
  query: PageQuerySchema.extend({
    productId: wholeInAddress(1, 'Enter the id of a product').optional().describe('Of this product alone.'),
    kind: z.string().refine(isMovementKind, 'There is no such kind').optional().describe(`\`${KINDS}\`.`),
    from: storeDay.describe('The first day of the store.'),
    to: storeDay.describe('The last day of the store.'),
    after: wholeInAddress(0, 'Enter the id of a movement')
      .optional()
      .describe(
        'The movements after this one, in the order in which they were booked. `page` counts nothing then.',
      ),
  }),
  status: 200,
  answer: z.array(ApiMovementSchema),
  isPaged: true,
});
