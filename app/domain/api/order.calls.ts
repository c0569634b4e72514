import { z } from 'zod';

import { isPaymentMethod, ON_ACCOUNT, PAYMENT_METHODS } from '../checkout/payment-methods.rules';
import { ShipmentSchema } from '../orders/order-handling.schema';
import { normalOrderNumber } from '../orders/order-lookup.schema';
import { isOrderState, ORDER_STATE_NAMES } from '../orders/order-states.rules';
import { PAYMENT_STATES } from '../orders/payment-state.rules';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS, moment, money, storeDay, wholeInAddress } from './api-values.schema';

const NO_ORDER = 'There is no such order.';
const STATES = Object.keys(ORDER_STATE_NAMES).join('`, `');
const METHODS = [...Object.keys(PAYMENT_METHODS), ON_ACCOUNT].join('`, `');

/** An order's state, as a set that may grow. */
const state = z.string().refine(isOrderState).describe(`\`${STATES}\`.`);

export const ApiOrderSchema = z
  .object({
    id: z.number().int(),
    number: z.string().describe('As the buyer knows it.'),
    state,
    customerName: z.string(),
    company: z.string(),
    email: z.string(),
    poNumber: z.string(),
    paymentMethod: z.string(),
    policy: z.enum(['express', 'standard']).describe('Which of the two checkouts it came by.'),
    total: money,
    units: z.number().int(),
    placedAt: moment,
    updatedAt: moment,
  })
  .describe('An order, as lists have it.');

/** An order by its id, or by its number in any writing. */
const ORDER_PARAMS = z.object({
  id: z
    .string()
    .transform((text) => (/^\d{1,9}$/.test(text) ? Number(text) : normalOrderNumber(text)))
    .refine((named) => named !== 0 && named !== '')
    .describe('The id of an order, or its number: `KW-7Q4M-2XKD`.'),
});

const nullableMoment = moment.nullable();

const ApiOrderLineSchema = z
  .object({
    id: z.number().int(),
    productId: z.number().int(),
    sku: z.string(),
    name: z.string(),
    quantity: z.number().int(),
    unitPrice: money,
    lineTotal: money,
    listPrice: money.describe('What everyone would have paid for one: `89.99`.'),
    priceRule: z.string().describe('The rule that the price came by, in words; empty for the list price.'),
    shippedQuantity: z.number().int().nullable().describe('Units in the parcel; null before it has left.'),
    restockedQuantity: z.number().int().describe('Units that went back to the shelf.'),
  })
  .describe('A line of an order, as it was sold.');

/** An order with everything that another program books. */
export const ApiOrderDetailSchema = z
  .object({
    id: z.number().int(),
    number: z.string().describe('As the buyer knows it.'),
    state,
    policy: z.enum(['express', 'standard']).describe('Which of the two checkouts it came by.'),
    currency: z.literal('USD'),
    poNumber: z.string().describe('The buyer’s own number; empty where there is none.'),
    placedAt: moment,
    updatedAt: moment.describe('Changes with the order: the shipment call asks for it.'),
    expiresAt: nullableMoment.describe('When what is reserved goes back to stock, while money is awaited.'),
    lines: z.array(ApiOrderLineSchema),
    subtotal: money,
    shipping: money,
    tax: money,
    total: money,
    buyer: z.object({
      customerId: z.number().int().nullable().describe('Its business account; null for a guest.'),
      firstName: z.string(),
      lastName: z.string(),
      company: z.string(),
      email: z.string(),
      phone: z.string(),
      placedBy: z.string().nullable().describe('Who of the account’s users placed it.'),
    }),
    shippingAddress: z.object({
      address: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
    }),
    payment: z.object({
      method: z.string(),
      state: z.enum(PAYMENT_STATES),
      received: money.describe('What came in, before refunds.'),
      refunded: money,
      paidAt: nullableMoment,
      dueAt: nullableMoment.describe('When an order on account is to be paid.'),
      attempts: z.array(
        z.object({
          provider: z.string(),
          method: z.string(),
          state: z.string().describe('`sent`, `succeeded`, `failed`, `refund_due` or `refunded`.'),
          amount: money,
          reference: z.string().nullable().describe('The provider’s own name for the money.'),
          sentAt: moment,
        }),
      ),
    }),
    refunds: z.array(
      z.object({
        id: z.number().int(),
        amount: money,
        state: z.enum(['due', 'paid', 'failed']),
        isByHand: z.boolean().describe('Whether staff send it, not the provider.'),
        createdAt: moment,
      }),
    ),
    shipment: z
      .object({ carrier: z.string(), trackingNumber: z.string() })
      .nullable()
      .describe('Null before it is shipped, and for a pickup.'),
    pickup: z
      .object({
        locationId: z.number().int(),
        name: z.string(),
        address: z.string(),
        city: z.string(),
        province: z.string(),
        postalCode: z.string(),
        readyAt: nullableMoment.describe('When the buyer was told that it lies ready.'),
      })
      .nullable()
      .describe('Where the buyer picks it up; null for an order that is shipped.'),
    timeline: z
      .array(
        z.object({
          id: z.number().int(),
          kind: z.enum(['state', 'refund', 'restock', 'payment', 'pickup']),
          event: z.string().describe('In words: `Paid`, `Back to stock`.'),
          fromState: state.nullable(),
          toState: state,
          at: moment,
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
  query: NOTHING,
  status: 200,
  answer: ApiOrderDetailSchema,
});

export const listOrders = defineCall({
  id: 'listOrders',
  method: 'GET',
  path: '/api/orders',
  part: 'Orders',
  summary: 'List orders',
  text: 'The newest first, 50 a page.',
  permission: 'orders.view',
  params: NOTHING,
  query: z.object({
    page: wholeInAddress(1, 'Enter a whole number from 1').optional().describe('The page, from 1.'),
    q: z.string().max(100).optional().describe('Number, name, e-mail, company, PO number or SKU.'),
    state: z.string().refine(isOrderState, 'There is no such state').optional().describe(`\`${STATES}\`.`),
    method: z
      .string()
      .refine(isPaymentMethod, 'There is no such payment method')
      .optional()
      .describe(`How it is paid: \`${METHODS}\`.`),
    policy: z.enum(['express', 'standard']).optional().describe('Which of the two checkouts it came by.'),
    from: storeDay.describe('The first day of the store.'),
    to: storeDay.describe('The last day of the store.'),
    sort: z
      .enum(['placed', '-placed', 'total', '-total'], {
        errorMap: () => ({ message: 'Sort by placed, -placed, total or -total' }),
      })
      .optional()
      .describe('By which of the two, the least first; with `-` the greatest. `-placed` when left out.'),
  }),
  status: 200,
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
  query: NOTHING,
  body: ShipmentSchema,
  required: ['updatedAt', 'carrier', 'trackingNumber'],
  fields: {
    updatedAt: 'The `updatedAt` of the order that was read.',
    carrier: '`UPS`, `FedEx`, `USPS`, `DHL`, `Canada Post`, `Purolator` or `Other`.',
    trackingNumber: 'Letters and digits. It may be left out where the carrier is `Other`.',
  },
  example: { updatedAt: '2027-03-31T16:00:00.000Z', carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
  status: 200,
  answer: z.object({ success: z.literal(true) }),
  errors: { 409: 'The order changed meanwhile, or is in a state that cannot be shipped.' },
});
