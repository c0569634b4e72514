import { z } from 'zod';

/**
 * Webhook payloads. The API document is generated from these schemas, so each field has a description. They contain
 * no personal data; receivers get that from the API with a token.
 */

const id = z.number().int().positive();
const moment = z.string().datetime();

const money = (text: string) =>
  z
    .string()
    .regex(/^\d+\.\d\d$/)
    .describe(`${text} As a decimal string in US dollars, such as 299.99.`);

const OrderData = z
  .object({
    id: id.describe('The id of the order.'),
    number: z.string().describe('The number that people know the order by, such as KW-7Q4M-2XKD.'),
    state: z
      .enum([
        'awaiting_approval',
        'pending',
        'awaiting_transfer',
        'on_account',
        'paid',
        'fulfilled',
        'cancelled',
        'review',
      ])
      .describe('What the order was when this happened. It may be another by now.'),
    total: money('The total.'),
    updatedAt: moment.describe(
      'When the order last changed. Of two messages about an order the later counts.',
    ),
  })
  .describe('An order. Read it by GET /api/orders/{id} for what is in it.');

const RefundData = OrderData.extend({
  refund: z
    .object({
      id: id.describe('The id of the refund.'),
      amount: money('What goes back to the buyer with this refund.'),
    })
    .describe('The refund that was booked.'),
}).describe('An order and a refund of it. Read the order for what went back in all.');

const StockData = z
  .object({
    id: id.describe('The id of the product.'),
    sku: z.string().describe('The SKU of the product.'),
    stockQuantity: z.number().int().describe('The units in stock after the change.'),
    lowStockThreshold: z.number().int().describe('At this many units or fewer stock is low.'),
  })
  .describe('A product and its stock, all locations together.');

export const PRODUCT_CHANGES = ['created', 'updated', 'archived', 'restored', 'deleted'] as const;

const ProductData = z
  .object({
    id: id.describe('The id of the product. It is never used again, not even after the product was deleted.'),
    sku: z.string().describe('The SKU of the product.'),
    slug: z.string().describe('The last part of the address of its page.'),
    change: z
      .enum(PRODUCT_CHANGES)
      .describe(
        'What happened. Changes that follow each other before they are told are told as one: read the product for what it is now.',
      ),
  })
  .describe('A product that was added, changed, taken out of the store, brought back or deleted.');

const CustomerData = z
  .object({
    id: id.describe('The id of the account.'),
    priceTier: z.string().nullable().describe('The code of its price tier; null without one.'),
    netTermsDays: z
      .number()
      .int()
      .nullable()
      .describe('In how many days it pays on account; null where it does not.'),
  })
  .describe('A business account. Read it by GET /api/customers/{id} for whose it is.');

const QuoteData = z
  .object({
    id: id.describe('The id of the quote.'),
    number: z.string().describe('The number that people know the quote by, such as KQ-7Q4M-2XKD.'),
    customerId: id.nullable().describe('The id of the account that asked; null for a guest.'),
    revision: z.number().int().describe('Counts its changes: of two messages the higher one is newer.'),
    total: money('What the buyer pays: lines, shipping and tax.'),
    expiresAt: moment.describe('Until when the prices hold.'),
  })
  .describe('A quote with its prices.');

const PingData = z
  .object({
    endpoint: id.describe('The id of the endpoint in the back office.'),
  })
  .describe('Nothing happened: somebody tries whether messages arrive.');

function defineEvent<Type extends string, Data extends z.ZodTypeAny>(type: Type, data: Data, text: string) {
  return z
    .object({
      type: z.literal(type).describe('What happened.'),
      timestamp: moment.describe('When it happened, in UTC.'),
      data,
    })
    .describe(text);
}

/** Payload schemas by event type; the description says when an event is sent. */
export const WebhookEventSchemas = {
  'order.placed': defineEvent('order.placed', OrderData, 'An order was placed. It may not be paid yet.'),
  'order.paid': defineEvent('order.paid', OrderData, 'An order was paid in full.'),
  'order.fulfilled': defineEvent('order.fulfilled', OrderData, 'An order was shipped or picked up.'),
  'order.refunded': defineEvent(
    'order.refunded',
    RefundData,
    'A refund of an order was booked, made by staff or at the payment provider.',
  ),
  'order.cancelled': defineEvent(
    'order.cancelled',
    OrderData,
    'An order was cancelled, and its stock is back in the store.',
  ),
  'stock.changed': defineEvent(
    'stock.changed',
    StockData,
    'The stock of a product changed: by an order, a cancellation, a restock, a receipt, a count, a transfer, an adjustment or an import. One message a product, however many movements were booked at once.',
  ),
  'stock.low': defineEvent(
    'stock.low',
    StockData,
    'A movement took a product from above its low-stock threshold to it or below.',
  ),
  'product.changed': defineEvent(
    'product.changed',
    ProductData,
    'A product was added, edited, archived, restored or deleted, by hand, in bulk or by an import. Mere movements of stock are not told.',
  ),
  'customer.approved': defineEvent(
    'customer.approved',
    CustomerData,
    'The application for a trade account was approved.',
  ),
  'quote.priced': defineEvent(
    'quote.priced',
    QuoteData,
    'A quote was priced, or priced anew, and the buyer was told.',
  ),
} as const;

