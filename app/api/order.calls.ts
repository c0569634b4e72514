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

const NO_ORDER = 'There is no such order.';
const STATES = Object.keys(ORDER_STATE_NAMES).join('`, `');
const METHODS = [...Object.keys(PAYMENT_METHODS), ON_ACCOUNT].join('`, `');

/** An order's state, as a set that may grow. */
function stateSchema(what: string) {
  return z.string().refine(isOrderState).describe(`${what} \`${STATES}\`.`);
}

/** What lists and the order itself both say. */
const ofOrder = {
  id: wholeNumber('Names the order for good.'),
  number: z.string().describe('As the buyer knows it: `KW-7Q4M-2XKD`.'),
  state: stateSchema('Current state:'),
  policy: z.enum(['express', 'standard']).describe('Which of the two checkouts it came by.'),
  company: z.string().describe('The company of the buyer; empty where none was named.'),
  email: z.string().describe('Where the store writes to the buyer.'),
  poNumber: z.string().describe('The buyer’s own number; empty where there is none.'),
  paymentMethod: z.string().describe(`How it is paid: \`${METHODS}\`.`),
  total: money('What the buyer pays: subtotal, shipping and tax.'),
  placedAt: moment('When it was placed.'),
  updatedAt: moment('When it last changed; the shipment call asks for it.'),
};

const paymentState = z
  .enum(PAYMENT_STATES)
  .describe('Whether it is paid, whatever its state; `none` if it was canceled before any payment.');

export const ApiOrderSchema = z
  .object({
    id: ofOrder.id,
    number: ofOrder.number,
    state: ofOrder.state,
    customerName: z.string().describe('First and last name of the buyer.'),
    company: ofOrder.company,
    email: ofOrder.email,
    poNumber: ofOrder.poNumber,
    paymentMethod: ofOrder.paymentMethod,
    paymentState,
    policy: ofOrder.policy,
    total: ofOrder.total,
    units: wholeNumber('Units in it, all lines together.'),
    placedAt: ofOrder.placedAt,
    updatedAt: ofOrder.updatedAt,
  })
  .describe('An order, as lists have it.');

/** An order by its id, or by its number in any writing. */
const ORDER_PARAMS = z.object({
  id: z
    .string()
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : normalizeOrderNumber(text)))
    .refine((named) => named !== 0 && named !== '')
    .describe('The id of an order, or its number: `KW-7Q4M-2XKD`.'),
});

const ApiOrderLineSchema = z
  .object({
    id: wholeNumber('Names the line for good.'),
    productId: ofProduct.productId,
    sku: z.string().describe('The part number, as it was when the order was placed.'),
    name: z.string().describe('The name of the product, as it was when the order was placed.'),
    quantity: wholeNumber('Units that were ordered.'),
    unitPrice: money('What one cost.'),
    lineTotal: money('The unit price times the quantity.'),
    listPrice: money('What everyone would have paid for one.'),
    priceRule: z.string().describe('The rule that the price came by, in words; empty for the list price.'),
    shippedQuantity: wholeNumber('Units in the parcel; null before it has left.').nullable(),
    restockedQuantity: wholeNumber('Units that went back to the shelf.'),
  })
  .describe('A line of an order, as it was sold.');

/** An order with everything that another program books. */
export const ApiOrderDetailSchema = z
  .object({
    id: ofOrder.id,
    number: ofOrder.number,
    state: ofOrder.state,
    policy: ofOrder.policy,
    currency: z.literal('USD').describe('Of every amount.'),
    poNumber: ofOrder.poNumber,
    placedAt: ofOrder.placedAt,
    updatedAt: ofOrder.updatedAt,
    expiresAt: moment(
      'Until when money or an approval is awaited: then what is reserved goes back to stock; null for an order that never waited.',
    ).nullable(),
    lines: z.array(ApiOrderLineSchema).describe('What was sold, a line for each product.'),
    subtotal: money('The sum of the lines.'),
    shipping: money('What shipping cost.'),
    tax: money('Sales tax.'),
    total: ofOrder.total,
    buyer: z
      .object({
        customerId: wholeNumber('The business account; null for a guest.').nullable(),
        firstName: z.string().describe('The first name.'),
        lastName: z.string().describe('The last name.'),
        company: ofOrder.company,
        email: ofOrder.email,
        phone: z.string().describe('As it was typed.'),
        placedBy: z
          .string()
          .nullable()
          .describe('Name of the account’s user who placed it; null for a guest.'),
      })
      .describe('Who bought it.'),
    shippingAddress: postalAddress('Where it is sent.'),
    payment: z
      .object({
        method: ofOrder.paymentMethod,
        state: paymentState,
        received: money('What came in, before refunds.'),
        refunded: money('What went back, or is about to.'),
        paidAt: moment('When it was paid; null before that.').nullable(),
        dueAt: moment('When an order on account is to be paid; null for any other.').nullable(),
        attempts: z
          .array(
            z.object({
              provider: z.string().describe('Who was asked for the money: `stripe`, or `sandbox` in a demo.'),
              method: ofOrder.paymentMethod,
              state: z.string().describe('`sent`, `succeeded`, `failed`, `refund_due` or `refunded`.'),
              amount: money('What was asked for.'),
              reference: z
                .string()
                .nullable()
                .describe('The provider’s own name for the money; null before it gave one.'),
              sentAt: moment('When the provider was asked.'),
            }),
          )
          .describe('Every time that a provider was asked; none for a transfer or an account.'),
      })
      .describe('How it is paid, and how far.'),
    refunds: z
      .array(
        z.object({
          id: wholeNumber('Names the refund for good.'),
          amount: money('What goes back.'),
          state: z.enum(['due', 'paid', 'failed']).describe('Whether it has gone back.'),
          isByHand: z.boolean().describe('Whether staff send it, not the provider.'),
          createdAt: moment('When staff ordered it.'),
        }),
      )
      .describe('What went back to the buyer, or is to.'),
    shipment: z
      .object({
        carrier: z.string().describe('Who carries it: `UPS`.'),
        trackingNumber: z.string().describe('May be empty where the carrier is `Other`.'),
      })
      .nullable()
      .describe('Null before it is shipped, and for a pickup.'),
    pickup: z
      .object({
        locationId: wholeNumber('The `id` of the location.'),
        name: z.string().describe('What the location is called.'),
        address: z.string().describe('Street and number.'),
        city: z.string().describe('The city.'),
        province: z.string().describe('The province.'),
        postalCode: z.string().describe('The postal code.'),
        readyAt: moment('When the buyer was told that it lies ready; null before that.').nullable(),
      })
      .nullable()
      .describe('Where the buyer picks it up; null for an order that is shipped.'),
    timeline: z
      .array(
        z.object({
          id: wholeNumber('Names the event for good.'),
          kind: z
            .enum(['state', 'refund', 'restock', 'payment', 'pickup', 'dispute', 'hold'])
            .describe('What it is about.'),
          event: z.string().describe('In words: `Paid`, `Back to stock`.'),
          fromState: stateSchema('The state before; null for the first.').nullable(),
          toState: stateSchema('The state after, which may be the same.'),
          at: moment('When it happened.'),
        }),
      )
      .describe('What happened to it, the first first. What people noted stays in the back office.'),
  })
  .describe('An order with everything that another program books.');

