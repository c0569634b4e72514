import { z } from 'zod';

import { StockUpdateSchema } from '../domain/goods/catalog/product.schema';
import { MAX_STOCK_ITEMS, StockListSchema } from '../domain/goods/inventory/stock-list.schema';
import { DOCUMENT_TYPES, isMovementKind, MOVEMENT_KINDS } from '../domain/goods/inventory/movements.rules';
import { defineCall } from './api-call';
import {
  done,
  FROM,
  ID_PARAMS,
  moment,
  ofProduct,
  PageQuerySchema,
  storeDay,
  TO,
  wholeNumber,
  wholeNumberInPath,
} from './api-values.schema';

const getLocationName = z.string().describe('What the location is called.');

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
  answer: z.object({
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    stockQuantity: ofProduct.stockQuantity,
    lowStockThreshold: ofProduct.lowStockThreshold,
    reorderLevel: wholeNumber('At this many units or fewer, a reorder is suggested.'),
    reorderQuantity: ofProduct.reorderQuantity,
    locations: z
      .array(
        z.object({
          locationId: wholeNumber('The `id` of the location.'),
          name: getLocationName,
          quantity: wholeNumber('Units that lie there.'),
        }),
      )
      .describe('What lies where; together it is `stockQuantity`.'),
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
  body: StockUpdateSchema.strict(),
  required: ['stockQuantity'],
  fields: {
    stockQuantity: 'Units on the shelf now, from 0, all locations together.',
    reason: 'Why: `Inventory adjustment` when left out.',
  },
  example: { stockQuantity: 12, reason: 'Inventory adjustment' },
  answer: z.object({ success: done, stockQuantity: ofProduct.stockQuantity }),
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
  body: StockListSchema,
  required: ['items'],
  fields: {
    items: `${MAX_STOCK_ITEMS.toLocaleString('en-US')} at most; no product twice, unless each time for another location.`,
  },
  example: {
    items: [
      { sku: 'AK-BMW-FEM-4B', stockQuantity: 12 },
      { id: 6, stockQuantity: 30, reason: 'Count', locationId: 1 },
    ],
  },
  largestBody: '512 KB',
  answer: z.object({
    success: done,
    items: z
      .array(
        z.object({
          id: ofProduct.productId,
          sku: ofProduct.sku,
          locationId: wholeNumber('The location that was named; null for all of them together.').nullable(),
          previousQuantity: wholeNumber('Units there before.'),
          stockQuantity: wholeNumber('Units there now.'),
        }),
      )
      .describe('In the order of the list.'),
  }),
  errors: { 409: 'Some stock is not as `seenQuantity` states. Nothing of the list was done.' },
});

const KINDS = Object.keys(MOVEMENT_KINDS).join('`, `');

export const ApiMovementSchema = z
  .object({
    id: wholeNumber('Names the movement; the next one has a higher one.'),
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    kind: z.string().refine(isMovementKind).describe(`What happened: \`${KINDS}\`.`),
    delta: wholeNumber('Units that came in; negative where they went out.'),
    quantityAfter: wholeNumber('What the store had of it then, all locations together.'),
    location: z
      .object({ id: wholeNumber('The `id` of the location.'), name: getLocationName })
      .nullable()
      .describe('Where; null where the store had no location.'),
    locationQuantityAfter: wholeNumber('What lay there then.'),
    reason: z.string().describe('Why, as it was booked.'),
    actor: z
      .string()
      .describe('Who booked it: `staff:admin`, `api:Warehouse scanner`, `user:Ada Locke`, `guest`, `link`.'),
    document: z
      .object({
        type: z.enum(DOCUMENT_TYPES).describe('What it is.'),
        id: wholeNumber('Its `id`, among those of its type.'),
        number: z.string().nullable().describe('The number of an order; null for everything else.'),
        receipt: wholeNumber(
          'Which receipt of a purchase order, from 1; missing for everything else.',
        ).optional(),
      })
      .nullable()
      .describe('What it was booked for; null where there is no document.'),
    createdAt: moment('When it was booked.'),
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
  exampleQuery: { after: '0', pageSize: '100' },
  query: PageQuerySchema.extend({
    productId: wholeNumberInPath(1, 'Enter the id of a product')
      .optional()
      .describe('Of this product alone.'),
    kind: z
      .string()
      .refine(isMovementKind, 'There is no such kind')
      .optional()
      .describe(`Of this kind alone: \`${KINDS}\`.`),
    from: storeDay.describe(FROM),
    to: storeDay.describe(TO),
    after: wholeNumberInPath(0, 'Enter the id of a movement')
      .optional()
      .describe(
        'The movements after this one, in the order in which they were booked. `page` counts nothing then.',
      ),
  }),
  answer: z.array(ApiMovementSchema),
  isPaged: true,
});
