import { SquareClient, SquareEnvironment, SquareError, WebhooksHelper, type Square } from 'square';
import { z } from 'zod';

import {
  isFinalRefusal,
  ProviderRefusedError,
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
import { refundOrRefuse, refuseOnError, parseWebhookBody } from './provider-answer';

export interface SquareSettings {
  accessToken: string;
  locationId: string;
  webhookSecret: string;
  /** A server other than Square's. */
  apiBase: string | undefined;
}

const WebhookSchema = z.object({
  event_id: z.string().min(1),
  created_at: z.string(),
  data: z.object({
    object: z
      .object({
        payment: z.object({ order_id: z.string().optional() }).optional(),
        refund: z.object({ payment_id: z.string().optional() }).optional(),
        dispute: z
          .object({ disputed_payment: z.object({ payment_id: z.string().optional() }).optional() })
          .optional(),
      })
      .optional(),
  }),
});

const USD = 'USD';

const REFUND_STATES: Partial<Record<string, Reversals['refunds'][number]['state']>> = {
  COMPLETED: 'paid',
  PENDING: 'pending',
};

/** States of disputes that are over. Accepted: the store let the buyer have the money. */
const DISPUTE_STATES: Partial<Record<string, ProviderDispute['state']>> = {
  WON: 'won',
  INQUIRY_CLOSED: 'won',
  LOST: 'lost',
  ACCEPTED: 'lost',
};

/**
 * Square's hosted payment links. A link belongs to a Square order with our key. The reference is 'order:link': payments
 * are read from the order, and canceling deletes the link.
 */
export class SquareProvider implements HostedProvider {
  readonly name = 'square';
  readonly title = 'Square';
  readonly #square: SquareClient;
  readonly #settings: SquareSettings;

  constructor(settings: SquareSettings) {
    this.#settings = settings;
    this.#square = new SquareClient({
      token: settings.accessToken,
      timeoutInSeconds: 6,
      maxRetries: 1,
      ...(settings.apiBase === undefined
        ? { environment: SquareEnvironment.Production }
        : { baseUrl: settings.apiBase }),
    });
  }

  async begin(request: BeginRequest): Promise<BegunPayment> {
    const { paymentLink } = await refuseOnError(
      this.#square.checkout.paymentLinks.create({
        idempotencyKey: request.key,
        order: {
          locationId: this.#settings.locationId,
          referenceId: request.key,
          lineItems: [
            {
              name: `Order ${request.description}`,
              quantity: '1',
              basePriceMoney: toMoney(request.amountCents, request.currency),
            },
          ],
        },
        checkoutOptions: {
          redirectUrl: request.returnUrl,
          allowTipping: false,
          acceptedPaymentMethods: { applePay: true, googlePay: true },
        },
        prePopulatedData: { buyerEmail: request.email },
        paymentNote: `Order ${request.description}`,
      }),
      isRefusal,
    );
    const { id, orderId, url } = paymentLink ?? {};
    if (id === undefined || orderId === undefined || url === undefined)
      throw new ProviderRefusedError('Square returned a payment link without a URL.');
    // Links don't expire; the store deletes them when its time is over.
    return { reference: `${orderId}:${id}`, url, expiresAt: request.expiresAt };
  }

  async find(_key: string, reference: string): Promise<HostedPayment> {
    const order = await this.#order(getOrder(reference));
    for (const tender of order.tenders ?? []) {
      const paymentId = tender.paymentId ?? tender.id;
      if (paymentId === undefined) continue;
      const { payment } = await this.#square.payments.get({ paymentId });
      if (payment?.status !== 'COMPLETED') continue;
      const amountCents = toCents(payment.totalMoney ?? payment.amountMoney);
      return {
        status: 'captured',
        reference: paymentId,
        amountCents,
        refunded: amountCents > 0 && toCents(payment.refundedMoney) >= amountCents,
      };
    }
    return { status: order.state === 'CANCELED' ? 'closed' : 'open' };
  }

  async cancel(key: string, reference: string): Promise<'cancelled' | 'captured'> {
    if ((await this.find(key, reference)).status === 'captured') return 'captured';
    try {
      await this.#square.checkout.paymentLinks.delete({ id: getLinkId(reference) });
    } catch (error) {
      if (!(error instanceof SquareError && error.statusCode === 404)) throw error;
    }
    // The buyer may have paid just before the link was deleted.
    return (await this.find(key, reference)).status === 'captured' ? 'captured' : 'cancelled';
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    const { refundReference } = request;
    return refundOrRefuse(async () => {
      const { refund } =
        refundReference === undefined
          ? await this.#square.refunds.refundPayment({
              idempotencyKey: request.refundKey,
              paymentId: request.reference,
              amountMoney: toMoney(request.amountCents, request.currency),
              // Square doesn't return the idempotency key, by which the store knows its own refunds.
              reason: request.refundKey,
            })
          : await this.#square.refunds.get({ refundId: refundReference });
      if (refund === undefined) throw new Error('Square returned no refund.');
      if (refund.status === 'COMPLETED') return { status: 'paid', reference: refund.id };
      if (refund.status === 'PENDING' || refund.status == null)
        return { status: 'pending', reference: refund.id };
      return { status: 'refused', reason: `Square returned status ${refund.status}.` };
    }, isRefusal);
  }

  /** Square lists the disputes of all payments: there are few. */
  async findReversals(_reference: string, capture: string): Promise<Reversals> {
    const { payment } = await this.#square.payments.get({ paymentId: capture });
    const refunds: Reversals['refunds'] = [];
    for (const refundId of payment?.refundIds ?? []) {
      const { refund } = await this.#square.refunds.get({ refundId });
      if (refund === undefined) throw new Error('Square returned no refund.');
      refunds.push({
        reference: refund.id,
        amountCents: toCents(refund.amountMoney),
        state: REFUND_STATES[refund.status ?? 'PENDING'] ?? 'failed',
        refundKey: refund.reason ?? undefined,
      });
    }
    const disputes: Reversals['disputes'] = [];
    for await (const dispute of await this.#square.disputes.list({ locationId: this.#settings.locationId })) {
      if (dispute.disputedPayment?.paymentId !== capture) continue;
      disputes.push({
        reference: dispute.disputeId ?? dispute.id ?? '',
        amountCents: toCents(dispute.amountMoney),
        reason: (dispute.reason ?? 'unknown').toLowerCase().replaceAll('_', ' '),
        state: DISPUTE_STATES[dispute.state ?? ''] ?? 'open',
      });
    }
    return { refunds, disputes };
  }

  async checkCredentials(): Promise<void> {
    await this.#square.locations.get({ locationId: this.#settings.locationId });
  }

  /**
   * The signature covers the URL and the body, but no time of delivery: Square repeats an event for a day. A replay does
   * nothing, because the store remembers events for longer and only looks the payment up.
   */
  async readWebhook({ rawBody, headers, url }: WebhookRequest): Promise<WebhookEvent> {
    const signature = headers.get('x-square-hmacsha256-signature') ?? '';
    const isGenuine = await WebhooksHelper.verifySignature({
      requestBody: rawBody,
      signatureHeader: signature,
      signatureKey: this.#settings.webhookSecret,
      notificationUrl: url,
    });
    if (!isGenuine) throw new WebhookRefusedError('The signature doesn’t match.');
    const event = parseWebhookBody(WebhookSchema, rawBody);
    const { payment, refund, dispute } = event.data.object ?? {};
    const orderId = payment?.order_id;
    const order = orderId === undefined ? undefined : await this.#order(orderId).catch(ignoreMissing);
    return {
      eventId: event.event_id,
      key: order?.referenceId ?? undefined,
      capture: refund?.payment_id ?? dispute?.disputed_payment?.payment_id,
      createdAt: event.created_at,
    };
  }

  async #order(orderId: string): Promise<Square.Order> {
    const { order } = await this.#square.orders.get({ orderId });
    if (order === undefined) throw new Error('Square returned no order.');
    return order;
  }
}

/** An order that Square no longer knows isn't ours to settle. */
function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof SquareError && error.statusCode === 404)) throw error;
}

function getOrder(reference: string): string {
  return reference.split(':')[0] ?? '';
}

function getLinkId(reference: string): string {
  return reference.split(':')[1] ?? '';
}

function toMoney(cents: number, currency: string): Square.Money {
  if (currency !== USD) throw new Error(`Square payments must be in ${USD}.`);
  return { amount: BigInt(cents), currency: USD };
}

function toCents(money: Square.Money | undefined): number {
  return Number(money?.amount ?? 0);
}

function isRefusal(error: unknown): boolean {
  return error instanceof SquareError && isFinalRefusal(error.statusCode);
}
