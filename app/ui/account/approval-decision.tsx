import type { Validator } from 'remix-validated-form';

import { isCharged, isPaymentMethod, isTransfer } from '../../domain/selling/checkout/payment-methods.rules';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { getPaymentMethodName } from '../checkout/order-details';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { ApproveForm, DeclineOrderForm } from './approval-forms';

interface ApprovalDecisionProps {
  order: Order;
  approveValidator: Validator<Record<string, unknown>>;
  declineValidator: Validator<Record<string, unknown>>;
  mayDecline: boolean;
  /** Why whoever looks may not approve it. */
  refusal?: string | undefined;
  /** Whether anybody of the account may. */
  isApprovable: boolean;
  offersOutcome: boolean;
}

/** What may be decided about an order that waits, or why it may not. */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { order, mayDecline, refusal, isApprovable } = props;
  if (order.state !== 'awaiting_approval') {
    return (
      <div className="notice">
        <Icon name="info" />
        <p>This order does not wait for an approval any more: {ORDER_STATE_NAMES[order.state]}.</p>
      </div>
    );
  }
  return (
    <>
      {order.expiresAt !== null && (
        <p>
          The goods are held until <Moment at={order.expiresAt} />. Then the order is cancelled.
        </p>
      )}
      {refusal !== undefined && (
        <div className="notice notice--warn">
          <Icon name="circle-alert" />
          <p>
            {refusal}
            {!isApprovable && ` ${NO_APPROVER_TEXT}`}
          </p>
        </div>
      )}
      {mayDecline && (
        <div className="stack stack--wider columns-2--tablet">
          {refusal === undefined && (
            <ApproveForm
              validator={props.approveValidator}
              totalCents={order.totalCents}
              effect={describeEffect(order)}
              offersOutcome={props.offersOutcome}
            />
          )}
          <DeclineOrderForm validator={props.declineValidator} placedBy={order.placedBy ?? 'The buyer'} />
        </div>
      )}
    </>
  );
}

export const NO_APPROVER_TEXT =
  'Nobody else of your company may approve an order of this total: whoever manages your users can let another user approve.';

function describeEffect({ paymentMethod, firstName }: Order): string {
  const name = getPaymentMethodName(paymentMethod);
  if (!isPaymentMethod(paymentMethod)) return '';
  if (isTransfer(paymentMethod)) return `${firstName} then gets the instructions for the transfer (${name}).`;
  return isCharged(paymentMethod)
    ? `It is then paid at once (${name}).`
    : 'It is then due on your account, and we ship it.';
}
