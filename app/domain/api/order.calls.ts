import { z } from 'zod';

import { isPaymentMethod, ON_ACCOUNT, PAYMENT_METHODS } from '../checkout/payment-methods.rules';
import { ShipmentSchema } from '../orders/order-handling.schema';
import { isOrderState, ORDER_STATE_NAMES } from '../orders/order-states.rules';
import { defineCall, NOTHING } from './api-call';
import { ID_PARAMS, moment, money, wholeInAddress } from './api-values.schema';

const NO_ORDER = 'There is no such order.';
const STATES = Object.keys(ORDER_STATE_NAMES).join('`, `');
const METHODS = [...Object.keys(PAYMENT_METHODS), ON_ACCOUNT].join('`, `');

/** An order's state, as a set that may grow. */
const state = z.string().refine(isOrderState).describe(`\`${STATES}\`.`);

const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'Enter a day such as 2027-03-31')
  .optional();

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
    from: day.describe('The first day of the store.'),
    to: day.describe('The last day of the store.'),
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