export type ApiOrderDetail = z.infer<typeof ApiOrderDetailSchema>;

export const getOrder = defineCall({
  id: 'getOrder',
  method: 'GET',
  path: '/api/orders/{id}',
  part: 'Orders',
  summary: 'Read an order',
  text: 'By its id or its number. The totals are those of the moment at which it was placed; refunds stand beside them.',
  permission: 'orders.view',
  params: ORDER_PARAMS,
  notFound: NO_ORDER,
  answer: ApiOrderDetailSchema,
});

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  part: 'Orders',
  summary: 'List orders',
  text: 'The newest first, 50 a page. To copy changes, ask with `updatedSince` and `sort=updated`, and start the next round at the last `updatedAt` received.',
  permission: 'orders.view',
  query: z.object({
    page: wholeNumberInPath(1, 'Enter a whole number from 1').optional().describe('The page, from 1.'),
    q: z
      .string()
      .max(100)
      .optional()
      .describe('Number, name, e-mail, company, PO number, tracking number or SKU.'),
    state: z
      .string()
      .refine(isOrderState, 'There is no such state')
      .optional()
      .describe(`Those in this state: \`${STATES}\`.`),
    method: z
      .string()
      .refine(isPaymentMethod, 'There is no such payment method')
      .optional()
      .describe(`How it is paid: \`${METHODS}\`.`),
    policy: z.enum(['express', 'standard']).optional().describe('Which of the two checkouts it came by.'),
    from: storeDay.describe(FROM),
    to: storeDay.describe(TO),
    updatedSince: z
      .string()
      .datetime('Enter a UTC time such as 2026-03-01T12:00:00Z')
      .transform((text) => new Date(text).toISOString())
      .optional()
      .describe(
        'Those changed at or after this UTC time, in any way: state, payment, refund, shipment, pickup.',
      ),
    pageSize: wholeNumberInPath(1, 'Enter a whole number from 1 to 200', 200)
      .optional()
      .describe('How many a page has, up to 200. 50 when left out.'),
    sort: z
      .enum(['placed', '-placed', 'total', '-total', 'updated', '-updated'], {
        errorMap: () => ({ message: 'Sort by placed, -placed, total, -total, updated or -updated' }),
      })
      .optional()
      .describe('By which of the three, the least first; with `-` the greatest. `-placed` when left out.'),
  }),
  answer: z.array(ApiOrderSchema),
  isPaged: true,
});

export const shipOrder = defineCall({
  id: 'shipOrder',
  method: 'PUT',
  path: '/api/orders/{id}/shipment',
  part: 'Orders',
  summary: 'Fulfil an order',
  text: 'A paid order, or one on account, has left; the buyer is told. `updatedAt` is what the program has seen of the order: where it changed meanwhile, nothing is done.',
  permission: 'orders.handle',
  params: ID_PARAMS,
  notFound: NO_ORDER,
  body: ShipmentSchema,
  required: ['updatedAt', 'carrier'],
  fields: {
    updatedAt: 'The `updatedAt` of the order that was read.',
    carrier: '`UPS`, `FedEx`, `USPS`, `DHL`, `Canada Post`, `Purolator` or `Other`.',
    trackingNumber: '5 to 40 letters and digits. It may be left out where the carrier is `Other`.',
    shipDisputed:
      'True ships an order whose payment the buyer disputes. Otherwise such an order is refused with 422.',
  },
  example: { updatedAt: '2027-03-31T16:00:00.000Z', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
  answer: z.object({ success: done }),
  errors: { 409: 'The order changed meanwhile, or is in a state that cannot be shipped.' },
});
