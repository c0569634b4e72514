import Stripe from 'stripe';
import { z } from 'zod';

import {
  isFinalRefusal,
  ProviderRefusedError,
  WEBHOOK_MAX_AGE_S,
  WebhookRefusedError,
  type BeginRequest,
  type BegunPayment,
  type HostedPayment,
  type HostedProvider,
  type ProviderDispute,
  type RefundRequest,
  type RefundResult,
  type Reversals,
  type WebhookEvent,
  type WebhookRequest,
} from './payment-provider';
import { getErrorMessage, parseWebhookBody, refundOrRefuse, refuseOnError } from './provider-answer';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** A server other than Stripe's. */
  apiBase: string | undefined;
}

const TIMEOUT_MS = 6_000;

/** Stripe's hosted Checkout, for cards and wallets. */
export class StripeProvider implements HostedProvider {
  readonly name = 'stripe';
  readonly title = 'Stripe';
  readonly #stripe: Stripe;
  readonly #webhookSecret: string;

  constructor({ secretKey, webhookSecret, apiBase }: StripeSettings) {
    this.#stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...(apiBase === undefined ? {} : toAddress(apiBase)),
    });
    this.#webhookSecret = webhookSecret;
  }

  async begin(request: BeginRequest): Promise<BegunPayment> {
    const { key, returnUrl, cancelUrl, email } = request;
    const session = await refuseOnError(
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          // Other methods may take days, during which the stock would be held.
          allowed_payment_method_types: ['card'],
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: request.amountCents,
                product_data: { name: `Order ${request.description}` },
              },
            },
          ],
          client_reference_id: key,
          metadata: { key },
          payment_intent_data: { metadata: { key }, description: `Order ${request.description}` },
          customer_email: email,
          success_url: returnUrl,
          cancel_url: cancelUrl,
          expires_at: Math.floor(Date.parse(request.expiresAt) / 1000),
        },
        { idempotencyKey: key },
      ),
      isRefusal,
    );
    if (session.url === null) throw new ProviderRefusedError('Stripe returned a session without a URL.');
    return {
      reference: session.id,
      url: session.url,
      expiresAt: new Date(session.expires_at * 1000).toISOString(),
    };
  }

  async find(_key: string, reference: string): Promise<HostedPayment> {
    const session = await this.#stripe.checkout.sessions.retrieve(reference, {
      expand: ['payment_intent.latest_charge'],
    });
    if (session.payment_status === 'paid') return toCapturedPayment(session);
    if (session.status === 'expired') return { status: 'closed' };
    return { status: session.status === 'complete' ? 'pending' : 'open' };
  }

  async cancel(key: string, reference: string): Promise<'cancelled' | 'captured'> {
    try {
      await this.#stripe.checkout.sessions.expire(reference);
      return 'cancelled';
    } catch (error) {
      // Stripe refuses to expire sessions that aren't open.
      const { status } = await this.find(key, reference);
      if (status === 'captured') return 'captured';
      if (status === 'closed') return 'cancelled';
      throw error;
    }
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    const { refundReference, refundKey, key } = request;
    return refundOrRefuse(async () => {
      const refund =
        refundReference === undefined
          ? await this.#stripe.refunds.create(
              {
                payment_intent: request.reference,
                amount: request.amountCents,
                metadata: { key, refundKey },
              },
              { idempotencyKey: refundKey },
            )
          : await this.#stripe.refunds.retrieve(refundReference);
      if (refund.status === 'succeeded') return { status: 'paid', reference: refund.id };
      if (refund.status === 'failed' || refund.status === 'canceled')
        return { status: 'refused', reason: refund.failure_reason ?? 'The Stripe refund failed.' };
      return { status: 'pending', reference: refund.id };
    }, isRefusal);
  }

  async findReversals(_reference: string, capture: string): Promise<Reversals> {
    const ofPayment = { payment_intent: capture, limit: 100 };
    const refunds = await this.#stripe.refunds.list(ofPayment).autoPagingToArray({ limit: MOST_REVERSALS });
    const disputes = await this.#stripe.disputes.list(ofPayment).autoPagingToArray({ limit: MOST_REVERSALS });
    return {
      refunds: refunds.map(({ id, amount, status, metadata }) => ({
        reference: id,
        amountCents: amount,
        state: status === 'succeeded' ? 'paid' : isOver(status) ? 'failed' : 'pending',
        refundKey: metadata?.['refundKey'],
      })),
      disputes: disputes.map(({ id, amount, reason, status }) => ({
        reference: id,
        amountCents: amount,
        reason: reason.replaceAll('_', ' '),
        state: DISPUTE_STATES[status] ?? 'open',
      })),
    };
  }

  async checkCredentials(): Promise<void> {
    await this.#stripe.balance.retrieve();
  }

  async readWebhook({ rawBody, headers }: WebhookRequest): Promise<WebhookEvent> {
    await this.#stripe.webhooks
      .constructEventAsync(
        rawBody,
        headers.get('Stripe-Signature') ?? '',
        this.#webhookSecret,
        WEBHOOK_MAX_AGE_S,
      )
      .catch((error: unknown) => {
        throw new WebhookRefusedError(getErrorMessage(error));
      });
    const event = parseWebhookBody(WebhookSchema, rawBody);
    return {
      eventId: event.id,
      key: toModelKey(event.data.object),
      capture: toPaymentIntent(event.data.object),
      createdAt: new Date(event.created * 1000).toISOString(),
    };
  }
}

const WebhookSchema = z.object({
  id: z.string().min(1),
  created: z.number(),
  data: z.object({ object: z.object({}).passthrough() }),
});

/** More than a payment can have. */
const MOST_REVERSALS = 1_000;

/** Statuses of disputes that are over. */
const DISPUTE_STATES: Partial<Record<string, ProviderDispute['state']>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
};

function isOver(refundStatus: string | null): boolean {
  return refundStatus === 'failed' || refundStatus === 'canceled';
}

/** Charges, refunds, and disputes name their payment intent. */
function toPaymentIntent(subject: object): string | undefined {
  if (!('payment_intent' in subject)) return undefined;
  return typeof subject.payment_intent === 'string' ? subject.payment_intent : undefined;
}

/** Sessions, payment intents, and charges all have our key in their metadata. */
function toModelKey(subject: object): string | undefined {
  if (!('metadata' in subject)) return undefined;
  const { metadata } = subject;
  if (typeof metadata !== 'object' || metadata === null || !('key' in metadata)) return undefined;
  return typeof metadata.key === 'string' ? metadata.key : undefined;
}

function toCapturedPayment(session: Stripe.Checkout.Session): HostedPayment {
  const intent = session.payment_intent;
  if (intent === null || typeof intent === 'string')
    throw new Error('Stripe reported a paid session without a payment.');
  const charge = intent.latest_charge;
  return {
    status: 'captured',
    reference: intent.id,
    amountCents: intent.amount_received,
    refunded: charge !== null && typeof charge === 'object' && charge.refunded,
  };
}

function toAddress(base: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { hostname, port, protocol } = new URL(base);
  const isHttps = protocol === 'https:';
  const standardPort = isHttps ? '443' : '80';
  return {
    host: hostname,
    port: port === '' ? standardPort : port,
    protocol: isHttps ? 'https' : 'http',
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && isFinalRefusal(error.statusCode);
}