/** Sent manually to any endpoint. */
export const PingSchema = defineEvent('ping', PingData, 'Somebody in the back office tries the endpoint.');

export type WebhookEventType = keyof typeof WebhookEventSchemas;
export type ProductChange = (typeof PRODUCT_CHANGES)[number];

type Payload = z.infer<(typeof WebhookEventSchemas)[WebhookEventType]> | z.infer<typeof PingSchema>;

/** The event in the message body, next to the timestamp. */
export type WebhookEvent = Payload extends infer One
  ? One extends { type: infer Type; data: infer Data }
    ? { type: Type; data: Data }
    : never
  : never;

/** Names for staff. */
export const WEBHOOK_EVENT_NAMES: Record<WebhookEventType, string> = {
  'order.placed': 'Order placed',
  'order.paid': 'Order paid',
  'order.fulfilled': 'Order fulfilled',
  'order.refunded': 'Order refunded',
  'order.cancelled': 'Order cancelled',
  'stock.changed': 'Stock changed',
  'stock.low': 'Stock low',
  'product.changed': 'Product changed',
  'customer.approved': 'Customer approved',
  'quote.priced': 'Quote priced',
};

export const WEBHOOK_EVENT_TYPES = [
  'order.placed',
  'order.paid',
  'order.fulfilled',
  'order.refunded',
  'order.cancelled',
  'stock.changed',
  'stock.low',
  'product.changed',
  'customer.approved',
  'quote.priced',
] as const satisfies readonly WebhookEventType[];

const ORDER_EXAMPLE = {
  id: 15,
  number: 'KW-7Q4M-2XKD',
  total: '299.99',
  updatedAt: '2027-03-31T16:00:00.000Z',
};
const STOCK_EXAMPLE = { id: 1, sku: 'AK-BMW-FEM-4B', stockQuantity: 4, lowStockThreshold: 5 };

/** The `data` of an example message, by event type. */
export const WEBHOOK_EXAMPLES: {
  [Type in WebhookEvent['type']]: Extract<WebhookEvent, { type: Type }>['data'];
} = {
  'order.placed': { ...ORDER_EXAMPLE, state: 'pending' },
  'order.paid': { ...ORDER_EXAMPLE, state: 'paid' },
  'order.fulfilled': { ...ORDER_EXAMPLE, state: 'fulfilled' },
  'order.refunded': { ...ORDER_EXAMPLE, state: 'fulfilled', refund: { id: 3, amount: '49.99' } },
  'order.cancelled': { ...ORDER_EXAMPLE, state: 'cancelled' },
  'stock.changed': STOCK_EXAMPLE,
  'stock.low': STOCK_EXAMPLE,
  'product.changed': { id: 1, sku: 'AK-BMW-FEM-4B', slug: 'bmw-smart-key', change: 'updated' },
  'customer.approved': { id: 7, priceTier: 'trade', netTermsDays: 30 },
  'quote.priced': {
    id: 4,
    number: 'KQ-7Q4M-2XKD',
    customerId: 7,
    revision: 2,
    total: '1249.00',
    expiresAt: '2027-04-30T04:00:00.000Z',
  },
  ping: { endpoint: 1 },
};

export function isWebhookEventType(text: string): text is WebhookEventType {
  return Object.hasOwn(WebhookEventSchemas, text);
}

/** Combines two changes of a product into what a subscriber of neither needs to know. */
export function combineProductChanges(before: ProductChange, latest: ProductChange): ProductChange {
  if (latest === 'updated') return before;
  if (before === 'created' && latest === 'restored') return 'created';
  return latest;
}

/** Returns the change for a product that becomes active or inactive. */
export function getActiveChange(wasActive: boolean, isActive: boolean): ProductChange {
  if (wasActive === isActive) return 'updated';
  return isActive ? 'restored' : 'archived';
}
