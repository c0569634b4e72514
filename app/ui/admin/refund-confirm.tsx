import { withZod } from '@remix-validated-form/with-zod';

import { quantityField, RefundSchema } from '../../domain/orders/order-handling.schema';
import type { OrderForStaff } from '../../domain/orders/orders.queries.server';
import type { RefundSplit } from '../../domain/orders/refund-split.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { SeenOrderFields } from './order-forms';

export const refundValidator = withZod(RefundSchema);

interface RefundConfirmProps {
  order: OrderForStaff;
  split: RefundSplit;
  isWhole: boolean;
  withShipping: boolean;
}

/** The second step: the amount, to the cent, and why. */
export function RefundConfirm({ order, split, isWhole, withShipping }: RefundConfirmProps) {
  const names = new Map(order.lines.map((line) => [line.id, line.name]));
  const difference = split.totalCents - split.goodsCents - split.taxCents - split.shippingCents;
  return (
    <section className="panel">
      <h2>The refund</h2>
      <dl className="totals refund-sum">
        {split.lines.map((line) => (
          <div key={line.lineId}>
            <dt>
              {line.quantity} x {names.get(line.lineId)}
            </dt>
            <dd>{formatMoney(line.amountCents)}</dd>
          </div>
        ))}
        <div>
          <dt>Shipping</dt>
          <dd>{formatMoney(split.shippingCents)}</dd>
        </div>
        <div>
          <dt>Tax</dt>
          <dd>{formatMoney(split.taxCents)}</dd>
        </div>
        {difference !== 0 && (
          <div>
            <dt>{difference > 0 ? 'Paid too much' : 'Paid too little'}</dt>
            <dd>{formatMoney(difference)}</dd>
          </div>
        )}
        <div className="totals__total">
          <dt>Refund</dt>
          <dd>{formatMoney(split.totalCents)}</dd>
        </div>
      </dl>
      <StoreForm id="refund" className="order-form" validator={refundValidator} labels={{ reason: 'Reason' }}>
        <SeenOrderFields order={order} />
        <input type="hidden" name="shownCents" value={split.totalCents} />
        {isWhole ? (
          <input type="hidden" name="whole" value="on" />
        ) : (
          split.lines.map((line) => (
            <input key={line.lineId} type="hidden" name={quantityField(line.lineId)} value={line.quantity} />
          ))
        )}
        {withShipping && <input type="hidden" name="shipping" value="on" />}
        <TextField
          name="reason"
          label="Reason"
          autoComplete="off"
          hint="Stays in the timeline; the buyer does not see it."
        />
        <button type="submit" className="btn btn--danger">
          Refund {formatMoney(split.totalCents)}
        </button>
      </StoreForm>
    </section>
  );
}
