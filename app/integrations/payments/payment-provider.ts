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
  refunded: boolean;
}

export interface PaymentProvider {
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

  /** Gives the money of the key back; a second call changes nothing. */
  refund(key: string): Promise<void>;
}
