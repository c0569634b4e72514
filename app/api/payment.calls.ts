import { z } from 'zod';

import { API_PAYMENT_METHODS, ApiPaymentSchema } from './payment.schema';
import { defineCall } from './api-call';

/** What a payment call answers: whether it is settled on the store's side, or what the buyer has to do. */
export const ApiPaymentAnswerSchema = z.object({
  success: z
    .boolean()
    .describe(
      'True if the money moved, or if the buyer only has to send it as `instructions` say. False if the payment failed, or if the buyer still has to confirm it at `redirectUrl`.',
    ),
  error: z.string().optional().describe('Why the money did not move, or not yet; only with `success` false.'),
  orderNumber: z.string().optional().describe('The order that was placed; only with a cart.'),
  instructions: z
    .object({ recipientEmail: z.string().email().describe('Whom the buyer sends the amount to.') })
    .optional()
    .describe('Where a transfer goes: of Zelle and e-Transfer, with `success` true.'),
  redirectUrl: z
    .string()
    .url()
    .optional()
    .describe(
      'Only with `success` false: a page of this store that leads the buyer on to the page of the provider, and afterward to the outcome. Missing if the payment failed.',
    ),
});

export type ApiPaymentAnswer = z.infer<typeof ApiPaymentAnswerSchema>;

export const pay = defineCall({
  id: 'pay',
  method: 'POST',
  path: '/api/payments/{method}',
  part: 'Payments',
  summary: 'Pay',
  text: 'With a cart in the session the order of that cart is placed and paid; the amount is compared with its total, never charged. Without a cart a payment is recorded that belongs to no order. Send an Idempotency-Key: the same key is never charged twice.',
  takes: 'session',
  isOfSession: true,
  params: z.object({
    method: z
      .enum(API_PAYMENT_METHODS)
      .describe('How the buyer pays. Apple Pay and Google Pay have no call.'),
  }),
  exampleParams: { method: 'square' },
  notFound: 'There is no such payment method.',
  body: ApiPaymentSchema,
  required: ['amount', 'customerInfo'],
  fields: {
    amount: 'US dollars, as a number or text: what the buyer agreed to pay.',
    currency: '`USD`',
    sourceId: 'Square’s name for a card that its own page has read. A card’s number is refused.',
    customerInfo: 'Who pays, and where it is sent.',
    'customerInfo.firstName': 'Two characters at least.',
    'customerInfo.lastName': 'Two characters at least.',
    'customerInfo.email': 'Where the confirmation goes.',
    'customerInfo.phone': 'Ten digits at least, however they are grouped.',
    'customerInfo.company': 'May be left out.',
    'customerInfo.address': 'Street and number.',
    'customerInfo.city': 'Two characters at least.',
    'customerInfo.state': 'A state of the US or a province of Canada, by its two letters: `CA`.',
    'customerInfo.zipCode': 'A ZIP code such as `90210`, or a postal code such as `K1A 0B1`.',
  },
  example: {
    amount: 37.59,
    currency: 'USD',
    sourceId: 'cnon:card-nonce-ok',
    customerInfo: {
      firstName: 'Ada',
      lastName: 'Locke',
      email: 'ada@locke.example',
      phone: '(310) 555-0100',
      address: '12 Key Street',
      city: 'Los Angeles',
      state: 'CA',
      zipCode: '90210',
    },
  },
  answer: ApiPaymentAnswerSchema,
  errors: {
    409: 'The amount is not the total of the cart, there is too little stock, the buyer first has to confirm the email address by the link that was mailed (then pay again with a new key), or the request carries a token, which has no session.',
    503: 'The provider has not answered yet. Nothing is charged twice: ask again with the same key.',
  },
  isPayment: true,
});
