import type { Validator } from 'remix-validated-form';

import {
  isCharged,
  isPaymentMethod,
  isTransfer,
  SANDBOX_OUTCOMES,
} from '../../domain/selling/checkout/payment-methods.rules';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { getPaymentMethodName } from '../checkout/order-details';
import { Icon } from '../icon/icon';
import { Moment } from '../moment';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { SelectField, TextField } from '../form/fields';
import { SubmitButton } from '../form/submit-button';
import { StoreForm } from '../form/store-form';
import { Options } from '../form/options';
import { Notice } from '../notice';

interface ApprovalDecisionProps {
  order: Order;
  approveValidator: Validator<Record<string, unknown>>;
  declineValidator: Validator<Record<string, unknown>>;
  mayDecline: boolean;
  /** Why the signed-in user can't approve it. */
  refusal?: string | undefined;
  /** Whether any user of the account can. */
  isApprovable: boolean;
  offersOutcome: boolean;
}

/** The decisions on an order that awaits approval, or why there are none. */
export function ApprovalDecision(props: ApprovalDecisionProps) {
  const { order, mayDecline, refusal, isApprovable } = props;
  if (order.state !== 'awaiting_approval') {
    return (
      <Notice icon="info">
        This order is no longer awaiting approval. Status: {ORDER_STATE_NAMES[order.state]}.
      </Notice>
    );
  }
  return (
    <>
      {order.expiresAt !== null && (
        <p>
          If the order isn’t approved by <Moment at={order.expiresAt} />, it will be canceled.
        </p>
      )}
      {refusal !== undefined && (
        <Notice tone="warn" icon="circle-alert">
          {refusal}
          {!isApprovable && ` ${NO_APPROVER_TEXT}`}
        </Notice>
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

const NO_APPROVER_TEXT =
  'No other approver’s limit covers this order. Ask your account admin to add an approver.';

function describeEffect({ paymentMethod, firstName }: Order): string {
  const name = getPaymentMethodName(paymentMethod);
  if (!isPaymentMethod(paymentMethod)) return '';
  if (isTransfer(paymentMethod)) return `${firstName} will get the payment instructions (${name}).`;
  return isCharged(paymentMethod)
    ? `Approving charges the order immediately (${name}).`
    : 'Approving bills the order to your account.';
}

const APPROVE_FORM = 'approve';
const DECLINE_FORM = 'decline';

interface ApproveFormProps {
  validator: Validator<Record<string, unknown>>;
  totalCents: number;
  /** What approval does, depending on the payment method. */
  effect: string;
  /** In the demo, the approver plays the payment provider. */
  offersOutcome: boolean;
}

/** Approves the order as placed. */
function ApproveForm({ validator, totalCents, effect, offersOutcome }: ApproveFormProps) {
  return (
    <section className="panel stack stack--top">
      <h2>Approve</h2>
      <p>{effect}</p>
      <StoreForm id={APPROVE_FORM} validator={validator} labels={{ order: 'Order' }} hasSummary={false}>
        <input type="hidden" name="intent" value="approve" />
        <div className="stack stack--wide">
          {offersOutcome && (
            <SelectField name="sandboxOutcome" label="Payment outcome" hint="Demo only">
              <Options of={Object.entries(SANDBOX_OUTCOMES)} />
            </SelectField>
          )}
          <div>
            <SubmitButton
              name={
                <>
                  <Icon name="check" /> {`Approve ${formatMoney(totalCents)}`}
                </>
              }
              busyName="Processing..."
            />
          </div>
        </div>
      </StoreForm>
    </section>
  );
}

/** Cancels the order, with a reason for the buyer. */
function DeclineOrderForm({
  validator,
  placedBy,
}: {
  validator: Validator<Record<string, unknown>>;
  placedBy: string;
}) {
  return (
    <section className="panel stack stack--top">
      <h2>Decline</h2>
      <p>The order will be canceled, and nothing will be charged.</p>
      <StoreForm id={DECLINE_FORM} validator={validator} labels={{ reason: 'Reason' }} hasSummary={false}>
        <input type="hidden" name="intent" value="decline" />
        <div className="stack stack--wide">
          <TextField name="reason" label="Reason" autoComplete="off" hint={`Sent to ${placedBy}`} />
          <div>
            <SubmitButton name="Decline order" busyName="Processing..." look="danger" />
          </div>
        </div>
      </StoreForm>
    </section>
  );
}
