import type { Generated, IsoText } from './column-types';

export type RefundState = 'due' | 'paid' | 'failed';

/** 'won': the money stays with the store. */
export type DisputeState = 'open' | 'won' | 'lost';

/** A buyer's dispute of a payment at the provider. */
export interface PaymentDisputesTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  provider_reference: string;
  amount_cents: number;
  reason: string;
  state: DisputeState;
  /** When the store learned of it, and of its last change. */
  created_at: IsoText;
  updated_at: IsoText;
}

/** The last failure of a payment provider, by kind. */
export interface ProviderFailuresTable {
  provider: string;
  kind: 'credentials' | 'refused' | 'outage';
  /** The order it concerned; empty if none. */
  order_number: string;
  /** How often it happened. */
  count: Generated<number>;
  last_at: IsoText;
  /** When the provider next answered; null while it fails. */
  recovered_at: IsoText | null;
}

/** A provider's webhook event, to recognize repeated deliveries. */
export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  /** The payment it concerns; null if it isn't ours. */
  attempt_key: string | null;
  created_at: IsoText;
  received_at: IsoText;
}

export interface RefundsTable {
  id: Generated<number>;
  order_id: number;
  attempt_id: number;
  amount_cents: number;
  /** Our key, sent to the provider, which refunds it once. */
  refund_key: string;
  state: RefundState;
  reason: string;
  /** Who requested it. */
  actor: string;
  provider_reference: string | null;
  /** The provider's explanation if it didn't succeed at once. */
  detail: Generated<string>;
  tries: Generated<number>;
  /** When to try next. */
  due_at: IsoText;
  created_at: IsoText;
  settled_at: IsoText | null;
}
