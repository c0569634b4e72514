import { z } from 'zod';

import {
  isPaymentMethod,
  ON_ACCOUNT,
  PAYMENT_METHODS,
} from '../domain/selling/checkout/payment-methods.rules';
import { ShipmentSchema } from '../domain/selling/orders/order-handling.schema';
import { normalizeOrderNumber } from '../domain/selling/orders/order-lookup.schema';
import { isOrderState, ORDER_STATE_NAMES, PAYMENT_STATES } from '../domain/selling/orders/order-states.rules';
import { defineCall } from './api-call';
import {
  done,
  FROM,
  ID_PARAMS,
  moment,
  money,
  ofProduct,
  postalAddress,
  storeDay,
  TO,
  wholeNumber,
  wholeNumberInPath,
} from './api-values.schema';

const NO_ORDER = 'No order has this ID or number.';
const STATES = Object.keys(ORDER_STATE_NAMES).join('`, `');
const METHODS = [...Object.keys(PAYMENT_METHODS), ON_ACCOUNT].join('`, `');

/** An order's state, as a set that may grow. */
function stateSchema(what: string) {
  return z.string().refine(isOrderState).describe(`${what} \`${STATES}\`.`);
}

/** What lists and the order itself both say. */
const ofOrder = {
  id: wholeNumber('Unique identifier for the order.'),
  number: z.string().describe('Order number, such as `KW-7Q4M-2XKD`.'),
  state: stateSchema('Current state:'),
  policy: z.enum(['express', 'standard']).describe('Checkout type.'),
  company: z.string().describe('Company; can be empty.'),
  email: z.string().describe('Buyer’s email address.'),
  poNumber: z.string().describe('PO number; can be empty.'),
  paymentMethod: z.string().describe(`Payment method: \`${METHODS}\`.`),
  total: money('Subtotal, shipping, and tax.'),
  placedAt: moment('When the order was placed.'),
  updatedAt: moment('When the order last changed.'),
};

const paymentState = z.enum(PAYMENT_STATES).describe('Payment status; `none` if canceled before payment.');

export const ApiOrderSchema = z
  .object({
    id: ofOrder.id,
    number: ofOrder.number,
    state: ofOrder.state,
    customerName: z.string().describe('Buyer’s full name.'),
    company: ofOrder.company,
    email: ofOrder.email,
    poNumber: ofOrder.poNumber,
    paymentMethod: ofOrder.paymentMethod,
    paymentState,
    policy: ofOrder.policy,
    total: ofOrder.total,
    units: wholeNumber('Total units.'),
    placedAt: ofOrder.placedAt,
    updatedAt: ofOrder.updatedAt,
  })
  .describe('An order in a list.');

/** An order by its id, or by its number in any writing. */
const ORDER_PARAMS = z.object({
  id: z
    .string()
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : normalizeOrderNumber(text)))
    .refine((named) => named !== 0 && named !== '')
    .describe('Order ID or number, such as `KW-7Q4M-2XKD`.'),
});

const ApiOrderLineSchema = z
  .object({
    id: wholeNumber('Unique identifier for the line.'),
    productId: ofProduct.productId,
    sku: z.string().describe('Part number when ordered.'),
    name: z.string().describe('Product name when ordered.'),
    quantity: wholeNumber('Units ordered.'),
    unitPrice: money('Price per unit.'),
    lineTotal: money('Line total.'),
    listPrice: money('List price per unit.'),
    priceRule: z.string().describe('Price rule in plain text; can be empty.'),
    shippedQuantity: wholeNumber('Units shipped; null before shipment.').nullable(),
    restockedQuantity: wholeNumber('Units restocked.'),
  })
  .describe('An order line.');

