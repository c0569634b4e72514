import type { Generated, IsoText } from './column-types';

export type RefundState = 'due' | 'paid' | 'failed';

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
