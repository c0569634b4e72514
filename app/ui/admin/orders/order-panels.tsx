import { Form } from '@remix-run/react';

import {
  ATTEMPT_STATE_NAMES,
  formatActorName,
  getEventName,
} from '../../../domain/selling/orders/order-states.rules';
import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { getProviderTitle } from '../../../domain/selling/payments/provider-names.rules';
import { getPaymentMethodName } from '../../checkout/order-details';
import { DataTable } from '../../data-table';
import { Moment } from '../../moment';
import { ExpectedOrderFields } from './order-forms';
import { StockLink } from '../inventory/product-levels';
import { useHasPermission } from '../staff/use-has-permission';
import { LinesTable } from '../../orders/lines-table';

/** An order's stock movements. */
export function OrderMovements({ movements }: { movements: OrderForStaff['movements'] }) {
  return (
    <section className="panel">
      <h2>Stock</h2>
      <DataTable
        className="table table--dense"
        rows={movements}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: ({ productId, name, kind }) => (
              <>
                <StockLink productId={productId} name={name} /> <span className="small muted">{kind}</span>
              </>
            ),
          },
          { name: 'Qty change', isNumber: true, cell: ({ delta }) => (delta > 0 ? `+${delta}` : delta) },
          { name: 'On hand after', isNumber: true, cell: ({ quantityAfter }) => quantityAfter },
        ]}
      />
    </section>
  );
}

const REFUND_STATES = {
  due: 'pending',
  paid: 'refunded',
  failed: 'failed',
} as const;

/** An order's payments and refunds. */
export function OrderPayments({ order }: { order: OrderForStaff }) {
  const may = useHasPermission();
  const { attempts, refunds, disputes, receivedCents } = order;
  return (
    <section className="panel">
      <h2>Payments</h2>
      <ul className="admin-list">
        {attempts.map((attempt) => (
          <li key={attempt.sentAt}>
            <span>
              {getPaymentMethodName(attempt.method)} ({getProviderTitle(attempt.provider)}):{' '}
              <strong>{ATTEMPT_STATE_NAMES[attempt.state]}</strong>
              {attempt.detail !== '' && <span className="small muted">. {attempt.detail}</span>}
            </span>
            <span>{formatMoney(attempt.amountCents)}</span>
          </li>
        ))}
        {attempts.length === 0 && (
          <li>
            <span>
              {getPaymentMethodName(order.paymentMethod)}:{' '}
              <strong>{receivedCents > 0 ? 'received' : 'not received'}</strong>
            </span>
            <span>{formatMoney(receivedCents)}</span>
          </li>
        )}
        {refunds.map((refund) => (
          <li key={`refund ${refund.id}`}>
            <span>
              Refund:{' '}
              <strong>
                {refund.isByHand && refund.state === 'due'
                  ? 'to be sent manually'
                  : REFUND_STATES[refund.state]}
              </strong>
              <span className="small muted">
                {' '}
                {[refund.reason, refund.detail].filter((text) => text !== '').join('. ')}
              </span>
              {refund.isByHand && refund.state === 'due' && may('orders.handle') && (
                <Form method="post" className="no-print">
                  <input type="hidden" name="intent" value="refundSent" />
                  <input type="hidden" name="refundId" value={refund.id} />
                  <ExpectedOrderFields order={order} />
                  <button type="submit" className="btn btn--small">
                    Mark {formatMoney(refund.amountCents)} as sent
                  </button>
                </Form>
              )}
            </span>
            <span>{formatMoney(-refund.amountCents)}</span>
          </li>
        ))}
        {disputes.map(({ id, provider, reason, state, amountCents }) => (
          <li key={`dispute ${id}`}>
            <span>
              Dispute ({getProviderTitle(provider)}): <strong>{state}</strong>{' '}
              <span className="small muted">{reason}</span>
            </span>
            <span>{formatMoney(amountCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function OrderTimeline({ events }: { events: OrderForStaff['events'] }) {
  return (
    <section className="panel">
      <h2>Timeline</h2>
      <ol className="admin-list">
        {events.map((event) => (
          <li key={event.id}>
            <span>
              <strong>{getEventName(event)}</strong>: {event.detail}{' '}
              <span className="small muted">({formatActorName(event.actor)})</span>
            </span>
            <Moment at={event.createdAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** An order's lines, with refunded and restocked quantities. */
export function StaffOrderLines({ order }: { order: OrderForStaff }) {
  const refunded = new Map(order.refundable.lines.map((line) => [line.id, line.refundedQuantity]));
  return (
    <LinesTable
      lines={order.lines}
      className="table--dense table--cards"
      nameOf={(line) => <StockLink productId={line.productId} name={line.name} />}
      figures={[
        { name: 'Refunded', of: (line) => refunded.get(line.id) ?? 0 },
        { name: 'Restocked', of: (line) => line.restockedQuantity },
      ]}
    />
  );
}

/** The email address and phone number of a buyer. */
export function BuyerLinks({ order: { email, phone } }: { order: OrderForStaff }) {
  return (
    <>
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
      {' · '}
      <a className="link" href={`tel:${phone}`}>
        {phone}
      </a>
    </>
  );
}
