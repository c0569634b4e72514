import { z } from 'zod';

/**
 * Webhook payloads. The API document is generated from these schemas, so each field has a description. They contain
 * no personal data; receivers get that from the API with a token.
 */

const id = z.number().int().positive();
const moment = z.string().datetime();

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
    total: z.string().describe('The total as a decimal string in US dollars, such as 299.99.'),
    updatedAt: moment.describe(
      'When the order last changed. Of two messages about an order the later counts.',
    ),
  })
  .describe('An order. Read it by GET /api/orders/{id} for what is in it.');

const StockData = z
  .object({
    id: id.describe('The id of the product.'),
    sku: z.string().describe('The SKU of the product.'),
    stockQuantity: z.number().int().describe('The units in stock after the movement.'),
    lowStockThreshold: z.number().int().describe('At this many units or fewer stock is low.'),
  })
  .describe('A product whose stock has just become low.');

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
  'order.cancelled': defineEvent(
    'order.cancelled',
    OrderData,
    'An order was cancelled, and its stock is back in the store.',
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
  'order.cancelled': 'Order cancelled',
  'stock.low': 'Stock low',
  'product.changed': 'Product changed',
};

export const WEBHOOK_EVENT_TYPES = [
  'order.placed',
  'order.paid',
  'order.fulfilled',
  'order.cancelled',
  'stock.low',
  'product.changed',
] as const satisfies readonly WebhookEventType[];

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
