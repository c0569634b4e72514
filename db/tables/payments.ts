import type { Generated, IsoText } from './column-types';

export type RefundState = 'due' | 'paid' | 'failed';

/** What a provider told by itself, so that a second delivery is known for one. */
export interface WebhookEventsTable {
  provider: string;
  event_id: string;
  /** The payment that it was about; null when it was none of ours. */
  attempt_key: string | null;
  created_at: IsoText;
  received_at: IsoText;
}

export interface RefundsTable {
  id: Generated<number>;
  order_id: number;
  attempt_id: number;
  amount_cents: number;
  /** Ours, sent to the provider: the same key is given back once. */
  refund_key: string;
  state: RefundState;
  reason: string;
  /** Who asked for it. */
  actor: string;
  provider_reference: string | null;
  /** What the provider said when it did not go at once. */
  detail: Generated<string>;
  tries: Generated<number>;
  /** When it is tried next. */
  due_at: IsoText;
  created_at: IsoText;
  settled_at: IsoText | null;
}
