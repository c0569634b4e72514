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

export const SQUARE_WEBHOOK_SECRET = 'square-secret-of-these-tests';

const MoneySchema = z.object({ amount: z.number().int(), currency: z.literal('USD') });

const LinkSchema = z.object({
  idempotency_key: z.string(),
  order: z.object({
    reference_id: z.string(),
    line_items: z.array(z.object({ quantity: z.literal('1'), base_price_money: MoneySchema })).length(1),
  }),
  checkout_options: z.object({ redirect_url: z.string() }),
});

const RefundSchema = z.object({
  idempotency_key: z.string().max(45),
  payment_id: z.string(),
  amount_money: MoneySchema,
  reason: z.string(),
});

const refusal = (status: number, detail: string): MockAnswer => ({
  status,
  body: { errors: [{ category: 'INVALID_REQUEST_ERROR', code: 'BAD_REQUEST', detail }] },
});

/** Square's API as far as the store asks it: payment links, orders, payments and refunds. */
export class MockSquare extends MockProvider {
  protected override answer({ method, path, body }: MockCall): MockAnswer {
    const [, kind, id = ''] =
      /^\/v2\/(?:online-checkout\/)?(payment-links|orders|payments|refunds|locations)\/([^/]+)$/.exec(path) ??
      [];
    if (method === 'POST' && path === '/v2/online-checkout/payment-links') return this.#link(body);
    if (method === 'POST' && path === '/v2/refunds') return this.#refund(body);
    if (kind === 'payments') return this.#payment(id);
    if (kind === 'refunds') return this.#readRefund(id);
    if (kind === 'locations') return { status: 200, body: { location: { id } } };
    if (path === '/v2/disputes') return this.#listDisputes();
    const payment = this.find(id.replace(/^(link|order)-/, ''));
    if (payment === undefined) return refusal(404, 'Not found');
    if (kind === 'orders') return { status: 200, body: { order: orderOf(payment) } };
    if (payment.state === 'open') payment.state = 'closed';
    return { status: 200, body: { id, cancelled_order_id: `order-${payment.id}` } };
  }

  #link(body: string): MockAnswer {
    const link = LinkSchema.parse(JSON.parse(body));
    if (link.order.reference_id !== link.idempotency_key)
      return refusal(400, 'The tests expect the key in both places');
    const payment = this.begin(link.idempotency_key, {
      amountCents: link.order.line_items[0]?.base_price_money.amount ?? 0,
      returnUrl: link.checkout_options.redirect_url,
      cancelUrl: 'about:blank',
    });
    const { id } = payment;
    return {
      status: 200,
      body: {
        payment_link: {
          id: `link-${id}`,
          version: 1,
          order_id: `order-${id}`,
          url: this.pageOf(payment),
        },
      },
    };
  }

  #payment(id: string): MockAnswer {
    const payment = this.ofCapture(id);
    if (payment === undefined) return refusal(404, 'Not found');
    const money = { amount: this.takenCents(payment), currency: 'USD' };
    return {
      status: 200,
      body: {
        payment: {
          id,
          status: 'COMPLETED',
          amount_money: money,
          total_money: money,
          refunded_money: { amount: this.refundedCents(payment), currency: 'USD' },
          refund_ids: [...payment.refunds.values()].map((refund) => refund.id),
          order_id: `order-${payment.id}`,
        },
      },
    };
  }

  #readRefund(wanted: string): MockAnswer {
    for (const payment of this.payments)
      for (const [reason, { id, cents, isFailed }] of payment.refunds)
        if (id === wanted) {
          const amount_money = { amount: cents, currency: 'USD' };
          const status = isFailed === true ? 'FAILED' : 'COMPLETED';
          return { status: 200, body: { refund: { id, status, amount_money, reason } } };
        }
    return refusal(404, 'Not found');
  }

  #listDisputes(): MockAnswer {
    const disputes = this.payments.flatMap(({ captureId, disputes: ofPayment }) =>
      ofPayment.map(({ id, cents, state }) => ({
        dispute_id: id,
        amount_money: { amount: cents, currency: 'USD' },
        reason: 'NOT_RECEIVED',
        state: { open: 'EVIDENCE_REQUIRED', won: 'WON', lost: 'LOST' }[state],
        disputed_payment: { payment_id: captureId },
      })),
    );
    return { status: 200, body: { disputes } };
  }

  #refund(body: string): MockAnswer {
    const request = RefundSchema.parse(JSON.parse(body));
    const payment = this.ofCapture(request.payment_id);
    if (payment === undefined) return refusal(404, 'Not found');
    const id = this.refund(payment, request.idempotency_key, request.amount_money.amount);
    if (id === undefined) return refusal(400, 'The refund is more than what is left');
    return { status: 200, body: { refund: { id, status: 'COMPLETED', amount_money: request.amount_money } } };
  }

  override webhook({ id, captureId }: MockPayment, details: WebhookDetails): SignedWebhook {
    return this.#sign('payment', { id: captureId, order_id: `order-${id}` }, details);
  }

  override reversalWebhook({ captureId }: MockPayment, kind: 'refund' | 'dispute', details: WebhookDetails) {
    const subject = {
      refund: { id: 'refund', payment_id: captureId },
      dispute: { id: 'dispute', disputed_payment: { payment_id: captureId } },
    }[kind];
    return this.#sign(kind, subject, details);
  }

  #sign(type: string, subject: object, { eventId, at = new Date(), url, body: given }: WebhookDetails) {
    const body =
      given ??
      JSON.stringify({
        merchant_id: 'merchant',
        type: `${type}.updated`,
        event_id: eventId ?? randomUUID(),
        created_at: at.toISOString(),
        data: { type, id: type, object: { [type]: subject } },
      });
    const signature = createHmac('sha256', SQUARE_WEBHOOK_SECRET)
      .update(url + body)
      .digest('base64');
    return { body, headers: { 'x-square-hmacsha256-signature': signature } };
  }
}

function orderOf(payment: MockPayment) {
  const states = { open: 'DRAFT', approved: 'DRAFT', paid: 'OPEN', closed: 'CANCELED' };
  return {
    id: `order-${payment.id}`,
    location_id: 'location',
    reference_id: payment.key,
    state: states[payment.state],
    tenders:
      payment.state === 'paid'
        ? [{ id: payment.captureId, type: 'CARD', payment_id: payment.captureId }]
        : undefined,
  };
}
