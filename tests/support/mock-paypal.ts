import { createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';

import {
  MockProvider,
  type MockAnswer,
  type MockCall,
  type MockPayment,
  type SignedWebhook,
  type WebhookDetails,
} from './mock-provider';

export const PAYPAL_WEBHOOK_ID = 'webhook-of-these-tests';

const SIGNING_KEY = 'what only PayPal knows';

const MoneySchema = z.object({ currency_code: z.literal('USD'), value: z.string().regex(/^\d+\.\d\d$/) });

const OrderSchema = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z
    .array(z.object({ custom_id: z.string(), invoice_id: z.string(), amount: MoneySchema }))
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.string(), cancel_url: z.string() }) }),
  }),
});

const RefundSchema = z.object({ amount: MoneySchema, invoice_id: z.string() });

const VerifySchema = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
});

const refusal = (status: number, issue: string): MockAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', message: issue, details: [{ issue }] },
});

const centsOf = (value: string) => Math.round(Number(value) * 100);
const moneyOf = (cents: number) => ({ currency_code: 'USD', value: (cents / 100).toFixed(2) });

const signatureOf = (id: string, time: string, webhookId: string, event: string) =>
  createHmac('sha256', SIGNING_KEY).update(`${id}|${time}|${webhookId}|${event}`).digest('base64');

/** PayPal's API as far as the store asks it: orders, captures, refunds and the check of webhooks. */
export class MockPayPal extends MockProvider {
  /** The bank says no when the money is captured. */
  isDeclining = false;
  /** PayPal looks a capture over before it completes it. */
  isDeciding = false;

  protected override agree(payment: MockPayment): void {
    payment.state = 'approved';
  }

  protected override answer({ method, path, query, body, headers }: MockCall): MockAnswer {
    if (path === '/v1/oauth2/token')
      return { status: 200, body: { access_token: 'token', token_type: 'Bearer', expires_in: 3600 } };
    if (headers.authorization !== 'Bearer token') return refusal(401, 'AUTHENTICATION_FAILURE');
    if (path === '/v1/notifications/verify-webhook-signature') return verify(body);
    if (method === 'POST' && path === '/v2/checkout/orders')
      return this.#create(body, String(headers['paypal-request-id']));
    if (path.startsWith('/v1/customer/disputes')) return this.#disputes(path, query);
    const [, captureId] = /^\/v2\/payments\/captures\/([^/]+)\/refund$/.exec(path) ?? [];
    if (captureId !== undefined) return this.#refund(captureId, String(headers['paypal-request-id']), body);
    const [, id = '', verb] = /^\/v2\/checkout\/orders\/([^/]+)(?:\/(capture))?$/.exec(path) ?? [];
    const payment = this.find(id);
    if (payment === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
    return verb === 'capture' ? this.#capture(payment) : { status: 200, body: this.#order(payment) };
  }

  #create(body: string, requestId: string): MockAnswer {
    const order = OrderSchema.parse(JSON.parse(body));
    const [unit] = order.purchase_units;
    if (unit?.custom_id !== requestId || unit.invoice_id !== requestId)
      return refusal(422, 'The tests expect the key in all places');
    const context = order.payment_source.paypal.experience_context;
    const payment = this.begin(requestId, {
      amountCents: centsOf(unit.amount.value),
      returnUrl: context.return_url,
      cancelUrl: context.cancel_url,
    });
    return { status: 200, body: this.#order(payment) };
  }

  #capture(payment: MockPayment): MockAnswer {
    if (payment.state === 'paid') return refusal(422, 'ORDER_ALREADY_CAPTURED');
    if (payment.state !== 'approved') return refusal(422, 'ORDER_NOT_APPROVED');
    if (this.isDeclining) {
      payment.state = 'open';
      return refusal(422, 'INSTRUMENT_DECLINED');
    }
    payment.state = 'paid';
    return { status: 201, body: this.#order(payment) };
  }

  #order(payment: MockPayment) {
    const states = {
      open: 'PAYER_ACTION_REQUIRED',
      approved: 'APPROVED',
      paid: 'COMPLETED',
      closed: 'VOIDED',
    };
    const refunded = this.refundedCents(payment);
    const isAllBack = refunded >= this.takenCents(payment);
    const partly = refunded > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
    const taken = isAllBack ? 'REFUNDED' : partly;
    return {
      id: payment.id,
      status: states[payment.state],
      links: [{ href: this.pageOf(payment), rel: 'payer-action', method: 'GET' }],
      purchase_units: [
        {
          custom_id: payment.key,
          ...(payment.state === 'paid' && {
            payments: {
              captures: [
                {
                  id: payment.captureId,
                  status: this.isDeciding ? 'PENDING' : taken,
                  amount: moneyOf(this.takenCents(payment)),
                  custom_id: payment.key,
                },
              ],
              refunds: [...payment.refunds].map(([key, { id, cents, isFailed }]) => ({
                id,
                status: isFailed === true ? 'FAILED' : 'COMPLETED',
                amount: moneyOf(cents),
                invoice_id: key,
              })),
            },
          }),
        },
      ],
    };
  }

