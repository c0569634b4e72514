import { Form, Link } from '@remix-run/react';

import { quantityField } from '../../domain/orders/order-handling.schema';
import type { OrderForStaff } from '../../domain/orders/orders.queries.server';
import { refundableQuantity } from '../../domain/orders/refund-split.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { paths, RETURN_TO } from '../../paths';
import { useKeptReturn } from './back-to-list';

interface RefundChoiceProps {
  order: OrderForStaff;
  /** What was typed, by field. */
  typed: Record<string, string>;
  withShipping: boolean;
  errors: Record<string, string>;
}

/** The first step: which units. It is a form of the page's own address, and changes nothing. */
export function RefundChoiceForm({ order, typed, withShipping, errors }: RefundChoiceProps) {
  const kept = useKeptReturn();
  const lines = new Map(order.refundable.lines.map((line) => [line.id, line]));
  return (
    <section className="panel">
      <h2>What goes back</h2>
      <p>
        {formatMoney(order.refundableCents)} of {formatMoney(order.receivedCents)} can still be refunded.{' '}
        <Link
          className="link"
          to={paths.admin.orderRefund(order.id, { whole: 'on', ...kept })}
          discover="none"
          preventScrollReset
        >
          Refund everything that is left
        </Link>
      </p>
      <Form method="get" className="refund-form" key={JSON.stringify(typed)}>
        {kept !== undefined && <input type="hidden" name={RETURN_TO} value={kept.returnTo} />}
        <div className="table-scroll">
          <table className="table table--dense table--cards">
            <thead>
              <tr>
                <th scope="col">Product</th>
                <th scope="col" className="num">
                  Price
                </th>
                <th scope="col" className="num">
                  Can be refunded
                </th>
                <th scope="col" className="num">
                  Refund
                </th>
              </tr>
            </thead>
            <tbody>
              {order.lines.map((line) => {
                const refundable = lines.get(line.id);
                const most = refundable === undefined ? 0 : refundableQuantity(refundable);
                const field = quantityField(line.id);
                const error = errors[field];
                return (
                  <tr key={line.id}>
                    <th scope="row">
                      {line.name} <span className="part-number muted">{line.sku}</span>
                    </th>
                    <td className="num" data-label="Price">
                      {formatMoney(line.unitPriceCents)}
                    </td>
                    <td className="num" data-label="Can be refunded">
                      {most}
                    </td>
                    <td className="num" data-label="Refund">
                      {most === 0 ? (
                        <span className="muted">refunded</span>
                      ) : (
                        <span className={error === undefined ? 'unit-field' : 'unit-field field--bad'}>
                          <input
                            className="input"
                            name={field}
                            inputMode="numeric"
                            autoComplete="off"
                            aria-label={`Units of ${line.name} to refund`}
                            aria-invalid={error === undefined ? undefined : true}
                            aria-describedby={error === undefined ? undefined : `${field}-error`}
                            defaultValue={typed[field] ?? ''}
                          />
                          {error !== undefined && (
                            <span className="field__error" id={`${field}-error`}>
                              {error}
                            </span>
                          )}
                        </span>
                      )}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
        {order.shippingCents > 0 && (
          <label className="check">
            <input type="checkbox" name="shipping" value="on" defaultChecked={withShipping} />
            <span>Refund the share of shipping too</span>
          </label>
        )}
        <div>
          <button type="submit" className="btn">
            Work out the amount
          </button>
        </div>
      </Form>
    </section>
  );
}
