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
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';

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
        <Trans>This order is no longer awaiting approval. Status: {ORDER_STATE_NAMES[order.state]}.</Trans>
      </Notice>
    );
  }
  return (
    <>
      {order.expiresAt !== null && (
        <p>
          <Trans>
            If the order isn’t approved by <Moment at={order.expiresAt} />, it will be canceled.
          </Trans>
        </p>
      )}
      {refusal !== undefined && (
        <Notice tone="warn" icon="circle-alert">
          {refusal}
          {!isApprovable && ` ${NO_APPROVER_TEXT()}`}
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
          <DeclineOrderForm validator={props.declineValidator} placedBy={order.placedBy ?? t`The buyer`} />
        </div>
      )}
    </>
  );
}

const NO_APPROVER_TEXT = perLanguage(
  () => t`No other approver’s limit covers this order. Ask your account admin to add an approver.`,
);

function describeEffect({ paymentMethod, firstName }: Order): string {
  const name = getPaymentMethodName(paymentMethod);
  if (!isPaymentMethod(paymentMethod)) return '';
  if (isTransfer(paymentMethod)) return t`${firstName} will get the payment instructions (${name}).`;
  return isCharged(paymentMethod)
    ? t`Approving charges the order immediately (${name}).`
    : t`Approving bills the order to your account.`;
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
  const total = formatMoney(totalCents);
  return (
    <section className="panel stack stack--top">
      <h2>
        <Trans>Approve</Trans>
      </h2>
      <p>{effect}</p>
      <StoreForm id={APPROVE_FORM} validator={validator} labels={{ order: t`Order` }} hasSummary={false}>
        <input type="hidden" name="intent" value="approve" />
        <div className="stack stack--wide">
          {offersOutcome && (
            <SelectField name="sandboxOutcome" label={t`Payment outcome`} hint={t`Demo only`}>
              <Options of={Object.entries(SANDBOX_OUTCOMES)} />
            </SelectField>
          )}
          <div>
            <SubmitButton
              name={
                <>
                  <Icon name="check" /> <Trans>Approve {total}</Trans>
                </>
              }
              busyName={t`Processing...`}
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
      <h2>
        <Trans>Decline</Trans>
      </h2>
      <p>
        <Trans>The order will be canceled, and nothing will be charged.</Trans>
      </p>
      <StoreForm id={DECLINE_FORM} validator={validator} labels={{ reason: t`Reason` }} hasSummary={false}>
        <input type="hidden" name="intent" value="decline" />
        <div className="stack stack--wide">
          <TextField name="reason" label={t`Reason`} autoComplete="off" hint={t`Sent to ${placedBy}`} />
          <div>
            <SubmitButton name={t`Decline order`} busyName={t`Processing...`} look="danger" />
          </div>
        </div>
      </StoreForm>
    </section>
  );
}
