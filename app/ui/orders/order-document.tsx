import type { ReactNode } from 'react';

import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { Moment } from '../moment';
import { STORE_NAME } from '../page-title';
import { useSettings } from '../settings/use-settings';
import { Fact } from '../fact';

interface OrderDocumentProps {
  title: string;
  order: Order;
  /** More facts for the head, such as a due date. */
  facts?: { name: string; value: ReactNode }[];
  children: ReactNode;
}

/** A printable document about an order. */
export function OrderDocument({ title, order, facts = [], children }: OrderDocumentProps) {
  const contacts = useSettings();
  return (
    <article className="order-document">
      <header className="order-document__head">
        <div>
          <p className="semibold large">{STORE_NAME}</p>
          <p className="small">
            {contacts.salesEmail} · {contacts.hotline}
          </p>
        </div>
        <h1>{title}</h1>
      </header>
      <div className="order-document__facts">
        <address>
          <strong>Ship to</strong>
          <br />
          {order.firstName} {order.lastName}
          {order.company !== '' && (
            <>
              <br />
              {order.company}
            </>
          )}
          <br />
          {order.address}
          <br />
          {order.city}, {order.stateCode} {order.zipCode}
          <br />
          {order.phone}
        </address>
        <dl>
          <Fact name="Order">
            <span className="part-number">{order.number}</span>
          </Fact>
          <Fact name="Placed">
            <Moment at={order.placedAt} />
          </Fact>
          {order.poNumber !== '' && (
            <Fact name="PO number">
              <span className="part-number">{order.poNumber}</span>
            </Fact>
          )}
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </div>
      {children}
    </article>
  );
}
