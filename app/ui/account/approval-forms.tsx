import type { Validator } from 'remix-validated-form';

import { SANDBOX_OUTCOMES } from '../../domain/selling/checkout/payment-methods.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { SelectField, TextField } from '../form/fields';
import { SubmitButton } from '../form/submit-button';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';

export const APPROVE_FORM = 'approve';
export const DECLINE_FORM = 'decline';

interface ApproveFormProps {
  validator: Validator<Record<string, unknown>>;
  totalCents: number;
  /** What approving does, by the order's payment method. */
  effect: string;
  /** In the demo the approver plays the payment provider. */
  offersOutcome: boolean;
}

/** The order goes on as it was placed. */
export function ApproveForm({ validator, totalCents, effect, offersOutcome }: ApproveFormProps) {
  return (
    <section className="panel stack stack--top">
      <h2>Approve</h2>
      <p>{effect}</p>
      <StoreForm id={APPROVE_FORM} validator={validator} labels={{ order: 'Order' }} hasSummary={false}>
        <input type="hidden" name="intent" value="approve" />
        <div className="stack stack--wide">
          {offersOutcome && (
            <SelectField
              name="sandboxOutcome"
              label="What should the payment do?"
              hint="In the demo you play the payment provider."
            >
              {Object.entries(SANDBOX_OUTCOMES).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
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

/** The order is cancelled; whoever placed it reads why. */
export function DeclineOrderForm({
  validator,
  placedBy,
}: {
  validator: Validator<Record<string, unknown>>;
  placedBy: string;
}) {
  return (
    <section className="panel stack stack--top">
      <h2>Decline</h2>
      <p>The order is cancelled, and its goods go back on the shelf. Nothing is charged.</p>
      <StoreForm id={DECLINE_FORM} validator={validator} labels={{ reason: 'Reason' }} hasSummary={false}>
        <input type="hidden" name="intent" value="decline" />
        <div className="stack stack--wide">
          <TextField name="reason" label="Reason" autoComplete="off" hint={`${placedBy} reads it.`} />
          <div>
            <SubmitButton name="Decline order" busyName="Processing..." look="danger" />
          </div>
        </div>
      </StoreForm>
    </section>
  );
}
