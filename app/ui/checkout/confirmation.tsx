import type { ComponentProps } from 'react';

import type { HiddenContact } from '../../domain/base/customers/hidden-contact.rules';
import type { OrderState } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { HiddenContactNote } from '../hidden-contact-note';
import { ConfirmationLinks } from './confirmation-links';
import { OrderDetails } from './order-details';
import { OrderStatus } from './order-status';
import { WhatHappensNext } from './what-happens-next';

interface ConfirmationProps
  extends ComponentProps<typeof OrderStatus>, ComponentProps<typeof ConfirmationLinks> {
  order: Order & { hiddenContact: HiddenContact | undefined };
}

const WILL_SHIP: ReadonlySet<OrderState> = new Set(['paid', 'on_account']);

/** What follows an order, at both checkouts. */
export function Confirmation({ invoice, tracking, ...status }: ConfirmationProps) {
  const { order } = status;
  return (
    <>
      <OrderStatus {...status} />
      <HiddenContactNote hidden={order.hiddenContact} />
      <ConfirmationLinks order={order} invoice={invoice} tracking={tracking} />
      <OrderDetails order={order}>
        {WILL_SHIP.has(order.state) && order.pickup === null && <WhatHappensNext tracking={tracking} />}
      </OrderDetails>
    </>
  );
}
