import { withZod } from '@remix-validated-form/with-zod';

import { getLineField } from '../../../domain/base/shared/line-quantities.schema';
import {
  type RefundChoice,
  RefundSchema,
  RestockSchema,
} from '../../../domain/selling/orders/order-handling.schema';
import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { getOtherParts, type RefundSplit } from '../../../domain/selling/orders/refund-split.rules';
import { formatMoney, toDecimal } from '../../../domain/base/shared/money.rules';
import { TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { ExpectedOrderFields } from './order-forms';
import { SubmitButton } from '../../form/submit-button';

export const refundValidator = withZod(RefundSchema);

interface RefundConfirmProps {
  order: OrderForStaff;
  split: RefundSplit;
  choice: Omit<RefundChoice, 'quantities'>;
}

/** The second step: confirm the amount and give a reason. */
export function RefundConfirm({ order, split, choice }: RefundConfirmProps) {
  const names = new Map(order.lines.map((line) => [line.id, line.name]));
  const { overpaidCents, givenBackCents } = getOtherParts(order.refundable, split);
  return (
    <section className="panel">
      <h2>Refund summary</h2>
      <dl className="totals refund-sum">
        {split.lines.map((line) => (
          <div key={line.lineId}>
            <dt>
              {line.quantity} x {names.get(line.lineId)}
            </dt>
            <dd>{formatMoney(line.amountCents)}</dd>
          </div>
        ))}
        {choice.amount === undefined && (
          <>
            <Share name="Shipping" cents={split.shippingCents} />
            <Share name="Tax" cents={split.taxCents} />
            {overpaidCents !== 0 && (
              <Share name={overpaidCents > 0 ? 'Overpaid' : 'Underpaid'} cents={overpaidCents} />
            )}
            {givenBackCents !== 0 && <Share name="Refunded earlier (other amount)" cents={givenBackCents} />}
          </>
        )}
        <div className="totals__total">
          <dt>Refund</dt>
          <dd>{formatMoney(split.totalCents)}</dd>
        </div>
      </dl>
      <StoreForm id="refund" className="order-form" validator={refundValidator} labels={{ reason: 'Reason' }}>
        <ExpectedOrderFields order={order} />
        <input type="hidden" name="expectedCents" value={split.totalCents} />
        {choice.whole ? (
          <input type="hidden" name="whole" value="on" />
        ) : (
          split.lines.map((line) => (
            <input key={line.lineId} type="hidden" name={getLineField(line.lineId)} value={line.quantity} />
          ))
        )}
        <input type="hidden" name="shipping" value={choice.shipping} />
        {choice.amount !== undefined && (
          <input type="hidden" name="amount" value={toDecimal(choice.amount)} />
        )}
        <TextField name="reason" autoComplete="off" hint="Internal only." />
        <SubmitButton name={`Refund ${formatMoney(split.totalCents)}`} look="danger" />
      </StoreForm>
    </section>
  );
}

function Share({ name, cents }: { name: string; cents: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}

export const restockValidator = withZod(RestockSchema);

/** Puts units back in stock, by line. Doesn't refund them. */
export function RestockForm({ order }: { order: OrderForStaff }) {
  const lines = order.lines.filter((line) => line.restockedQuantity < line.quantity);
  const labels = Object.fromEntries(lines.map((line) => [getLineField(line.id), line.name]));
  return (
    <StoreForm
      id="restock"
      className="order-form"
      validator={restockValidator}
      labels={{ ...labels, reason: 'Reason' }}
    >
      <ExpectedOrderFields order={order} />
      {lines.map((line) => (
        <TextField
          key={line.id}
          name={getLineField(line.id)}
          label={`Units of ${line.name}`}
          inputMode="numeric"
          autoComplete="off"
          hint={`${line.sku}: up to ${line.quantity - line.restockedQuantity}`}
        />
      ))}
      <TextField name="reason" autoComplete="off" />
      <SubmitButton name="Restock items" />
    </StoreForm>
  );
}
