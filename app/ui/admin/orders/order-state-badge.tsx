import { ORDER_STATE_NAMES, type OrderState } from '../../../domain/selling/orders/order-states.rules';

const TONES: Record<OrderState, string> = {
  awaiting_approval: 'ink',
  pending: 'warn',
  awaiting_transfer: 'warn',
  on_account: 'warn',
  paid: 'good',
  fulfilled: 'good',
  cancelled: 'bad',
  review: 'bad',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <span className={`badge badge--${TONES[state]}`}>{ORDER_STATE_NAMES[state]}</span>;
}
