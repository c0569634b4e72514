import { Form } from '@remix-run/react';

import type { UntiedPaymentRow } from '../../domain/payments/untied-payments.queries.server';
import { ATTEMPT_STATE_NAMES } from '../../domain/orders/order-states.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paymentMethodName } from '../checkout/order-details';
import { Moment } from '../moment';
import { useMay } from './use-may';

/** Payments that belong to no order, with what staff can decide about each. */
export function UntiedPayments({ payments }: { payments: UntiedPaymentRow[] }) {
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Payer</th>
            <th scope="col">Asked</th>
            <th scope="col">Method</th>
            <th scope="col" className="num">
              Amount
            </th>
            <th scope="col">State</th>
            <th scope="col">
              <span className="sr-only">Decide</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.id}>
              <th scope="row">
                {payment.payerName}
                <span className="small muted block">
                  {payment.payerCompany !== '' && `${payment.payerCompany}, `}
                  <a className="link" href={`mailto:${payment.payerEmail}`}>
                    {payment.payerEmail}
                  </a>
                </span>
              </th>
              <td data-label="Asked">
                <Moment at={payment.sentAt} />
              </td>
              <td data-label="Method">{paymentMethodName(payment.method)}</td>
              <td className="num" data-label="Amount">
                {formatMoney(payment.amountCents)}
              </td>
              <td data-label="State">
                {ATTEMPT_STATE_NAMES[payment.state]}
                {payment.detail !== '' && <span className="small muted block">{payment.detail}</span>}
              </td>
              <td data-label="Decide">
                <Decisions payment={payment} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Decisions({ payment }: { payment: UntiedPaymentRow }) {
  const may = useMay();
  if (!may('payments.handle')) return null;
  const isTransfer = payment.method === 'zelle' || payment.method === 'etransfer';
  const of = <span className="sr-only"> of {payment.payerName}</span>;
  if (isTransfer && payment.state === 'sent') {
    return (
      <Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="paymentId" value={payment.id} />
        <button type="submit" name="intent" value="received" className="btn btn--small">
          Received{of}
        </button>
        <button type="submit" name="intent" value="not-received" className="btn btn--small">
          Not received{of}
        </button>
      </Form>
    );
  }
  if (!isTransfer && payment.state === 'succeeded') {
    return (
      <Form method="post">
        <input type="hidden" name="paymentId" value={payment.id} />
        <button type="submit" name="intent" value="give-back" className="btn btn--small">
          Give back{of}
        </button>
      </Form>
    );
  }
  return null;
}
