import { useField, useIsSubmitting, type Validator } from 'remix-validated-form';

import { PAYMENT_METHODS, SANDBOX_OUTCOMES } from '../../domain/checkout/payment-methods.rules';
import { PAYMENT_FAILED, PAYMENT_METHOD_REQUIRED } from '../../domain/checkout/checkout-toasts.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { REGION_GROUPS } from '../../domain/shared/regions.rules';
import { fieldId } from '../form/form-id';
import { SelectField, TextField } from '../form/fields';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';

const FORM_ID = 'checkout';

const LABELS = {
  cart: 'Cart',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  address: 'Address',
  city: 'City',
  state: 'State or province',
  zipCode: 'ZIP or postal code',
  paymentMethod: 'Payment method',
};

/** SPEC 8: no payment method. Said here too, because the browser does not send what it sees to be incomplete. */
function missingMethod({ paymentMethod = '' }: Record<string, string>) {
  return paymentMethod.startsWith(PAYMENT_METHOD_REQUIRED.message) ? PAYMENT_METHOD_REQUIRED : undefined;
}

interface CheckoutFormProps {
  validator: Validator<Record<string, unknown>>;
  checkoutToken: string;
  totalCents: number;
  isSandbox: boolean;
  /** Methods that nobody here takes: choosing one ends in 'Payment Failed'. */
  unavailable: string[];
}

/** SPEC 2.7: customer information and payment method, on one page. */
export function CheckoutForm({
  validator,
  checkoutToken,
  totalCents,
  isSandbox,
  unavailable,
}: CheckoutFormProps) {
  return (
    <StoreForm
      id={FORM_ID}
      validator={validator}
      labels={LABELS}
      className="checkout-form"
      toastOf={missingMethod}
    >
      <input type="hidden" name="checkoutToken" value={checkoutToken} />
      <input type="hidden" name="shownTotal" value={totalCents} />
      <fieldset className="panel">
        <legend>Customer information</legend>
        <div className="field-grid">
          <TextField name="firstName" label={LABELS.firstName} autoComplete="given-name" />
          <TextField name="lastName" label={LABELS.lastName} autoComplete="family-name" />
          <TextField name="email" label={LABELS.email} type="email" inputMode="email" autoComplete="email" />
          <TextField
            name="phone"
            label={LABELS.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            hint="The carrier calls this number if they cannot deliver."
          />
          <TextField name="company" label={LABELS.company} autoComplete="organization" optional whole />
          <TextField name="address" label={LABELS.address} autoComplete="address-line1" whole />
          <TextField name="city" label={LABELS.city} autoComplete="address-level2" />
          <SelectField name="state" label={LABELS.state} autoComplete="address-level1">
            <option value="">Choose one</option>
            {REGION_GROUPS.map(({ label, regions }) => (
              <optgroup key={label} label={label}>
                {regions.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
          <TextField name="zipCode" label={LABELS.zipCode} autoComplete="postal-code" />
        </div>
      </fieldset>
      <PaymentMethods unavailable={unavailable} />
      {isSandbox && <SandboxChoice />}
      <SubmitButton totalCents={totalCents} />
    </StoreForm>
  );
}

function PaymentMethods({ unavailable }: { unavailable: string[] }) {
  const field = useField('paymentMethod');
  const errorId = `${fieldId(FORM_ID, 'paymentMethod')}-error`;
  return (
    <fieldset className="panel" aria-describedby={field.error === undefined ? undefined : errorId}>
      <legend>Payment method</legend>
      {field.error !== undefined && (
        <p className="field__error mb-3" id={errorId}>
          <Icon name="circle-alert" />
          {field.error}
        </p>
      )}
      {field.error?.startsWith(PAYMENT_FAILED.message) === true && (
        <p className="small mb-3">
          You have not been charged, and your cart is kept. Try again, or choose another method.
        </p>
      )}
      <div className="methods">
        {Object.entries(PAYMENT_METHODS).map(([value, name], index) => (
          <label key={value} className="method">
            <input
              {...field.getInputProps({ type: 'radio', value })}
              id={index === 0 ? fieldId(FORM_ID, 'paymentMethod') : undefined}
              defaultChecked={field.defaultValue === value}
              aria-invalid={field.error === undefined ? undefined : true}
              aria-describedby={unavailable.includes(value) ? `method-${value}-hint` : undefined}
            />
            <span>
              {name}
              {unavailable.includes(value) && (
                // Read as the method's description; its name stays its name.
                <span className="small muted block" id={`method-${value}-hint`} aria-hidden="true">
                  Not connected in this store
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** DESIGN 2: the sandbox moves no money; the buyer chooses what the payment does. */
function SandboxChoice() {
  return (
    <fieldset className="panel sandbox">
      <legend>Demo payment</legend>
      <SelectField
        name="sandboxOutcome"
        label="What should the payment do?"
        hint="For methods that the sandbox takes: no money moves. Never type a real card number."
      >
        {Object.entries(SANDBOX_OUTCOMES).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}

function SubmitButton({ totalCents }: { totalCents: number }) {
  const isSubmitting = useIsSubmitting();
  return (
    <button type="submit" className="btn btn--primary btn--wide" disabled={isSubmitting}>
      <Icon name="lock" />
      {isSubmitting ? 'Processing...' : `Place Order · ${formatMoney(totalCents)}`}
    </button>
  );
}
