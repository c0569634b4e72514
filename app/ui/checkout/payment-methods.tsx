import { useField } from 'remix-validated-form';

import { PAYMENT_METHOD_REQUIRED } from '../../domain/selling/checkout/checkout-toasts.rules';
import {
  getMethodName,
  ON_ACCOUNT,
  type PaymentMethod,
} from '../../domain/selling/checkout/payment-methods.rules';
import { formatHours, getHoldHours } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { fieldId, useFormId } from '../form/form-context';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';

/** The toast for a missing payment method (SPEC 8), for forms that the browser refuses. */
export function findMissingMethod({ paymentMethod = '' }: Record<string, string>) {
  return paymentMethod.startsWith(PAYMENT_METHOD_REQUIRED.message) ? PAYMENT_METHOD_REQUIRED : undefined;
}

/** Net terms of a buyer. */
export interface AccountCredit {
  netTermsDays: number;
  availableCents: number;
}

/** A method that the store takes, and whether the sandbox decides its outcome. */
export interface OfferedMethod {
  method: PaymentMethod;
  isSandbox: boolean;
}

interface PaymentMethodsProps {
  methods: readonly OfferedMethod[];
  onAccount?: AccountCredit | undefined;
  /** Whether a transfer is held for a shorter time until the email address is confirmed. */
  confirmsEmail: boolean;
}

/** The payment methods (SPEC 3) that a provider takes. */
export function PaymentMethods(props: PaymentMethodsProps) {
  const { methods, onAccount, confirmsEmail } = props;
  const formId = useFormId();
  const field = useField('paymentMethod');
  const errorId = `${fieldId(formId, 'paymentMethod')}-error`;
  return (
    <fieldset className="panel" aria-describedby={field.error === undefined ? undefined : errorId}>
      <legend>Payment method</legend>
      {field.error !== undefined && (
        <p className="field__error space-below" id={errorId}>
          <Icon name="circle-alert" />
          {field.error}
        </p>
      )}
      <div className="stack stack--tight columns-2">
        {methods.map(({ method, isSandbox }, index) => (
          <label key={method} className="method" data-sandbox={isSandbox ? '' : undefined}>
            <input
              {...field.getInputProps({ type: 'radio', value: method })}
              id={index === 0 ? fieldId(formId, 'paymentMethod') : undefined}
              defaultChecked={field.defaultValue === method}
              aria-invalid={field.error === undefined ? undefined : true}
            />
            {getMethodName(method)}
          </label>
        ))}
        {onAccount !== undefined && (
          <label className="method">
            <input
              {...field.getInputProps({ type: 'radio', value: ON_ACCOUNT })}
              defaultChecked={field.defaultValue === ON_ACCOUNT}
              aria-describedby="method-account-hint"
            />
            <span>
              {getMethodName(ON_ACCOUNT)}
              <span className="small muted block" id="method-account-hint" aria-hidden="true">
                Net {onAccount.netTermsDays} · {formatMoney(onAccount.availableCents)} available
              </span>
            </span>
          </label>
        )}
      </div>
      <TransferDeadline confirmsEmail={confirmsEmail} />
    </fieldset>
  );
}

/** How long the goods of an order by transfer are held. */
function TransferDeadline({ confirmsEmail }: { confirmsEmail: boolean }) {
  const settings = useSettings();
  const full = formatHours(settings.transferHours);
  const short = formatHours(getHoldHours(settings, { isEmailUnconfirmed: true }));
  return (
    <p className="small muted space-above">
      Zelle and e-Transfer: we hold your items for{' '}
      {confirmsEmail ? `${short}, or ${full} once you confirm your email address` : full}.
    </p>
  );
}