/** An order with everything that another program books. */
export const ApiOrderDetailSchema = z
  .object({
    id: ofOrder.id,
    number: ofOrder.number,
    state: ofOrder.state,
    policy: ofOrder.policy,
    currency: z.literal('USD').describe('Currency for all amounts.'),
    poNumber: ofOrder.poNumber,
    placedAt: ofOrder.placedAt,
    updatedAt: ofOrder.updatedAt,
    expiresAt: moment('When the order will be canceled if still unpaid or unapproved, or null.').nullable(),
    lines: z.array(ApiOrderLineSchema).describe('Order lines.'),
    subtotal: money('Subtotal of all lines.'),
    shipping: money('Shipping.'),
    tax: money('Sales tax.'),
    total: ofOrder.total,
    buyer: z
      .object({
        customerId: wholeNumber('Business account ID, or null for a guest.').nullable(),
        firstName: z.string().describe('First name.'),
        lastName: z.string().describe('Last name.'),
        company: ofOrder.company,
        email: ofOrder.email,
        phone: z.string().describe('Phone number.'),
        placedBy: z.string().nullable().describe('User who placed the order, or null for a guest.'),
      })
      .describe('The buyer.'),
    shippingAddress: postalAddress('Ship-to address.'),
    attention: z.string().describe('Person or department at the ship-to address; can be empty.'),
    deliveryInstructions: z.string().describe('Delivery instructions; can be empty.'),
    billingAddress: postalAddress('Bill-to address; null if same as ship-to.')
      .extend({ name: z.string().describe('Company or person.') })
      .nullable(),
    payment: z
      .object({
        method: ofOrder.paymentMethod,
        state: paymentState,
        received: money('Amount received, before refunds.'),
        refunded: money('Amount refunded or due to be refunded.'),
        paidAt: moment('When the order was paid, or null.').nullable(),
        dueAt: moment('Due date for payment on account, or null.').nullable(),
        attempts: z
          .array(
            z.object({
              provider: z.string().describe('Payment provider, such as `stripe`.'),
              method: ofOrder.paymentMethod,
              state: z.string().describe('`sent`, `succeeded`, `failed`, `refund_due`, or `refunded`.'),
              amount: money('Amount requested.'),
              reference: z.string().nullable().describe('Provider’s payment ID, or null.'),
              sentAt: moment('When the attempt was sent.'),
            }),
          )
          .describe('Payment attempts sent to providers.'),
      })
      .describe('Payment details.'),
    refunds: z
      .array(
        z.object({
          id: wholeNumber('Unique identifier for the refund.'),
          amount: money('Refund amount.'),
          state: z.enum(['due', 'paid', 'failed']).describe('Refund status.'),
          isByHand: z.boolean().describe('Whether staff pay the refund outside the provider.'),
          createdAt: moment('When the refund was created.'),
        }),
      )
      .describe('Refunds.'),
    shipment: z
      .object({
        carrier: z.string().describe('Carrier, such as `UPS`.'),
        trackingNumber: z.string().describe('Tracking number; can be empty for `Other`.'),
      })
      .nullable()
      .describe('Shipment; null before shipment and for pickups.'),
    pickup: z
      .object({
        locationId: wholeNumber('Location ID.'),
        name: z.string().describe('Location name.'),
        address: z.string().describe('Street address.'),
        city: z.string().describe('City.'),
        province: z.string().describe('Province.'),
        postalCode: z.string().describe('Postal code.'),
        readyAt: moment('When the buyer was notified, or null.').nullable(),
      })
      .nullable()
      .describe('Pickup location; null for shipped orders.'),
    timeline: z
      .array(
        z.object({
          id: wholeNumber('Unique identifier for the event.'),
          kind: z
            .enum(['state', 'refund', 'restock', 'payment', 'pickup', 'dispute', 'hold', 'tracking'])
            .describe('Event type.'),
          event: z.string().describe('Event name, such as `Paid`.'),
          fromState: stateSchema('State before the event, or null:').nullable(),
          toState: stateSchema('State after the event:'),
          at: moment('When the event occurred.'),
        }),
      )
      .describe('Events, oldest first.'),
  })
  .describe('An order with its details.');

export type ApiOrderDetail = z.infer<typeof ApiOrderDetailSchema>;

export const getOrder = defineCall({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/{id}',
  part: 'Orders',
  summary: 'Get an order',
  text: 'Returns an order by ID or number. Refunds aren’t deducted from totals.',
  permission: 'orders.view',
  params: ORDER_PARAMS,
  notFound: () => NO_ORDER,
  answer: ApiOrderDetailSchema,
});

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  part: 'Orders',
  summary: 'List orders',
  text: 'Returns the newest orders first. To sync changes, use `sort=updated` and set `updatedSince` to the last `updatedAt` received.',
  permission: 'orders.view',
  query: z.object({
    page: wholeNumberInPath(1, 'Send a whole number of 1 or more.')
      .optional()
      .describe('Page number, starting at 1.'),
    q: z
      .string()
      .max(100)
      .optional()
      .describe('Order number, name, email, company, PO number, tracking number, or SKU.'),
    state: z
      .string()
      .refine(isOrderState, `Send one of ${Object.keys(ORDER_STATE_NAMES).join(', ')}.`)
      .optional()
      .describe(`Order state: \`${STATES}\`.`),
    method: z
      .string()
      .refine(isPaymentMethod, `Send one of ${Object.keys(PAYMENT_METHODS).join(', ')}, ${ON_ACCOUNT}.`)
      .optional()
      .describe(`Payment method: \`${METHODS}\`.`),
    policy: z.enum(['express', 'standard']).optional().describe('Checkout type.'),
    from: storeDay.describe(FROM),
    to: storeDay.describe(TO),
    updatedSince: z
      .string()
      .datetime('Send a UTC time such as 2027-03-01T12:00:00Z.')
      .transform((text) => new Date(text).toISOString())
      .optional()
      .describe('Only orders changed at or after this UTC time.'),
    pageSize: wholeNumberInPath(1, 'Send a whole number from 1 to 200.', 200)
      .optional()
      .describe('Results per page, up to 200. Default: 50.'),
    sort: z
      .enum(['placed', '-placed', 'total', '-total', 'updated', '-updated'], {
        errorMap: () => ({ message: 'Send one of placed, -placed, total, -total, updated, -updated.' }),
      })
      .optional()
      .describe('Sort order; `-` is descending. Default: `-placed`.'),
  }),
  answer: z.array(ApiOrderSchema),
  isPaged: true,
});

export const shipOrder = defineCall({
  id: 'shipOrder',
  method: 'PUT',
  path: '/api/orders/{id}/shipment',
  part: 'Orders',
  summary: 'Ship an order',
  text: 'Marks a paid or on-account order as shipped and emails the buyer.',
  permission: 'orders.handle',
  params: ID_PARAMS,
  notFound: () => NO_ORDER,
  body: ShipmentSchema,
  required: ['updatedAt', 'carrier'],
  fields: {
    updatedAt: 'The order’s `updatedAt`; returns 409 if the order has changed.',
    carrier: '`UPS`, `FedEx`, `USPS`, `DHL`, `Canada Post`, `Purolator`, or `Other`.',
    trackingNumber: '5 to 40 letters and digits; optional for `Other`.',
    shipDisputed: 'Set to true to ship an order with a disputed payment.',
  },
  example: { updatedAt: '2027-03-31T16:00:00.000Z', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
  answer: z.object({ success: done }),
  errors: { 409: 'The order has changed or can’t be shipped in its current state.' },
});
