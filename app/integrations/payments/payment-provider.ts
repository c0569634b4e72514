/** The interface to payment providers. Amounts in cents. */

export interface ChargeRequest {
  /** Our idempotency key: a provider charges it at most once. */
  key: string;
  amountCents: number;
  currency: string;
  /** Shown on the buyer's statement: the order number. */
  description: string;
  /** Used by the sandbox only. */
  sandboxOutcome?: string;
}

export type ChargeResult =
  { status: 'captured'; reference: string; amountCents: number } | { status: 'declined'; reason: string };

export interface CapturedCharge {
  reference: string;
  amountCents: number;
  /** Whether it was refunded in full. */
  refunded: boolean;
}

export interface RefundRequest {
  /** The charge's key, and the provider's reference of the capture. */
  key: string;
  reference: string;
  amountCents: number;
  currency: string;
  /** Our idempotency key of the refund. */
  refundKey: string;
  /** The provider's reference of this refund, once known. */
  refundReference?: string;
}

export type RefundResult =
  | { status: 'paid'; reference: string }
  /** Accepted but not done; ask again with the reference. */
  | { status: 'pending'; reference: string }
  | { status: 'refused'; reason: string };

interface Refunds {
  /** Refunds once per refund key. Rejects if the outcome is unknown; then repeat it. */
  refund(request: RefundRequest): Promise<RefundResult>;
}

/** A provider that charges within the request. */
export interface DirectProvider extends Refunds {
  readonly name: string;

  /** Charges, or rejects if the outcome is unknown; then call `find` or `cancel`. */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;

  /** Finds the captured charge with our key. */
  find(key: string): Promise<CapturedCharge | undefined>;

  /** Prevents the key from being charged; 'captured' if it already was. */
  cancel(key: string): Promise<'cancelled' | 'captured'>;
}

export interface BeginRequest {
  /** Our idempotency key: the same request leads to the same page. */
  key: string;
  amountCents: number;
  currency: string;
  description: string;
  email: string;
  /** Where the provider sends the buyer after paying. */
  returnUrl: string;
  /** Where it sends a buyer who cancels. */
  cancelUrl: string;
  /** When the store releases the stock, so that the page no longer needs to accept money. */
  expiresAt: string;
}

export interface BegunPayment {
  /** The provider's reference of its page. */
  reference: string;
  url: string;
  expiresAt: string;
}

export type HostedPayment =
  | ({ status: 'captured' } & CapturedCharge)
  /** The buyer agreed; the store still has to capture. */
  | { status: 'approved' }
  /** The bank declined; the buyer may try again on the same page. */
  | { status: 'declined' }
  | { status: 'open' }
  /** The money may still arrive and can't be canceled. */
  | { status: 'pending' }
  /** It can no longer be paid. */
  | { status: 'closed' };

/** A refund of a captured payment as the provider has it, made by the store or at the provider. */
export interface ProviderRefund {
  reference: string;
  amountCents: number;
  state: 'paid' | 'pending' | 'failed';
  /** Our key, if the store made it. */
  refundKey: string | undefined;
}

export interface ProviderDispute {
  reference: string;
  amountCents: number;
  /** The provider's word for why, such as 'fraudulent'. */
  reason: string;
  /** Won: the money stays with the store. */
  state: 'open' | 'won' | 'lost';
}

/** What took money back from a captured payment, or may. */
export interface Reversals {
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
}

export interface WebhookRequest {
  /** Unparsed, because the signature covers every byte. */
  rawBody: string;
  headers: Headers;
  /** The URL configured at the provider. */
  url: string;
}

export interface WebhookEvent {
  /** The same for every delivery of an event. */
  eventId: string;
  /** Our key of the payment; undefined if the event doesn't have it. */
  key: string | undefined;
  /** The provider's reference of the capture, for events that name no key. */
  capture?: string | undefined;
  createdAt: string;
}

/** A provider with its own payment page. */
export interface HostedProvider extends Refunds {
  readonly name: string;
  /** Its name for buyers. */
  readonly title: string;

  /**
   * Opens a page for one payment.
   *
   * @throws ProviderRefusedError if it is final; other errors may be retried.
   */
  begin(request: BeginRequest): Promise<BegunPayment>;

  /** Reads the payment's state, without moving money. */
  find(key: string, reference: string): Promise<HostedPayment>;

  /** Captures an approved payment, for providers that don't capture automatically. */
  capture?(key: string, reference: string): Promise<HostedPayment>;

  /** Prevents the page from taking money; 'captured' if it already did. Rejects if neither is certain. */
  cancel(key: string, reference: string): Promise<'cancelled' | 'captured'>;

  /**
   * Finds the refunds and disputes of a captured payment.
   *
   * @param reference of its page, as for `find`.
   * @param capture the provider's reference of the capture.
   */
  findReversals(reference: string, capture: string): Promise<Reversals>;

  /** Rejects unless the provider accepts the credentials. Moves no money. */
  checkCredentials(): Promise<void>;

  /**
   * Verifies and reads a webhook.
   *
   * @throws WebhookRefusedError if it is unsigned, altered, or too old; WebhookUnknownError if it is genuine, but not an
   * event as this provider sends them.
   */
  readWebhook(request: WebhookRequest): Promise<WebhookEvent>;
}

export type PaymentProvider = DirectProvider | HostedProvider;

export function isHosted(provider: PaymentProvider): provider is HostedProvider {
  return 'begin' in provider;
}

/** The provider refused for good; don't retry. */
export class ProviderRefusedError extends Error {}

/** Returns whether a status is a final refusal. Conflicts, timeouts, and rate limits aren't. */
export function isFinalRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

export class WebhookRefusedError extends Error {}

/** A webhook is genuine, but says nothing that the store understands. */
export class WebhookUnknownError extends Error {}

/** Older webhooks may be replayed. */
export const WEBHOOK_MAX_AGE_S = 300;

/** @throws WebhookRefusedError if the time is invalid or too long ago. */
export function assertFresh(moment: string): void {
  const age = (Date.now() - Date.parse(moment)) / 1000;
  if (!(age <= WEBHOOK_MAX_AGE_S)) throw new WebhookRefusedError('The webhook timestamp is too old.');
}
