import { isPaymentMethod, getMethodName } from '../../domain/selling/checkout/payment-methods.rules';
import type { Order, OrderPickup } from '../../domain/selling/orders/orders.queries.server';
import { LinesTable } from '../orders/lines-table';
import { TotalsList } from './order-summary';
import { AddressLines } from '../address-lines';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export function getPaymentMethodName(method: string): string {
  return isPaymentMethod(method) ? getMethodName(method) : method;
}

export function OrderDetails({ order }: { order: Order }) {
  return (
    <div className="order-details panel">
      <h2>
        <Trans>Items</Trans>
      </h2>
      <OrderLines order={order} />
      <div className="order-details__foot">
        <AddressBlock order={order} />
        <TotalsList totals={order} />
      </div>
    </div>
  );
}

export function OrderLines({ order }: { order: Order }) {
  return <LinesTable lines={order.lines} className="table--cards" />;
}

/** Names who receives an order at its address. */
const describeAttention = ({ attention }: { attention: string }) => t`Attention: ${attention}`;

/** Says how an order is delivered. */
const describeInstructions = ({ deliveryInstructions }: { deliveryInstructions: string }) =>
  t`Delivery instructions: ${deliveryInstructions}`;

/** The lines of an order's address, from the name to the ZIP code. */
export function listAddressLines(order: Order) {
  return [
    `${order.firstName} ${order.lastName}`,
    order.company,
    order.attention !== '' && describeAttention(order),
    order.address,
    `${order.city}, ${order.stateCode} ${order.zipCode}`,
  ];
}

/** The lines of the address that an order's bill goes to; none for the shipping address. */
export function listBillingLines({ billing }: Pick<Order, 'billing'>): string[] {
  if (billing === null) return [];
  return [billing.name, billing.address, `${billing.city}, ${billing.stateCode} ${billing.zipCode}`];
}

export function AddressBlock({ order }: { order: Order }) {
  return (
    <address>
      {order.pickup !== null && <PickupPlace pickup={order.pickup} />}
      <AddressLines
        lines={[
          <strong>{order.pickup === null ? t`Ships to` : t`Ordered by`}</strong>,
          ...listAddressLines(order),
          order.deliveryInstructions !== '' && describeInstructions(order),
          <span className="muted">
            <Trans>Payment: {getPaymentMethodName(order.paymentMethod)}</Trans>
          </span>,
          order.poNumber !== '' && (
            <>
              <span className="muted">
                <Trans>PO number:</Trans>
              </span>{' '}
              <strong className="part-number">{order.poNumber}</strong>
            </>
          ),
        ]}
      />
      {order.billing !== null && (
        <span className="block space-above">
          <AddressLines
            lines={[
              <strong>
                <Trans>Bill to</Trans>
              </strong>,
              ...listBillingLines(order),
            ]}
          />
        </span>
      )}
    </address>
  );
}

function PickupPlace({ pickup }: { pickup: OrderPickup }) {
  return (
    <span className="block pad-below">
      <AddressLines
        lines={[
          <strong>
            <Trans>Will call: pick up at {pickup.name}</Trans>
          </strong>,
          `${pickup.address}, ${pickup.city}, ${pickup.province} ${pickup.postalCode}`,
          `${pickup.hours}, ${pickup.phone}`,
          <span className="muted">
            {pickup.readyAt === null ? t`We’ll email you when it’s ready.` : t`Ready for pickup.`}
          </span>,
        ]}
      />
    </span>
  );
}
