import type { ReactNode } from 'react';
import type { Validator } from 'remix-validated-form';

import type { DraftPart, TypedCheckout } from '../../domain/selling/checkout/checkout-progress.rules';
import { paths } from '../../paths';
import { StoreForm } from '../form/store-form';
import { Icon } from '../icon/icon';
import { BarTotal } from '../cart/bar-total';
import { ChangeControl } from './change-control';
import { CUSTOMER_LABELS, CustomerFields, SavedAddresses, type SavedAddress } from './customer-fields';
import { AutosaveDraft } from './autosave-draft';
import { SubmitButton } from '../form/submit-button';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';

const FORM_ID = 'shipping';

const SAVED_PARTS: readonly DraftPart[] = ['shipping'];

interface ShippingFormProps {
  validator: Validator<Record<string, unknown>>;
  typed: TypedCheckout;
  errors: Record<string, string>;
  /** The account's addresses, and the selected one. */
  addresses: readonly SavedAddress[];
  chosenId?: number | undefined;
  totalCents: number;
  children: ReactNode;
}

export function ProceedToPayment() {
  return <SubmitButton name={t`Proceed to Payment`} busyName={t`Saving...`} isWide />;
}

/** Step 2 (SPEC 2.7). */
export function ShippingForm(props: ShippingFormProps) {
  const { validator, typed, errors, addresses, chosenId, totalCents, children } = props;
  return (
    <StoreForm
      id={FORM_ID}
      action={paths.cartShipping()}
      validator={validator}
      labels={CUSTOMER_LABELS()}
      defaultValues={typed}
      knownErrors={errors}
      className="checkout-form"
    >
      <div className="checkout-form__fields shrinkable">
        <AutosaveDraft parts={SAVED_PARTS} />
        <fieldset className="panel">
          <legend>
            <Trans>Shipping address</Trans>
          </legend>
          <SavedAddresses
            form={FORM_ID}
            addresses={addresses}
            chosenId={chosenId}
            hrefOf={(id) => paths.cartShipping({ address: id })}
          />
          <CustomerFields />
        </fieldset>
        <div className="bottom-bar">
          <BarTotal totalCents={totalCents} />
          <ProceedToPayment />
        </div>
        <p>
          <ChangeControl intent="toCart" to={paths.cart()}>
            <Icon name="arrow-left" /> <Trans>Back to cart</Trans>
          </ChangeControl>
        </p>
      </div>
      {children}
    </StoreForm>
  );
}
