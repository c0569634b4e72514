import type { ReactNode } from 'react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { Facts, type NamedFact } from '../facts';
import { Moment } from '../moment';
import { Sheet } from './sheet';
import { AddressLines } from '../address-lines';
import { listAddressLines } from '../checkout/order-details';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

interface OrderDocumentProps {
  title: string;
  order: Order;
  /** Other facts of its head, such as a due date. */
  facts: (NamedFact | false)[];
  children: ReactNode;
}

/** A printable document about an order. */
export function OrderDocument({ title, order, facts, children }: OrderDocumentProps) {
  return (
    <Sheet title={title}>
      <div className="order-document__facts">
        <address>
          <AddressLines
            lines={[
              <strong>
                <Trans>Ship to</Trans>
              </strong>,
              ...listAddressLines(order),
              order.phone,
            ]}
          />
        </address>
        <Facts
          className=""
          facts={[
            [t`Order`, <span className="part-number">{order.number}</span>],
            [t`Placed`, <Moment at={order.placedAt} />],
            order.poNumber !== '' && [t`PO number`, <span className="part-number">{order.poNumber}</span>],
            ...facts,
          ]}
        />
      </div>
      {children}
    </Sheet>
  );
}
