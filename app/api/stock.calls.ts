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

const getLocationName = z.string().describe('Location name.');

const NO_PRODUCT = 'No product has this ID.';

export const getStock = defineCall({
  id: 'getStock',
  method: 'GET',
  path: '/api/products/{id}/stock',
  part: 'Stock',
  summary: 'Get a product’s stock',
  text: 'Returns an ETag that changes with every movement, for updates with `If-Match`.',
  permission: 'stock.view',
  params: ID_PARAMS,
  notFound: () => NO_PRODUCT,
  answer: z.object({
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    stockQuantity: ofProduct.stockQuantity,
    lowStockThreshold: ofProduct.lowStockThreshold,
    reorderLevel: wholeNumber('Reorder point.'),
    reorderQuantity: ofProduct.reorderQuantity,
    locations: z
      .array(
        z.object({
          locationId: wholeNumber('ID of the location.'),
          name: getLocationName,
          quantity: wholeNumber('Units on hand.'),
        }),
      )
      .describe('Units on hand by location.'),
  }),
});

export const setStock = defineCall({
  id: 'setStock',
  method: 'PUT',
  path: '/api/products/{id}/stock',
  part: 'Stock',
  summary: 'Set a product’s stock',
  text: 'Records the difference as a stock movement.',
  permission: 'stock.adjust',
  params: ID_PARAMS,
  notFound: () => NO_PRODUCT,
  body: StockUpdateSchema.strict(),
  required: ['stockQuantity'],
  fields: {
    stockQuantity: 'Units on hand at all locations.',
    reason: 'Default: `Inventory adjustment`.',
  },
  example: { stockQuantity: 12, reason: 'Inventory adjustment' },
  answer: z.object({ success: done, stockQuantity: ofProduct.stockQuantity }),
  errors: { 412: 'The stock has changed. Reload it and try again.' },
  takesIfMatch: true,
});

export const setStocks = defineCall({
  id: 'setStocks',
  method: 'POST',
  path: '/api/stock',
  part: 'Stock',
  summary: 'Set stock for multiple products',
  text: 'Sets all quantities or none, and records a movement for each. Field errors identify the item by index, such as `items.3.sku`.',
  permission: 'stock.adjust',
  body: StockListSchema,
  required: ['items'],
  fields: {
    items: `Up to ${MAX_STOCK_ITEMS.toLocaleString('en-US')} items, with each product and location listed only once.`,
  },
  example: {
    items: [
      { sku: 'AK-BMW-FEM-4B', stockQuantity: 12 },
      { id: 6, stockQuantity: 30, reason: 'Cycle count', locationId: 1 },
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
          locationId: wholeNumber('Location ID, or null for all locations.').nullable(),
          previousQuantity: wholeNumber('Previous quantity.'),
          stockQuantity: wholeNumber('New quantity.'),
        }),
      )
      .describe('Items in the order sent.'),
  }),
  errors: { 409: 'A quantity differs from `seenQuantity`. No stock was changed.' },
});

const KINDS = Object.keys(MOVEMENT_KINDS).join('`, `');

export const ApiMovementSchema = z
  .object({
    id: wholeNumber('Unique identifier, in ascending order.'),
    productId: ofProduct.productId,
    sku: ofProduct.sku,
    kind: z.string().refine(isMovementKind).describe(`Movement type: \`${KINDS}\`.`),
    delta: wholeNumber('Change in units.'),
    quantityAfter: wholeNumber('Units on hand after the movement.'),
    location: z
      .object({ id: wholeNumber('ID of the location.'), name: getLocationName })
      .nullable()
      .describe('Location, or null.'),
    locationQuantityAfter: wholeNumber('Units at the location after the movement.'),
    reason: z.string().describe('Reason.'),
    actor: z
      .string()
      .describe(
        'Who made the change, such as `staff:admin`, `api:Warehouse scanner`, `user:Ada Locke`, `guest`, or `link`.',
      ),
    document: z
      .object({
        type: z.enum(DOCUMENT_TYPES).describe('Document type.'),
        id: wholeNumber('Document ID.'),
        number: z.string().nullable().describe('Order number, or null.'),
        receipt: wholeNumber('Purchase order receipt number.').optional(),
      })
      .nullable()
      .describe('Source document, or null.'),
    createdAt: moment('When the movement was recorded.'),
  })
  .describe('A stock movement.');

export type ApiMovement = z.infer<typeof ApiMovementSchema>;

export const listStockMovements = defineCall({
  id: 'listStockMovements',
  method: 'GET',
  path: '/api/stock-movements',
  part: 'Stock',
  summary: 'List stock movements',
  text: 'Returns the latest movements first. To sync, set `after` to the highest ID received: results are in ascending order, with `Link` but no `X-Total-Count`.',
  permission: 'stock.view',
  exampleQuery: { after: '0', pageSize: '100' },
  query: PageQuerySchema.extend({
    productId: wholeNumberInPath(1, 'Send a product ID.').optional().describe('ID of the product.'),
    kind: z
      .string()
      .refine(isMovementKind, `Send one of ${Object.keys(MOVEMENT_KINDS).join(', ')}.`)
      .optional()
      .describe(`Movement type: \`${KINDS}\`.`),
    from: storeDay.describe(FROM),
    to: storeDay.describe(TO),
    after: wholeNumberInPath(0, 'Send a movement ID.')
      .optional()
      .describe('Only movements after this ID; ignores `page`.'),
  }),
  answer: z.array(ApiMovementSchema),
  isPaged: true,
});
