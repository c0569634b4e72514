import { withZod } from '@remix-validated-form/with-zod';
import type { ReactNode } from 'react';

import { CARRIERS } from '../../../domain/selling/orders/carriers.rules';
import {
  AcceptReviewSchema,
  ConfirmTransferSchema,
  FulfillSchema,
} from '../../../domain/selling/orders/order-handling.schema';
import type { OrderForStaff } from '../../../domain/selling/orders/orders.queries.server';
import { canStaffDo } from '../../../domain/selling/orders/order-states.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { getPaymentMethodName } from '../../checkout/order-details';
import { SelectField, TextField } from '../../form/fields';
import { StoreForm } from '../../form/store-form';
import { Icon } from '../../icon/icon';
import { Moment } from '../../moment';
import { CONFIRM_DISPUTED_LABEL, ConfirmDisputed } from './dispute-notices';
import { SubmitButton } from '../../form/submit-button';

const fulfillValidator = withZod(FulfillSchema);
const acceptValidator = withZod(AcceptReviewSchema);
const transferValidator = withZod(ConfirmTransferSchema);

/** The order's state on this page. The form is refused if the order has changed. */
export function ExpectedOrderFields({ order }: { order: Pick<OrderForStaff, 'updatedAt' | 'events'> }) {
  return (
    <>
      <input type="hidden" name="expectedUpdatedAt" value={order.updatedAt} />
      <input type="hidden" name="expectedEventId" value={order.events.at(-1)?.id ?? 0} />
    </>
  );
}

function Intent({ order, name }: { order: OrderForStaff; name: string }) {
  return (
    <>
      <input type="hidden" name="intent" value={name} />
      <ExpectedOrderFields order={order} />
    </>
  );
}

/** The next step for an order in its state. */
export function NextStep({ order }: { order: OrderForStaff }) {
  if (order.state === 'awaiting_approval') return <WaitsForApproval order={order} />;
  if (order.state === 'on_account') {
    return (
      <>
        <Fulfill order={order} />
        <ConfirmTransfer order={order} />
      </>
    );
  }
  const isOwed = order.dueAt !== null && order.paidAt === null && canStaffDo('recordPayment', order.state);
  if (isOwed || canStaffDo('confirmTransfer', order.state)) {
    return (
      <>
        <ConfirmTransfer order={order} />
        {order.receivedCents > 0 && canStaffDo('acceptReview', order.state) && <AcceptReview order={order} />}
      </>
    );
  }
  if (canStaffDo('acceptReview', order.state)) return <AcceptReview order={order} />;
  if (canStaffDo('fulfil', order.state)) return <Fulfill order={order} />;
  return null;
}

function Step({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="panel order-step no-print">
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}

/** Only the buyer's company can approve; staff can cancel. */
function WaitsForApproval({ order }: { order: OrderForStaff }) {
  return (
    <section className="panel order-step no-print">
      <h2>Approval</h2>
      <p>
        Awaiting approval by the customer’s company
        {order.expiresAt !== null && (
          <>
            {' '}
            until <Moment at={order.expiresAt} />
          </>
        )}
        . Not charged. Don’t ship.
      </p>
    </section>
  );
}

function ConfirmTransfer({ order }: { order: OrderForStaff }) {
  const openCents = order.totalCents - order.receivedCents;
  return (
    <Step
      title={order.dueAt === null ? 'Transfer' : 'Payment'}
      text={
        <>
          Due: {formatMoney(openCents)}, {getPaymentMethodName(order.paymentMethod)}, reference{' '}
          <span className="part-number">{order.number}</span>.
          {order.receivedCents > 0 &&
            ` ${formatMoney(order.receivedCents)} of ${formatMoney(order.totalCents)} received.`}
        </>
      }
    >
      <StoreForm
        id="confirm-transfer"
        className="order-form"
        validator={transferValidator}
        labels={{ receivedAmount: 'Amount received' }}
      >
        <Intent order={order} name="confirmTransfer" />
        <TextField
          name="receivedAmount"
          inputMode="decimal"
          autoComplete="off"
          hint={`Amounts below ${formatMoney(openCents)} are recorded as partial payments.`}
        />
        <SubmitButton name={order.dueAt === null ? 'Confirm payment received' : 'Record payment'} />
      </StoreForm>
    </Step>
  );
}

function AcceptReview({ order }: { order: OrderForStaff }) {
  const difference = order.receivedCents - order.totalCents;
  return (
    <Step
      title="Resolve payment discrepancy"
      text={
        <>
          Received {formatMoney(order.receivedCents)} of {formatMoney(order.totalCents)}:{' '}
          {difference < 0 ? 'short' : 'over'} {formatMoney(Math.abs(difference))}. Accept as paid, or cancel
          and refund.
        </>
      }
    >
      <StoreForm
        id="accept-review"
        className="order-form"
        validator={acceptValidator}
        labels={{ reason: 'Reason' }}
      >
        <Intent order={order} name="acceptReview" />
        <TextField name="reason" autoComplete="off" />
        <SubmitButton name="Accept as paid" />
      </StoreForm>
    </Step>
  );
}

function Fulfill({ order }: { order: OrderForStaff }) {
  return (
    <Step title="Ship order">
      <StoreForm
        id="fulfil"
        className="order-form"
        validator={fulfillValidator}
        labels={{ ...PARCEL_LABELS, shipDisputed: CONFIRM_DISPUTED_LABEL }}
        defaultValues={{ carrier: '' }}
      >
        <Intent order={order} name="fulfil" />
        <ParcelFields />
        <ConfirmDisputed order={order} />
        <button type="submit" className="btn btn--primary">
          <Icon name="truck" /> Mark as shipped
        </button>
      </StoreForm>
    </Step>
  );
}

export const PARCEL_LABELS = { carrier: 'Carrier', trackingNumber: 'Tracking number' };

export function ParcelFields() {
  return (
    <>
      <SelectField name="carrier" choices={CARRIERS.map((carrier) => [carrier, carrier])}>
        <option value="">Choose…</option>
      </SelectField>
      <TextField
        name="trackingNumber"
        autoComplete="off"
        isCode
        hint="Required unless the carrier is Other. Emailed to the customer."
      />
    </>
  );
}
