import {
  ApiError,
  CheckoutPaymentIntent,
  OrdersController,
  PaymentsController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  type CapturedPayment,
  type Money,
  type Order,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';

import {
  assertFresh,
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
import { PayPalClient, type PayPalSettings } from './paypal-client.server';
import { refundOrRefuse, refuseOnError, parseWebhookBody } from './provider-answer';

const REPRESENTATION = 'return=representation';

/**
 * Order events have our key in their units, capture and refund events in the resource. Refund events link to their
 * capture, and dispute events list it.
 */
const WebhookSchema = z.object({
  id: z.string().min(1),
  create_time: z.string(),
  resource: z.object({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
    disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
  }),
});

const DisputesSchema = z.object({ items: z.array(z.object({ dispute_id: z.string() })).default([]) });

const DisputeSchema = z.object({
  dispute_id: z.string(),
  reason: z.string().default('unknown'),
  status: z.string(),
  dispute_amount: z.object({ value: z.string() }),
  dispute_outcome: z.object({ outcome_code: z.string() }).optional(),
});

/** Outcomes in the buyer's favor. */
const LOST_OUTCOMES = ['RESOLVED_BUYER_FAVOUR', 'RESOLVED_WITH_PAYOUT', 'ACCEPTED'];

const ErrorSchema = z.object({ details: z.array(z.object({ issue: z.string() })).default([]) });

/** PayPal: the buyer approves on its page, then the store captures. */
export class PayPalProvider implements HostedProvider {
  readonly name = 'paypal';
  readonly title = 'PayPal';
  readonly #settings: PayPalSettings;
  #kept: PayPalClient | undefined;

  constructor(settings: PayPalSettings) {
    this.#settings = settings;
  }

  /** Caches its token between calls. */
  get #client(): PayPalClient {
    this.#kept ??= new PayPalClient(this.#settings, () => (this.#kept = undefined));
    return this.#kept;
  }

  get #orders(): OrdersController {
    return new OrdersController(this.#client);
  }

  get #payments(): PaymentsController {
    return new PaymentsController(this.#client);
  }

  async begin(request: BeginRequest): Promise<BegunPayment> {
    const { result: order } = await refuseOnError(
      this.#orders.createOrder({
        paypalRequestId: request.key,
        prefer: REPRESENTATION,
        body: {
          intent: CheckoutPaymentIntent.Capture,
          purchaseUnits: [
            {
              customId: request.key,
              // PayPal accepts one payment per invoice.
              invoiceId: request.key,
              description: `Order ${request.description}`,
              amount: toMoney(request.amountCents, request.currency),
            },
          ],
          paymentSource: {
            paypal: {
              emailAddress: request.email,
              experienceContext: {
                returnUrl: request.returnUrl,
                cancelUrl: request.cancelUrl,
                userAction: PaypalExperienceUserAction.PayNow,
                shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
              },
            },
          },
        },
      }),
      isRefusal,
    );
    const page = order.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    if (order.id === undefined || page === undefined)
      throw new ProviderRefusedError('PayPal returned an order without an approval URL.');
    return { reference: order.id, url: page.href, expiresAt: request.expiresAt };
  }

  async find(_key: string, reference: string): Promise<HostedPayment> {
    try {
      const { result } = await this.#orders.getOrder({ id: reference });
      return toHostedPayment(result);
    } catch (error) {
      // PayPal deletes orders that weren't approved.
      if (error instanceof ApiError && error.statusCode === 404) return { status: 'closed' };
      throw error;
    }
  }

  /** Captures an order. PayPal refuses a second capture; then the order is read again. */
  async capture(key: string, reference: string): Promise<HostedPayment> {
    try {
      const { result } = await this.#orders.captureOrder({ id: reference, prefer: REPRESENTATION });
      return toHostedPayment(result);
    } catch (error) {
      if (listIssues(error).includes('INSTRUMENT_DECLINED')) return { status: 'declined' };
      if (!isRefusal(error)) throw error;
      return this.find(key, reference);
    }
  }

  /** PayPal orders can't be canceled, but only this store captures them, and it won't. */
  async cancel(key: string, reference: string): Promise<'cancelled' | 'captured'> {
    const payment = await this.find(key, reference);
    if (payment.status === 'pending') throw new Error('The PayPal payment is still pending.');
    return payment.status === 'captured' ? 'captured' : 'cancelled';
  }

  refund(request: RefundRequest): Promise<RefundResult> {
    const { refundReference } = request;
    return refundOrRefuse(async () => {
      const { result: refund } =
        refundReference === undefined
          ? await this.#payments.refundCapturedPayment({
              captureId: request.reference,
              paypalRequestId: request.refundKey,
              prefer: REPRESENTATION,
              body: {
                amount: toMoney(request.amountCents, request.currency),
                customId: request.key,
                invoiceId: request.refundKey,
              },
            })
          : await this.#payments.getRefund({ refundId: refundReference });
      const { id = '', status } = refund;
      if (status === 'COMPLETED') return { status: 'paid', reference: id };
      if (status === 'PENDING') return { status: 'pending', reference: id };
      return { status: 'refused', reason: `PayPal returned status ${status ?? 'none'}.` };
    }, isRefusal);
  }

  async findReversals(reference: string, capture: string): Promise<Reversals> {
    const { result: order } = await this.#orders.getOrder({ id: reference });
    const refunds = (order.purchaseUnits ?? []).flatMap(({ payments }) => payments?.refunds ?? []);
    const { items } = DisputesSchema.parse(
      await this.#client.get('/v1/customer/disputes', { disputed_transaction_id: capture }),
    );
    const disputes: ProviderDispute[] = [];
    // Only a dispute's own page says how it ended.
    for (const { dispute_id: id } of items)
      disputes.push(
        toDispute(
          DisputeSchema.parse(await this.#client.get(`/v1/customer/disputes/${encodeURIComponent(id)}`)),
        ),
      );
    return {
      refunds: refunds.map(({ id = '', amount, status, invoiceId }) => ({
        reference: id,
        amountCents: toCents(amount),
        state: status === 'COMPLETED' ? 'paid' : status === 'PENDING' ? 'pending' : 'failed',
        refundKey: invoiceId,
      })),
      disputes,
    };
  }

  /** An order that doesn't exist is found missing only with valid credentials. */
  async checkCredentials(): Promise<void> {
    await this.#orders.getOrder({ id: 'CREDENTIALS' }).catch((error: unknown) => {
      if (!(error instanceof ApiError && error.statusCode === 404)) throw error;
    });
  }

  /** Verifies the webhook by asking PayPal. */
  async readWebhook({ rawBody, headers }: WebhookRequest): Promise<WebhookEvent> {
    const header = (name: string) => {
      const value = headers.get(`paypal-${name}`);
      if (value === null) throw new WebhookRefusedError(`The header paypal-${name} is missing.`);
      return value;
    };
    const sentAt = header('transmission-time');
    const fields = {
      auth_algo: header('auth-algo'),
      cert_url: header('cert-url'),
      transmission_id: header('transmission-id'),
      transmission_sig: header('transmission-sig'),
      transmission_time: sentAt,
      webhook_id: this.#settings.webhookId,
    };
    assertFresh(sentAt);
    // PayPal is asked with the body inside a request: anything but one JSON value could change that request.
    if (!isJson(rawBody)) throw new WebhookRefusedError('The webhook body is invalid.');
    if (!(await this.#isGenuine(fields, rawBody)))
      throw new WebhookRefusedError('PayPal rejected the webhook signature.');
    const event = parseWebhookBody(WebhookSchema, rawBody);
    const { resource } = event;
    const key = resource.custom_id ?? resource.purchase_units?.[0]?.custom_id;
    const linked = resource.links?.find(({ rel }) => rel === 'up')?.href;
    const capture =
      resource.disputed_transactions?.[0]?.seller_transaction_id ??
      linked?.match(/\/captures\/([^/?]+)/)?.[1];
    return { eventId: event.id, key, capture, createdAt: event.create_time };
  }

  async #isGenuine(fields: Record<string, string>, rawBody: string): Promise<boolean> {
    try {
      return await this.#client.verifyWebhook(fields, rawBody);
    } catch (error) {
      // PayPal didn't sign what it can't read.
      if (error instanceof ApiError && [400, 422].includes(error.statusCode)) return false;
      throw error;
    }
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function toHostedPayment(order: Order): HostedPayment {
  if (order.status === 'VOIDED') return { status: 'closed' };
  if (order.status === 'APPROVED') return { status: 'approved' };
  const captures = (order.purchaseUnits ?? []).flatMap(({ payments }) => payments?.captures ?? []);
  const capture = captures.find(isCaptured);
  if (capture?.id !== undefined) {
    return {
      status: 'captured',
      reference: capture.id,
      amountCents: toCents(capture.amount),
      refunded: capture.status === 'REFUNDED',
    };
  }
  if (captures.some(({ status }) => status === 'PENDING')) return { status: 'pending' };
  const isDeclined = captures.some(({ status }) => status === 'DECLINED' || status === 'FAILED');
  if (order.status === 'COMPLETED' && isDeclined) return { status: 'closed' };
  return { status: 'open' };
}

function toDispute(dispute: z.infer<typeof DisputeSchema>): ProviderDispute {
  const outcome = dispute.dispute_outcome?.outcome_code ?? '';
  const isResolved = dispute.status === 'RESOLVED';
  return {
    reference: dispute.dispute_id,
    amountCents: toCents({ currencyCode: 'USD', value: dispute.dispute_amount.value }),
    reason: dispute.reason.toLowerCase().replaceAll('_', ' '),
    state: !isResolved ? 'open' : LOST_OUTCOMES.includes(outcome) ? 'lost' : 'won',
  };
}

function isCaptured({ status }: CapturedPayment): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

function toMoney(cents: number, currencyCode: string): Money {
  const digits = String(cents).padStart(3, '0');
  return { currencyCode, value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

function toCents(money: Money | undefined): number {
  const [whole = '0', fraction = ''] = (money?.value ?? '0').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0').slice(0, 2));
}

function listIssues(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const parsed = ErrorSchema.safeParse(error.result);
  return parsed.success ? parsed.data.details.map(({ issue }) => issue) : [];
}

function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && isFinalRefusal(error.statusCode);
}
