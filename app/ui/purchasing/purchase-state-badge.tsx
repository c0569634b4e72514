import {
  PURCHASE_STATE_NAMES,
  type PurchaseState,
} from '../../domain/supply/purchasing/purchase-states.rules';

const TONES: Record<PurchaseState, string> = {
  draft: 'ink',
  sent: 'warn',
  partly_received: 'warn',
  received: 'good',
  closed: 'good',
  cancelled: 'bad',
};

export function PurchaseStateBadge({ state }: { state: PurchaseState }) {
  return <span className={`badge badge--${TONES[state]}`}>{PURCHASE_STATE_NAMES[state]}</span>;
}
