import type { Generated, IsoText } from './column-types';

export type RefundState = 'due' | 'paid' | 'failed';

/** Money that goes back through the provider that took it. */
export interface RefundsTable {
  id: Generated<number>;
  order_id: number;
  attempt_id: number;
  amount_cents: number;
  /** Ours, sent to the provider: the same key is paid once. */
  refund_key: string;
  state: RefundState;
  reason: string;
  actor: string;
  provider_reference: string | null;
  detail: string;
  created_at: IsoText;
  settled_at: IsoText | null;
}
