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
    .describe(`${text} US dollars, e.g. 299.99.`);

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
      .describe('State when the event occurred.'),
    total: money('Order total.'),
    updatedAt: moment.describe('When the order last changed; use this time to sort events.'),
  })
  .describe('An order; see details at GET /api/orders/{id}.');

const RefundData = OrderData.extend({
  refund: z
    .object({
      id: id.describe('Refund ID.'),
      amount: money('Refund amount.'),
    })
    .describe('The refund.'),
}).describe('An order and its refund; see all refunds at GET /api/orders/{id}.');

const StockData = z
  .object({
    id: id.describe('Product ID.'),
    sku: z.string().describe('SKU.'),
    stockQuantity: z.number().int().describe('Units on hand after the change.'),
    lowStockThreshold: z.number().int().describe('Low-stock threshold.'),
  })
  .describe('A product and its stock at all locations.');

export const PRODUCT_CHANGES = ['created', 'updated', 'archived', 'restored', 'deleted'] as const;

const ProductData = z
  .object({
    id: id.describe('Product ID; never reused.'),
    sku: z.string().describe('SKU.'),
    slug: z.string().describe('URL slug.'),
    change: z.enum(PRODUCT_CHANGES).describe('Type of change; consecutive changes can be combined.'),
  })
  .describe('A changed product.');

const CustomerData = z
  .object({
    id: id.describe('Account ID.'),
    priceTier: z.string().nullable().describe('Price tier, or null.'),
    netTermsDays: z.number().int().nullable().describe('Net terms in days, or null.'),
  })
  .describe('A business account; see details at GET /api/customers/{id}.');

const QuoteData = z
  .object({
    id: id.describe('Quote ID.'),
    number: z.string().describe('Quote number, e.g. KQ-7Q4M-2XKD.'),
    customerId: id.nullable().describe('Account ID, or null for a guest.'),
    revision: z.number().int().describe('Revision number; higher is newer.'),
    total: money('Total, including shipping and tax.'),
    expiresAt: moment.describe('When the quote expires.'),
  })
  .describe('A priced quote.');

const PingData = z
  .object({
    endpoint: id.describe('Endpoint ID.'),
  })
  .describe('A test event.');

function defineEvent<Type extends string, Data extends z.ZodTypeAny>(type: Type, data: Data, text: string) {
  return z
    .object({
      type: z.literal(type).describe('Event type.'),
      timestamp: moment.describe('When the event occurred, in UTC.'),
      data,
    })
    .describe(text);
}

/** Payload schemas by event type; the description says when an event is sent. */
export const WebhookEventSchemas = {
  'order.placed': defineEvent('order.placed', OrderData, 'An order was placed; it might not be paid yet.'),
  'order.paid': defineEvent('order.paid', OrderData, 'An order was paid in full.'),
  'order.fulfilled': defineEvent('order.fulfilled', OrderData, 'An order was shipped or picked up.'),
  'order.refunded': defineEvent(
    'order.refunded',
    RefundData,
    'Staff or the payment provider refunded an order.',
  ),
  'order.cancelled': defineEvent(
    'order.cancelled',
    OrderData,
    'An order was canceled and its stock was released.',
  ),
  'stock.changed': defineEvent(
    'stock.changed',
    StockData,
    'A product’s stock changed; simultaneous movements are combined.',
  ),
  'stock.low': defineEvent('stock.low', StockData, 'A product’s stock fell to its low-stock threshold.'),
  'product.changed': defineEvent(
    'product.changed',
    ProductData,
    'A product was added, edited, archived, restored, or deleted; not sent for stock changes.',
  ),
  'customer.approved': defineEvent(
    'customer.approved',
    CustomerData,
    'A business account application was approved.',
  ),
  'quote.priced': defineEvent(
    'quote.priced',
    QuoteData,
    'A quote was priced or repriced, and the buyer was notified.',
  ),
} as const;

/** Sent manually to any endpoint. */
export const PingSchema = defineEvent('ping', PingData, 'Staff tested the endpoint.');

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
