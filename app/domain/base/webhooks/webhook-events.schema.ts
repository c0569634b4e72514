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
    .describe(`${text} Decimal string in US dollars, e.g. 299.99.`);

const OrderData = z
  .object({
    id: id.describe('Order ID.'),
    number: z.string().describe('Order number, e.g. KW-7Q4M-2XKD.'),
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
      .describe('Order state at the time of the event.'),
    total: money('Order total.'),
    updatedAt: moment.describe('Last change to the order. The latest message wins.'),
  })
  .describe('An order. Get its details from GET /api/orders/{id}.');

const RefundData = OrderData.extend({
  refund: z
    .object({
      id: id.describe('Refund ID.'),
      amount: money('Amount of this refund.'),
    })
    .describe('The refund.'),
}).describe('An order and one refund. Get the order for the total refunded.');

const StockData = z
  .object({
    id: id.describe('Product ID.'),
    sku: z.string().describe('Product SKU.'),
    stockQuantity: z.number().int().describe('Units on hand after the change.'),
    lowStockThreshold: z.number().int().describe('Stock is low at or below this quantity.'),
  })
  .describe('A product and its stock across all locations.');

export const PRODUCT_CHANGES = ['created', 'updated', 'archived', 'restored', 'deleted'] as const;

const ProductData = z
  .object({
    id: id.describe('Product ID. Never reused.'),
    sku: z.string().describe('Product SKU.'),
    slug: z.string().describe('Last part of the product URL.'),
    change: z
      .enum(PRODUCT_CHANGES)
      .describe('Type of change. Rapid changes are combined, so get the product for its current data.'),
  })
  .describe('A product that was created, updated, archived, restored, or deleted.');

const CustomerData = z
  .object({
    id: id.describe('Account ID.'),
    priceTier: z.string().nullable().describe('Price tier code, or null.'),
    netTermsDays: z
      .number()
      .int()
      .nullable()
      .describe('Net terms in days, or null if the account is prepaid.'),
  })
  .describe('A business account. Get its details from GET /api/customers/{id}.');

const QuoteData = z
  .object({
    id: id.describe('Quote ID.'),
    number: z.string().describe('Quote number, e.g. KQ-7Q4M-2XKD.'),
    customerId: id.nullable().describe('Account ID, or null for a guest.'),
    revision: z.number().int().describe('Revision number. Higher is newer.'),
    total: money('Quote total, including shipping and tax.'),
    expiresAt: moment.describe('Expiration of the quoted prices.'),
  })
  .describe('A priced quote.');

const PingData = z
  .object({
    endpoint: id.describe('Endpoint ID.'),
  })
  .describe('Test data.');

function defineEvent<Type extends string, Data extends z.ZodTypeAny>(type: Type, data: Data, text: string) {
  return z
    .object({
      type: z.literal(type).describe('Event type.'),
      timestamp: moment.describe('Time of the event (UTC).'),
      data,
    })
    .describe(text);
}

/** Payload schemas by event type; the description says when an event is sent. */
export const WebhookEventSchemas = {
  'order.placed': defineEvent('order.placed', OrderData, 'An order was placed, paid or unpaid.'),
  'order.paid': defineEvent('order.paid', OrderData, 'An order was paid in full.'),
  'order.fulfilled': defineEvent('order.fulfilled', OrderData, 'An order was shipped or picked up.'),
  'order.refunded': defineEvent(
    'order.refunded',
    RefundData,
    'A refund was issued by staff or the payment provider.',
  ),
  'order.cancelled': defineEvent('order.cancelled', OrderData, 'An order was canceled and restocked.'),
  'stock.changed': defineEvent('stock.changed', StockData, 'A product’s on-hand quantity changed.'),
  'stock.low': defineEvent(
    'stock.low',
    StockData,
    'A product’s stock dropped to its low-stock threshold or below.',
  ),
  'product.changed': defineEvent(
    'product.changed',
    ProductData,
    'A product was created, updated, archived, restored, or deleted. Excludes stock changes.',
  ),
  'customer.approved': defineEvent(
    'customer.approved',
    CustomerData,
    'A trade account application was approved.',
  ),
  'quote.priced': defineEvent(
    'quote.priced',
    QuoteData,
    'A quote was priced or repriced and sent to the buyer.',
  ),
} as const;

/** Sent manually to any endpoint. */
export const PingSchema = defineEvent('ping', PingData, 'A test sent from the back office.');

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
  'order.fulfilled': 'Order shipped',
  'order.refunded': 'Order refunded',
  'order.cancelled': 'Order canceled',
  'stock.changed': 'Stock changed',
  'stock.low': 'Low stock',
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
