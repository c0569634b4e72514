import {
  findUntoldPaymentState,
  ORDER_STATE_NAMES,
  PAYMENT_STATE_NAMES,
  type OrderState,
} from '../../../domain/selling/orders/order-states.rules';

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

/** An order's state, and its payment where the state doesn't tell it. */
export function OrderBadges({ order }: { order: Parameters<typeof findUntoldPaymentState>[0] }) {
  const payment = findUntoldPaymentState(order);
  return (
    <>
      <OrderStateBadge state={order.state} />
      {payment !== undefined && (
        <>
          {' '}
          <span className={`badge badge--${payment === 'due' ? 'bad' : 'warn'}`}>
            {PAYMENT_STATE_NAMES[payment]}
          </span>
        </>
      )}
    </>
  );
}
