import { createHmac, randomUUID } from 'node:crypto';

import {
  MockProvider,
  type MockAnswer,
  type MockCall,
  type MockPayment,
  type SignedWebhook,
  type WebhookDetails,
} from './mock-provider';

export const STRIPE_WEBHOOK_SECRET = 'whsec_of_these_tests';

const refusal = (status: number, message: string): MockAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message } },
});

/** Stripe's API as far as the store asks it: checkout sessions and refunds. */
export class MockStripe extends MockProvider {
  protected override answer({ method, path, query, body, headers }: MockCall): MockAnswer {
    const form = new URLSearchParams(body);
    const [, id = '', verb] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/checkout/sessions') return this.#create(form, headers);
    if (id !== '') {
      const payment = this.find(id);
      if (payment === undefined) return refusal(404, 'No such session');
      if (verb === 'expire') {
        if (payment.state !== 'open') return refusal(400, 'Only open sessions can be expired');
        payment.state = 'closed';
      }
      return { status: 200, body: this.#session(payment) };
    }
    if (method === 'POST' && path === '/v1/refunds') return this.#refund(form, headers);
    if (path === '/v1/balance') return { status: 200, body: { object: 'balance' } };
    if (method === 'GET' && (path === '/v1/refunds' || path === '/v1/disputes'))
      return this.#list(path, query.get('payment_intent') ?? '');
    return refusal(404, `Unknown: ${method} ${path}`);
  }

  #list(path: string, capture: string): MockAnswer {
    const payment = this.ofCapture(capture);
    const refunds = [...(payment?.refunds ?? [])].map(([key, { id, cents, isFailed }]) => ({
      id,
      object: 'refund',
      amount: cents,
      status: isFailed === true ? 'failed' : 'succeeded',
      metadata: { refundKey: key },
    }));
    const disputes = (payment?.disputes ?? []).map(({ id, cents, state }) => ({
      id,
      object: 'dispute',
      amount: cents,
      reason: 'product_not_received',
      status: state === 'open' ? 'needs_response' : state,
    }));
    const data = path === '/v1/refunds' ? refunds : disputes;
    return { status: 200, body: { object: 'list', url: path, has_more: false, data } };
  }

  #create(form: URLSearchParams, headers: MockCall['headers']): MockAnswer {
    const expiresAt = Number(form.get('expires_at'));
    if (expiresAt < Date.now() / 1000 + 30 * 60) return refusal(400, 'expires_at must be 30 minutes ahead');
    const key = String(headers['idempotency-key'] ?? randomUUID());
    if (form.get('client_reference_id') !== key || form.get('payment_intent_data[metadata][key]') !== key)
      return refusal(400, 'The tests expect the key in all places');
    const payment = this.begin(key, {
      amountCents: Number(form.get('line_items[0][price_data][unit_amount]')),
      returnUrl: form.get('success_url') ?? '',
      cancelUrl: form.get('cancel_url') ?? '',
    });
    return { status: 200, body: { ...this.#session(payment), expires_at: expiresAt } };
  }

  #session(payment: MockPayment) {
    const isPaid = payment.state === 'paid';
    const states = { open: 'open', approved: 'open', paid: 'complete', closed: 'expired' };
    return {
      id: payment.id,
      object: 'checkout.session',
      url: this.pageOf(payment),
      status: states[payment.state],
      payment_status: isPaid ? 'paid' : 'unpaid',
      client_reference_id: payment.key,
      metadata: { key: payment.key },
      payment_intent: isPaid
        ? {
            id: payment.captureId,
            object: 'payment_intent',
            amount_received: this.takenCents(payment),
            latest_charge: {
              id: `ch_${payment.id}`,
              object: 'charge',
              refunded: this.refundedCents(payment) >= this.takenCents(payment),
            },
          }
        : null,
    };
  }

  #refund(form: URLSearchParams, headers: MockCall['headers']): MockAnswer {
    const payment = this.ofCapture(form.get('payment_intent') ?? '');
    if (payment === undefined) return refusal(404, 'No such payment_intent');
    const id = this.refund(payment, String(headers['idempotency-key']), Number(form.get('amount')));
    if (id === undefined) return refusal(400, 'Refund amount is greater than unrefunded amount on charge');
    return { status: 200, body: { id, object: 'refund', status: 'succeeded' } };
  }

  override webhook(payment: MockPayment, details: WebhookDetails): SignedWebhook {
    const types = { open: 'created', approved: 'created', paid: 'completed', closed: 'expired' };
    const subject = { id: payment.id, metadata: { key: payment.key } };
    return this.#sign(`checkout.session.${types[payment.state]}`, subject, details);
  }

  override reversalWebhook({ captureId }: MockPayment, kind: 'refund' | 'dispute', details: WebhookDetails) {
    const type = { refund: 'charge.refunded', dispute: 'charge.dispute.created' }[kind];
    return this.#sign(type, { id: `${kind}_1`, payment_intent: captureId, metadata: {} }, details);
  }

  #sign(type: string, subject: object, { eventId, at = new Date(), body: given }: WebhookDetails) {
    const timestamp = Math.floor(at.getTime() / 1000);
    const body =
      given ??
      JSON.stringify({
        id: eventId ?? `evt_${randomUUID()}`,
        object: 'event',
        created: timestamp,
        type,
        data: { object: subject },
      });
    const signature = createHmac('sha256', STRIPE_WEBHOOK_SECRET)
      .update(`${timestamp}.${body}`)
      .digest('hex');
    return { body, headers: { 'Stripe-Signature': `t=${timestamp},v1=${signature}` } };
  }
}