  #disputes(path: string, query: URLSearchParams): MockAnswer {
    const id = path.split('/')[4];
    if (id === undefined) {
      const { disputes = [] } = this.ofCapture(query.get('disputed_transaction_id') ?? '') ?? {};
      return { status: 200, body: { items: disputes.map((dispute) => ({ dispute_id: dispute.id })) } };
    }
    const dispute = this.payments.flatMap(({ disputes }) => disputes).find((one) => one.id === id);
    if (dispute === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
    const outcomes = { open: undefined, won: 'RESOLVED_SELLER_FAVOUR', lost: 'RESOLVED_BUYER_FAVOUR' };
    const outcome_code = outcomes[dispute.state];
    return {
      status: 200,
      body: {
        dispute_id: id,
        reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
        status: outcome_code === undefined ? 'WAITING_FOR_SELLER_RESPONSE' : 'RESOLVED',
        dispute_amount: moneyOf(dispute.cents),
        ...(outcome_code === undefined ? {} : { dispute_outcome: { outcome_code } }),
      },
    };
  }

  #refund(captureId: string, refundKey: string, body: string): MockAnswer {
    const payment = this.ofCapture(captureId);
    if (payment === undefined) return refusal(404, 'INVALID_RESOURCE_ID');
    const { amount } = RefundSchema.parse(JSON.parse(body));
    const id = this.refund(payment, refundKey, centsOf(amount.value));
    return id === undefined
      ? refusal(422, 'REFUND_AMOUNT_EXCEEDED')
      : { status: 201, body: { id, status: 'COMPLETED', amount } };
  }

  override webhook(payment: MockPayment, details: WebhookDetails): SignedWebhook {
    return payment.state === 'paid'
      ? this.#sign('PAYMENT.CAPTURE.COMPLETED', { custom_id: payment.key }, details)
      : this.#sign('CHECKOUT.ORDER.APPROVED', this.#order(payment), details);
  }

  override reversalWebhook({ captureId }: MockPayment, kind: 'refund' | 'dispute', details: WebhookDetails) {
    const href = `https://api.paypal.example/v2/payments/captures/${captureId}`;
    return kind === 'refund'
      ? this.#sign('PAYMENT.CAPTURE.REFUNDED', { id: 'refund', links: [{ rel: 'up', href }] }, details)
      : this.#sign(
          'CUSTOMER.DISPUTE.CREATED',
          { dispute_id: 'dispute', disputed_transactions: [{ seller_transaction_id: captureId }] },
          details,
        );
  }

  #sign(type: string, resource: object, { eventId, at = new Date(), body: given }: WebhookDetails) {
    const time = at.toISOString();
    // Numbers and spaces as PayPal writes them: whoever parses and writes again has another text.
    const event =
      given ??
      JSON.stringify(
        {
          id: eventId ?? `WH-${randomUUID()}`,
          create_time: time,
          event_type: type,
          resource,
        },
        null,
        1,
      );
    const id = randomUUID();
    return {
      body: event,
      headers: {
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.paypal.example/cert',
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(id, time, PAYPAL_WEBHOOK_ID, event),
      },
    };
  }
}

/** PayPal signs the event's text, so the text must come back as it was sent. */
function verify(body: string): MockAnswer {
  const asked = VerifySchema.parse(JSON.parse(body));
  const event = body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
  const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = asked;
  const isGenuine = signatureOf(id, time, webhookId, event) === asked.transmission_sig;
  return { status: 200, body: { verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' } };
}
