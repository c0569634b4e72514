import { Link } from '@remix-run/react';

import type { OrderForStaff } from '../../domain/orders/orders.queries.server';
import { ORDER_STATE_NAMES } from '../../domain/orders/order-states.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths } from '../../paths';
import { paymentMethodName } from '../checkout/order-details';
import { Moment } from '../moment';

/** What the order took from stock, and what it gave back. */
export function OrderMovements({ movements }: { movements: OrderForStaff['movements'] }) {
  return (
    <section className="panel">
      <h2>Stock</h2>
      <table className="table table--dense">
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col" className="num">
              Change
            </th>
            <th scope="col" className="num">
              Left
            </th>
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <tr key={`${movement.kind} ${movement.productId}`}>
              <td>
                <Link className="link" to={paths.admin.productStock(movement.productId)} discover="none">
                  {movement.name}
                </Link>{' '}
                <span className="small muted">{movement.kind}</span>
              </td>
              <td className="num">{movement.delta > 0 ? `+${movement.delta}` : movement.delta}</td>
              <td className="num">{movement.quantityAfter}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function OrderPayments({ attempts }: { attempts: OrderForStaff['attempts'] }) {
  return (
    <section className="panel">
      <h2>Payments</h2>
      {attempts.length === 0 ? (
        <p className="muted">Paid by transfer: no provider was asked.</p>
      ) : (
        <ul className="admin-list">
          {attempts.map((attempt) => (
            <li key={attempt.sentAt}>
              <span>
                {paymentMethodName(attempt.method)} by {attempt.provider}: <strong>{attempt.state}</strong>
                {attempt.detail !== '' && <span className="small muted"> {attempt.detail}</span>}
              </span>
              <span>{formatMoney(attempt.amountCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function OrderTimeline({ events }: { events: OrderForStaff['events'] }) {
  return (
    <section className="panel">
      <h2>Timeline</h2>
      <ol className="admin-list">
        {events.map((event) => (
          <li key={`${event.createdAt} ${event.toState}`}>
            <span>
              <strong>{ORDER_STATE_NAMES[event.toState]}</strong>: {event.detail}{' '}
              <span className="small muted">({event.actor.replace(/^staff:/, '')})</span>
            </span>
            <Moment at={event.createdAt} />
          </li>
        ))}
      </ol>
    </section>
  );
}
