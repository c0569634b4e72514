/** What the store asks of whoever moves the money. Amounts in cents. */

export interface ChargeRequest {
  /** Ours. A provider charges the same key once, however often it is asked. */
  key: string;
  amountCents: number;
  currency: string;
  /** What the buyer sees on the statement: the order's number. */
  description: string;
  /** Read by the sandbox alone. */
  sandboxOutcome?: string;
}

export type ChargeResult =
  { status: 'captured'; reference: string; amountCents: number } | { status: 'declined'; reason: string };

export interface CapturedCharge {
  reference: string;
  amountCents: number;
  /** All of it was given back. */
  refunded: boolean;
}

export interface RefundRequest {
  /** The key of the charge, and the provider's reference of the money that it captured. */
  key: string;
  reference: string;
  /** The whole charge or a part of it. */
  amountCents: number;
  currency: string;
  /** Ours. The same one twice is one refund. */
  refundKey: string;
  /** The provider's own reference of this refund, once it has told one. */
  refundReference?: string;
}

export type RefundResult =
  | { status: 'paid'; reference: string }
  /** Taken on, not yet done: to be asked again with its reference. */
  | { status: 'pending'; reference: string }
  | { status: 'refused'; reason: string };

interface Refunds {
  /** Gives money back, once for each refund key. Rejects when the outcome is unknown: then ask again. */
  refund(request: RefundRequest): Promise<RefundResult>;
}

/** Charges while the store waits. */
export interface DirectProvider extends Refunds {
  readonly name: string;

  /**
   * Charges at once. Rejects when the outcome is unknown: then `find` tells, or `cancel` settles it.
   * Gives up when the signal aborts.
   */
  charge(request: ChargeRequest, signal: AbortSignal): Promise<ChargeResult>;

  /** The charge with our key, if money was captured. */
  find(key: string): Promise<CapturedCharge | undefined>;

  /** Makes sure that the key is never charged from now on; 'captured' when it already was. */
  cancel(key: string): Promise<'cancelled' | 'captured'>;
}

export interface BeginRequest {
  /** Ours. The same key with the same request leads to the same page, however often it is begun. */
  key: string;
  amountCents: number;
  currency: string;
  /** The order's number. */
  description: string;
  email: string;
  /** Where the provider sends the buyer who has paid. */
  returnUrl: string;
  /** Where it sends the one who would rather not. */
  cancelUrl: string;
  /** When the store gives the goods to others: the page need not take money after that. */
  expiresAt: string;
}

export interface BegunPayment {
  /** The provider's name for its page. */
  reference: string;
  url: string;
  expiresAt: string;
}

export type HostedPayment =
  | ({ status: 'captured' } & CapturedCharge)
  /** The buyer has agreed; the money moves when the store says so. */
  | { status: 'approved' }
  /** The bank said no; the buyer may try another one on the same page. */
  | { status: 'declined' }
  | { status: 'open' }
  /** Out of the store's hands: the money may yet come, and cannot be called back. */
  | { status: 'pending' }
  /** It can never be paid any more. */
  | { status: 'closed' };

export interface WebhookRequest {
  /** As it came: a signature covers every byte. */
  rawBody: string;
  headers: Headers;
  /** The address that the provider was told to send to. */
  url: string;
}

export interface WebhookEvent {
  /** The same for every delivery of one event. */
  eventId: string;
  /** Our key of the payment that it is about; undefined when it is about nothing of ours. */
  key: string | undefined;
  createdAt: string;
}

/** Takes the money on a page of its own: the buyer goes there and comes back. */
export interface HostedProvider extends Refunds {
  readonly name: string;
  /** What a buyer calls it. */
  readonly title: string;

  /**
   * Opens a page for one payment.
   *
   * @throws ProviderRefusedError when it will never open one; anything else may work the next time.
   */
  begin(request: BeginRequest): Promise<BegunPayment>;

  /** What became of it. Moves no money. */
  find(key: string, reference: string): Promise<HostedPayment>;

  /** Takes the money of an approved payment. Providers that take it by themselves have no such step. */
  capture?(key: string, reference: string): Promise<HostedPayment>;

  /**
   * Makes sure that the page takes no money from now on; 'captured' when it already did. Rejects while that cannot
   * be said.
   */
  cancel(key: string, reference: string): Promise<'cancelled' | 'captured'>;

  /**
   * Reads what the provider tells by itself, when it is truly from there.
   *
   * @throws WebhookRefusedError when it is unsigned, altered or too old.
   */
  readWebhook(request: WebhookRequest): Promise<WebhookEvent>;
}

export type PaymentProvider = DirectProvider | HostedProvider;

export function isHosted(provider: PaymentProvider): provider is HostedProvider {
  return 'begin' in provider;
}

/** The provider has understood, and said no: asking again would change nothing. */
export class ProviderRefusedError extends Error {}

/** Whether an answer with this status is final. A conflict, a time-out and a limit are not. */
export function isFinalRefusal(status: number | undefined): boolean {
  return status !== undefined && status >= 400 && status < 500 && ![408, 409, 425, 429].includes(status);
}

export class WebhookRefusedError extends Error {}

/** What is older may be somebody's recording. */
export const WEBHOOK_MAX_AGE_S = 300;

/** @throws WebhookRefusedError when the moment is no moment, or too long ago. */
export function assertFresh(moment: string): void {
  const age = (Date.now() - Date.parse(moment)) / 1000;
  if (!(age <= WEBHOOK_MAX_AGE_S)) throw new WebhookRefusedError('The webhook is too old.');
}
