import type { ReactNode } from 'react';

import { findCountryName } from '../../domain/base/shared/regions.rules';
import { isPaymentMethod, getMethodName } from '../../domain/selling/checkout/payment-methods.rules';
import type { Order, OrderPickup } from '../../domain/selling/orders/orders.queries.server';
import { LinesTable } from '../orders/lines-table';
import { TotalsList } from './order-summary';
import { AddressLines } from '../address-lines';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export function getPaymentMethodName(method: string): string {
  return isPaymentMethod(method) ? getMethodName(method) : method;
}

interface OrderDetailsProps {
  order: Order;
}

/** The items of an order, and beside them its total, address, and payment. What else is said stands below the items. */
export function OrderDetails({ order, children }: OrderDetailsProps & { children?: ReactNode }) {
  return (
    <div className="order-layout order-details">
      <section className="panel" aria-labelledby="items">
        <h2 id="items">
          <Trans>Items</Trans>
        </h2>
        <LinesTable lines={order.lines} className="table--cards" withPictures />
      </section>
      <aside className="panel order-summary" aria-label={t`Order summary`}>
        <h2>
          <Trans>Order summary</Trans>
        </h2>
        <TotalsList totals={order} />
        <OrderFacts order={order} />
      </aside>
      {children}
    </div>
  );
}

/** Names who receives an order at its address. */
const describeAttention = ({ attention }: { attention: string }) => t`Attention: ${attention}`;

/** Says how an order is delivered. */
const describeInstructions = ({ deliveryInstructions }: { deliveryInstructions: string }) =>
  t`Delivery instructions: ${deliveryInstructions}`;

/** The lines of an order's address, from the name to the country. */
export function listAddressLines(order: Order) {
  return [
    `${order.firstName} ${order.lastName}`,
    order.company,
    order.attention !== '' && describeAttention(order),
    order.address,
    `${order.city}, ${order.stateCode} ${order.zipCode}`,
    findCountryName(order.stateCode) ?? false,
  ];
}

/** The lines of the address that an order's bill goes to; none for the shipping address. */
export function listBillingLines({ billing }: Pick<Order, 'billing'>): string[] {
  if (billing === null) return [];
  return [
    billing.name,
    billing.address,
    `${billing.city}, ${billing.stateCode} ${billing.zipCode}`,
    findCountryName(billing.stateCode) ?? '',
  ];
}

interface OrderFactsProps extends OrderDetailsProps {
  /** How staff reach the buyer. */
  contact?: ReactNode;
}

/** Where an order goes, and how it is paid. */
export function OrderFacts({ order, contact = order.email }: OrderFactsProps) {
  const { pickup } = order;
  return (
    <div className="order-facts">
      {pickup !== null && (
        <OrderFact icon="store">
          <PickupPlace pickup={pickup} />
        </OrderFact>
      )}
      <OrderFact icon={pickup === null ? 'map-pin' : 'user'}>
        <AddressLines
          lines={[
            <strong>{pickup === null ? t`Ships to` : t`Ordered by`}</strong>,
            ...listAddressLines(order),
            order.deliveryInstructions !== '' && describeInstructions(order),
          ]}
        />
      </OrderFact>
      <OrderFact icon="mail">{contact}</OrderFact>
      {order.billing !== null && (
        <OrderFact icon="receipt">
          <AddressLines
            lines={[
              <strong>
                <Trans>Bill to</Trans>
              </strong>,
              ...listBillingLines(order),
            ]}
          />
        </OrderFact>
      )}
      <OrderFact icon="credit-card">
        <Trans>Payment: {getPaymentMethodName(order.paymentMethod)}</Trans>
      </OrderFact>
      {order.poNumber !== '' && (
        <OrderFact icon="file-text">
          <Trans>PO number:</Trans> <strong className="part-number">{order.poNumber}</strong>
        </OrderFact>
      )}
    </div>
  );
}

function OrderFact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}

function PickupPlace({ pickup }: { pickup: OrderPickup }) {
  return (
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
  );
}
