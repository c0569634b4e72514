import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';

import { getQuantityField } from '../../../domain/selling/orders/order-handling.schema';
import type { OrderForStaff, OrderLine } from '../../../domain/selling/orders/orders.queries.server';
import {
  getRefundableQuantity,
  getRefundableShippingCents,
} from '../../../domain/selling/orders/refund-split.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { paths, RETURN_TO } from '../../../paths';
import { AddressErrors } from '../../form/address-errors';
import { fieldId } from '../../form/form-id';
import { Icon } from '../../icon/icon';
import { useReturnPath } from '../back-to-list';
import { TextLink } from '../links';

const FORM = 'refund-choice';

interface RefundChoiceProps {
  order: OrderForStaff;
  /** What was typed, by field. */
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** The first step: units, shipping or an amount. It is a form of the page's own address, and changes nothing. */
export function RefundChoiceForm({ order, typed, errors }: RefundChoiceProps) {
  const kept = useReturnPath();
  const most = new Map(order.refundable.lines.map((line) => [line.id, getRefundableQuantity(line)]));
  return (
    <section className="panel">
      <h2>What goes back</h2>
      <AddressErrors formId={FORM} errors={errors} general={['whole', 'quantities']} />
      <p>
        {formatMoney(order.refundableCents)} of {formatMoney(order.receivedCents)} can still be refunded.{' '}
        <TextLink to={paths.admin.orderRefund(order.id, { whole: 'on', ...kept })} preventScrollReset>
          Refund everything that is left
        </TextLink>
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
              {order.lines.map((line) => (
                <LineRow
                  key={line.id}
                  line={line}
                  most={most.get(line.id) ?? 0}
                  typed={typed[getQuantityField(line.id)]}
                  error={errors[getQuantityField(line.id)]}
                />
              ))}
            </tbody>
          </table>
        </div>
        <div className="refund-form__besides">
          <ShippingField order={order} typed={typed['shipping']} error={errors['shipping']} />
          <AmountField typed={typed['amount']} error={errors['amount']} />
        </div>
        <div>
          <button type="submit" className="btn">
            Work out the amount
          </button>
        </div>
      </Form>
    </section>
  );
}

interface LineRowProps {
  line: OrderLine;
  most: number;
  typed: string | undefined;
  error: string | undefined;
}

function LineRow({ line, most, typed, error }: LineRowProps) {
  const field = getQuantityField(line.id);
  const id = fieldId(FORM, field);
  return (
    <tr>
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
              id={id}
              name={field}
              inputMode="numeric"
              autoComplete="off"
              aria-label={`Units of ${line.name} to refund`}
              {...wrong(id, error)}
              defaultValue={typed ?? ''}
            />
            <Message id={id} error={error} />
          </span>
        )}
      </td>
    </tr>
  );
}

interface BesidesProps {
  typed: string | undefined;
  error: string | undefined;
}

function ShippingField({ order, typed, error }: BesidesProps & { order: OrderForStaff }) {
  const id = fieldId(FORM, 'shipping');
  const left = getRefundableShippingCents(order.refundable);
  if (left === 0 && error === undefined) {
    return order.shippingCents === 0 ? null : <p className="muted">The shipping was refunded already.</p>;
  }
  return (
    <Field id={id} label="Shipping" error={error}>
      <select
        className="select"
        id={id}
        name="shipping"
        defaultValue={typed ?? 'share'}
        {...wrong(id, error)}
      >
        <option value="share">The share of these units</option>
        <option value="rest">All that is left of it: {formatMoney(left)}</option>
        <option value="none">Nothing of it</option>
      </select>
    </Field>
  );
}

function AmountField({ typed, error }: BesidesProps) {
  const id = fieldId(FORM, 'amount');
  return (
    <Field
      id={id}
      label="Or an amount, for no line"
      hint="Such as for a late delivery. Units can be refunded afterwards, as far as money is left."
      error={error}
    >
      <input
        className="input"
        id={id}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typed ?? ''}
        {...wrong(id, error, `${id}-hint`)}
      />
    </Field>
  );
}

interface FieldProps {
  id: string;
  label: string;
  hint?: string;
  error: string | undefined;
  children: ReactNode;
}

function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field--bad'}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children}
      {hint !== undefined && (
        <span className="field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <Message id={id} error={error} />
    </div>
  );
}

function Message({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <span className="field__error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      {error}
    </span>
  );
}

/** What ties a control to its hint and its message. */
function wrong(id: string, error: string | undefined, hint?: string) {
  const described = [hint, error === undefined ? undefined : `${id}-error`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  } as const;
}
