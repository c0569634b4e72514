import type { ReactNode } from 'react';

import type { HeadOffice } from '../../domain/content/locations/locations.rules';
import { formatPhone } from '../../domain/base/shared/phone.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { Facts, type NamedFact } from '../facts';
import { Moment } from '../moment';
import { Sheet } from './sheet';
import { AddressLines } from '../address-lines';
import { listAddressLines } from '../checkout/order-details';
import { t } from '~/i18n/text';

interface OrderDocumentProps {
  title: string;
  /** What the address is for. */
  addressed?: string;
  order: Order;
  /** The lines of another address that the bill goes to. */
  billing?: readonly string[] | undefined;
  withEmail?: boolean;
  headOffice: HeadOffice | undefined;
  /** Other facts of its head, such as a due date. */
  facts: (NamedFact | false)[];
  children: ReactNode;
}

function DocumentAddress({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  return (
    <address>
      <AddressLines lines={[<strong>{title}</strong>, ...lines]} />
    </address>
  );
}

/** A printable document about an order. */
export function OrderDocument({
  title,
  addressed = t`Ship to`,
  order,
  billing,
  withEmail = false,
  headOffice,
  facts,
  children,
}: OrderDocumentProps) {
  return (
    <Sheet title={title} headOffice={headOffice}>
      <div className="order-document__facts">
        {billing !== undefined && <DocumentAddress title={t`Bill to`} lines={billing} />}
        <DocumentAddress
          title={addressed}
          lines={[...listAddressLines(order), formatPhone(order.phone), withEmail && order.email]}
        />
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
      {order.deliveryInstructions !== '' && (
        <p>
          <AddressLines lines={[<strong>{t`Delivery instructions`}</strong>, order.deliveryInstructions]} />
        </p>
      )}
      {children}
    </Sheet>
  );
}
