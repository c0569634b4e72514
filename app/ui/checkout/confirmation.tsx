import type { ComponentProps } from 'react';

import type { HiddenContact } from '../../domain/base/customers/hidden-contact.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { formatDeliveryEstimate } from '../../domain/base/settings/settings.rules';
import { HiddenContactNote } from '../hidden-contact-note';
import { useSettings } from '../settings/use-settings';
import { ConfirmationLinks } from './confirmation-links';
import { OrderDetails } from './order-details';
import { OrderStatus } from './order-status';
import { t } from '~/i18n/text';

interface ConfirmationProps
  extends ComponentProps<typeof OrderStatus>, ComponentProps<typeof ConfirmationLinks> {
  order: Order & { hiddenContact: HiddenContact | undefined };
}

/** What follows an order, at both checkouts. */
export function Confirmation({ invoice, tracking, ...status }: ConfirmationProps) {
  const { order, arrival } = status;
  const deliveryEstimate = formatDeliveryEstimate(useSettings());
  return (
    <>
      <OrderStatus {...status} />
      <HiddenContactNote hidden={order.hiddenContact} />
      <ConfirmationLinks order={order} invoice={invoice} tracking={tracking} />
      <OrderDetails
        order={order}
        // SPEC 2.7, beside the days at the top.
        arrival={arrival && t`Estimated delivery: ${deliveryEstimate}.`}
      />
    </>
  );
}
