import type { OrderRefund } from '../../domain/selling/orders/order-refunds.queries.server';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { getPaymentMethodName } from '../checkout/order-details';
import { Moment } from '../moment';
import { LinesTable } from './lines-table';
import { OrderDocument } from './order-document';

const PAYMENT: Record<OrderState, string> = {
  awaiting_approval: 'Awaiting approval',
  pending: 'Pending payment',
  awaiting_transfer: 'Due',
  on_account: 'Due',
  paid: 'Paid',
  fulfilled: 'Paid',
  cancelled: 'Canceled',
  review: 'On hold',
};

/** An invoice with lines, totals, payments, and refunds. */
export function Invoice({ order, refunds }: { order: Order; refunds: OrderRefund[] }) {
  const standing = refunds.filter((refund) => refund.state !== 'failed');
  const refunded = standing.reduce((sum, refund) => sum + refund.amountCents, 0);
  return (
    <OrderDocument
      title="Invoice"
      order={order}
      facts={[
        ['Payment', getPaymentMethodName(order.paymentMethod)],
        ['Status', isDue(order) ? 'Due' : PAYMENT[order.state]],
        order.paidAt !== null && ['Paid', <Moment at={order.paidAt} />],
        isDue(order) && order.dueAt !== null && ['Due by', <Moment at={order.dueAt} />],
        order.state === 'awaiting_transfer' &&
          order.expiresAt !== null && ['Due by', <Moment at={order.expiresAt} />],
      ]}
    >
      <LinesTable lines={order.lines} />
      <dl className="totals order-document__totals">
        <Sum name="Subtotal" cents={order.subtotalCents} />
        <Sum name="Shipping" cents={order.shippingCents} />
        <Sum name="Tax" cents={order.taxCents} />
        <div className="totals__total">
          <dt>Total</dt>
          <dd>{formatMoney(order.totalCents)}</dd>
        </div>
        {order.receivedCents > 0 && <Sum name="Received" cents={order.receivedCents} />}
        {standing.map((refund) => (
          <div key={refund.id}>
            <dt>
              Refund <Moment at={refund.createdAt} />
            </dt>
            <dd>{formatMoney(-refund.amountCents)}</dd>
          </div>
        ))}
        {refunded > 0 && <Sum name="Paid after refunds" cents={order.receivedCents - refunded} />}
        {isDue(order) && (
          <div className="totals__total">
            <dt>Due</dt>
            <dd>{formatMoney(order.totalCents - order.receivedCents)}</dd>
          </div>
        )}
      </dl>
      {order.state === 'cancelled' && <p>This order was canceled. Nothing is due.</p>}
    </OrderDocument>
  );
}

/** Whether a payment is still expected. */
function isDue({ state, dueAt, paidAt }: Order): boolean {
  return state === 'awaiting_transfer' || (dueAt !== null && paidAt === null && state !== 'cancelled');
}

function Sum({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
