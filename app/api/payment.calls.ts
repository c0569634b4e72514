import { z } from 'zod';

import { t } from '~/i18n/text';
import { API_PAYMENT_METHODS, ApiPaymentSchema } from './payment.schema';
import { defineCall } from './api-call';

/** What a payment call answers: whether it is settled on the store's side, or what the buyer has to do. */
export const ApiPaymentAnswerSchema = z.object({
  success: z
    .boolean()
    .describe(
      'True if the payment succeeded or `instructions` apply. False if it failed or the buyer must confirm it at `redirectUrl`.',
    ),
  error: z.string().optional().describe('Why `success` is false.'),
  reason: z
    .string()
    .optional()
    .describe(
      'Why a payment failed. Nothing was charged; retry with a new Idempotency-Key or another method.',
    ),
  warnings: z
    .array(z.string())
    .optional()
    .describe(
      'What to check in the request, such as a ZIP code of another state. Nothing was refused for it.',
    ),
  orderNumber: z.string().optional().describe('Order number, if an order was placed.'),
  instructions: z
    .object({ recipientEmail: z.string().email().describe('Email address that receives the transfer.') })
    .optional()
    .describe('Transfer instructions for Zelle and e-Transfer.'),
  redirectUrl: z.string().url().optional().describe('Page where the buyer confirms the payment.'),
});

export type ApiPaymentAnswer = z.infer<typeof ApiPaymentAnswerSchema>;

const METHOD_LIST = API_PAYMENT_METHODS.join(', ');

export const pay = defineCall({
  id: 'pay',
  method: 'POST',
  path: '/api/payments/{method}',
  part: 'Payments',
  summary: 'Create a payment',
  text: 'Places and pays for an order from the session’s cart; `amount` must equal the cart total. Without a cart, records a payment that has no order. Send an Idempotency-Key to avoid duplicate charges.',
  takes: 'session',
  isOfSession: true,
  params: z.object({
    method: z.enum(API_PAYMENT_METHODS).describe('Payment method.'),
  }),
  exampleParams: { method: 'square' },
  notFound: () => t`Unknown payment method; use ${METHOD_LIST}.`,
  body: ApiPaymentSchema,
  required: ['amount', 'customerInfo'],
  fields: {
    amount: 'Amount in US dollars, as a number or string.',
    currency: '`USD`',
    sourceId: 'Square card token; never a card number.',
    customerInfo: 'Buyer and ship-to address.',
    'customerInfo.firstName': 'At least 2 characters.',
    'customerInfo.lastName': 'At least 2 characters.',
    'customerInfo.email': 'Receives the order confirmation.',
    'customerInfo.phone': 'At least 10 digits, in any format.',
    'customerInfo.company': 'Company.',
    'customerInfo.address': 'Street address.',
    'customerInfo.city': 'At least 2 characters.',
    'customerInfo.state': 'Two-letter state or province code, such as `CA`.',
    'customerInfo.zipCode': 'ZIP or postal code, such as `90210` or `K1A 0B1`.',
    billingAddress: 'Bill-to address. Default: the ship-to address.',
    'billingAddress.name': 'Company or person.',
    'billingAddress.address': 'Street address.',
    'billingAddress.city': 'At least 2 characters.',
    'billingAddress.state': 'Two-letter state or province code, such as `CA`.',
    'billingAddress.zipCode': 'ZIP or postal code, such as `90210` or `K1A 0B1`.',
    attention: 'Person or department at the ship-to address.',
    deliveryInstructions: 'Delivery instructions.',
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
    409: 'Amount differs from the cart total, insufficient stock, email address not confirmed (retry with a new key after confirmation), or request sent with a token.',
    503: 'No response from the provider yet. Retry with the same Idempotency-Key.',
  },
  isPayment: true,
});
