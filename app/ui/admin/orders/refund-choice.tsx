import { Form } from '@remix-run/react';
import { getLineField } from '../../../domain/base/shared/line-quantities.schema';
import type { OrderForStaff, OrderLine } from '../../../domain/selling/orders/orders.queries.server';
import {
  getRefundableQuantity,
  getRefundableShippingCents,
} from '../../../domain/selling/orders/refund-split.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { adminPaths } from '../../../admin-paths';
import { RETURN_TO } from '../../../paths';
import { DataTable } from '../../data-table';
import { FieldFrame, FieldMessage } from '../../form/fields';
import { AddressErrors } from '../../form/address-errors';
import { fieldId } from '../../form/form-context';
import { useReturnPath } from '../back-to-list';
import { TextLink } from '../links';
import { PartNumbers } from '../../catalog/part-numbers';

const FORM = 'refund-choice';

interface RefundChoiceProps {
  order: OrderForStaff;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** The first step: choose units, shipping, or an amount. A GET form that changes nothing. */
export function RefundChoiceForm({ order, typed, errors }: RefundChoiceProps) {
  const returnPath = useReturnPath();
  const most = new Map(order.refundable.lines.map((line) => [line.id, getRefundableQuantity(line)]));
  return (
    <section className="panel">
      <h2>Items to refund</h2>
      <AddressErrors formId={FORM} errors={errors} general={['whole', 'quantities']} />
      <p>
        {formatMoney(order.refundableCents)} of {formatMoney(order.receivedCents)} is refundable.{' '}
        <TextLink to={adminPaths.orderRefund(order.id, { whole: 'on', ...returnPath })} preventScrollReset>
          Refund remaining balance
        </TextLink>
      </p>
      <Form method="get" className="refund-form" key={JSON.stringify(typed)}>
        {returnPath !== undefined && <input type="hidden" name={RETURN_TO} value={returnPath.returnTo} />}
        <DataTable
          rows={order.lines}
          rowKey="id"
          columns={[
            {
              name: 'Product',
              cell: (line) => (
                <>
                  {line.name} <PartNumbers of={line} />
                </>
              ),
            },
            { name: 'Price', isNumber: true, cell: ({ unitPriceCents }) => formatMoney(unitPriceCents) },
            { name: 'Refundable', isNumber: true, cell: ({ id }) => most.get(id) ?? 0 },
            {
              name: 'Refund',
              isNumber: true,
              cell: (line) =>
                (most.get(line.id) ?? 0) === 0 ? (
                  <span className="muted">refunded</span>
                ) : (
                  <UnitsField
                    line={line}
                    typed={typed[getLineField(line.id)]}
                    error={errors[getLineField(line.id)]}
                  />
                ),
            },
          ]}
        />
        <div className="refund-form__besides">
          <ShippingField order={order} typed={typed['shipping']} error={errors['shipping']} />
          <AmountField typed={typed['amount']} error={errors['amount']} />
        </div>
        <div>
          <button type="submit" className="btn">
            Calculate refund
          </button>
        </div>
      </Form>
    </section>
  );
}

interface FieldProps {
  typed: string | undefined;
  error: string | undefined;
}

function UnitsField({ line, typed, error }: FieldProps & { line: OrderLine }) {
  const field = getLineField(line.id);
  const id = fieldId(FORM, field);
  return (
    <span className={error === undefined ? 'unit-field' : 'unit-field field--bad'}>
      <input
        className="input"
        id={id}
        name={field}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Units of ${line.name} to refund`}
        {...describeError(id, error)}
        defaultValue={typed ?? ''}
      />
      <FieldMessage id={id} error={error} />
    </span>
  );
}

function ShippingField({ order, typed, error }: FieldProps & { order: OrderForStaff }) {
  const id = fieldId(FORM, 'shipping');
  const left = getRefundableShippingCents(order.refundable);
  if (left === 0 && error === undefined) {
    return order.shippingCents === 0 ? null : <p className="muted">Shipping is already refunded.</p>;
  }
  return (
    <FieldFrame id={id} name="shipping" label="Shipping" error={error}>
      <select
        className="select"
        id={id}
        name="shipping"
        defaultValue={typed ?? 'share'}
        {...describeError(id, error)}
      >
        <option value="share">Share for these items</option>
        <option value="rest">All remaining: {formatMoney(left)}</option>
        <option value="none">None</option>
      </select>
    </FieldFrame>
  );
}

function AmountField({ typed, error }: FieldProps) {
  const id = fieldId(FORM, 'amount');
  return (
    <FieldFrame
      id={id}
      name="amount"
      label="Other amount"
      hint="e.g. for a late delivery. Not tied to an item."
      error={error}
    >
      <input
        className="input"
        id={id}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed ?? ''}
        {...describeError(id, error, `${id}-hint`)}
      />
    </FieldFrame>
  );
}

/** Connects a control to its hint and error. */
function describeError(id: string, error: string | undefined, hint?: string) {
  const described = [hint, error === undefined ? undefined : `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described || undefined,
  } as const;
}
