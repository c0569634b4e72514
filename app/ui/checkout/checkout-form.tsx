import type { ReactNode } from 'react';
import type { Validator } from 'remix-validated-form';

import type { Totals } from '../../domain/selling/checkout/totals.rules';
import type { DraftPart, TypedCheckout } from '../../domain/selling/checkout/checkout-progress.rules';
import { paths } from '../../paths';
import { StoreForm } from '../form/store-form';
import { DemoOutcome } from './card-payment';
import { CUSTOMER_LABELS, CustomerFields, SavedAddresses, type SavedAddress } from './customer-fields';
import { AutosaveDraft } from './autosave-draft';
import {
  findMissingMethod,
  isOnlyPayment,
  PaymentMethods,
  selectMethod,
  type AccountCredit,
  type OfferedMethod,
} from './payment-methods';
import { OrderCosts } from './order-summary';
import { PlaceOrderButton, PO_NUMBER_LABEL, PurchaseOrder, useFreshPageAfterBack } from './order-fields';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

const CHECKOUT_FORM = 'checkout';

const LABELS = perLanguage(() => ({
  cart: t`Cart`,
  ...CUSTOMER_LABELS(),
  poNumber: PO_NUMBER_LABEL(),
  paymentMethod: t`Payment method`,
  card: t`Card`,
}));

const SAVED_PARTS: readonly DraftPart[] = ['shipping', 'payment'];

interface CheckoutFormProps {
  validator: Validator<Record<string, unknown>>;
  typed: TypedCheckout;
  errors: Record<string, string>;
  /** The account's addresses, and the selected one. */
  addresses: readonly SavedAddress[];
  chosenId?: number | undefined;
  checkoutToken: string;
  totals: Totals;
  expectedLines: string;
  isSandbox: boolean;
  methods: readonly OfferedMethod[];
  onAccount?: AccountCredit | undefined;
  transferNote: string;
  /** What is ordered. */
  of?: 'cart' | 'quote';
  notice?: ReactNode;
  children: ReactNode;
}

/** Customer information and payment method on one page (SPEC 2.7). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { validator, typed, errors, checkoutToken, totals, expectedLines, isSandbox, methods } = props;
  const { of = 'cart', notice, children } = props;
  useFreshPageAfterBack();
  return (
    <StoreForm
      id={CHECKOUT_FORM}
      validator={validator}
      labels={LABELS()}
      defaultValues={{ ...typed, paymentMethod: selectMethod(typed['paymentMethod'], methods) }}
      knownErrors={errors}
      className="checkout-form"
      toastOf={findMissingMethod}
      hasOwnSummary={isOnlyPayment}
    >
      {notice}
      <div className="checkout-form__fields shrinkable">
        <input type="hidden" name="checkoutToken" value={checkoutToken} />
        <input type="hidden" name="expectedTotalCents" value={totals.totalCents} />
        <input type="hidden" name="expectedLines" value={expectedLines} />
        {of === 'cart' && <AutosaveDraft parts={SAVED_PARTS} />}
        <fieldset className="panel">
          <legend>
            <Trans>Customer information</Trans>
          </legend>
          <SavedAddresses
            form={CHECKOUT_FORM}
            addresses={props.addresses}
            chosenId={props.chosenId}
            hrefOf={(id) => paths.checkout({ address: id })}
          />
          <CustomerFields />
        </fieldset>
        <div className="panel">
          <PurchaseOrder />
        </div>
        <PaymentMethods methods={methods} onAccount={props.onAccount} transferNote={props.transferNote} />
        {isSandbox && <DemoOutcome />}
        <OrderCosts totals={totals} />
        <div className="bottom-bar">
          <PlaceOrderButton totalCents={totals.totalCents} />
        </div>
      </div>
      {children}
    </StoreForm>
  );
}
