import type { ReactNode } from 'react';
import type { Validator } from 'remix-validated-form';

import type { DraftPart, TypedCheckout } from '../../domain/selling/checkout/checkout-progress.rules';
import { paths } from '../../paths';
import { StoreForm } from '../form/store-form';
import { CardPayment } from './card-payment';
import { CUSTOMER_LABELS, CustomerFields } from './customer-fields';
import { AutosaveDraft } from './autosave-draft';
import { findMissingMethod, PaymentMethods, type AccountCredit } from './payment-methods';
import { PlaceOrderButton } from './place-order-button';
import { PO_NUMBER_LABEL, PurchaseOrder } from './purchase-order';
import { SavedAddresses, type SavedAddress } from './saved-addresses';

const CHECKOUT_FORM = 'checkout';

const LABELS = {
  cart: 'Cart',
  ...CUSTOMER_LABELS,
  poNumber: PO_NUMBER_LABEL,
  paymentMethod: 'Payment method',
};

const SAVED_PARTS: readonly DraftPart[] = ['shipping', 'payment'];

interface CheckoutFormProps {
  validator: Validator<Record<string, unknown>>;
  /** What was typed before, and what is wrong with it. */
  typed: TypedCheckout;
  errors: Record<string, string>;
  /** The account's addresses, and the one that is filled in. */
  addresses: readonly SavedAddress[];
  chosenId?: number | undefined;
  checkoutToken: string;
  totalCents: number;
  /** The lines that the page shows. */
  expectedLines: string;
  isSandbox: boolean;
  /** Methods that nobody here takes: choosing one ends in 'Payment Failed'. */
  unavailable: string[];
  /** For a buyer who may pay later. */
  onAccount?: AccountCredit | undefined;
  /** What is ordered: a cart, with its draft, or a quote. */
  of?: 'cart' | 'quote';
  /** Above the fields. */
  notice?: ReactNode;
  /** The order summary, whose controls submit this form. */
  children: ReactNode;
}

/** SPEC 2.7: customer information and payment method, on one page. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { validator, typed, errors, checkoutToken, totalCents, expectedLines, isSandbox, unavailable } =
    props;
  const { of = 'cart', notice, children } = props;
  return (
    <StoreForm
      id={CHECKOUT_FORM}
      validator={validator}
      labels={LABELS}
      defaultValues={typed}
      knownErrors={errors}
      className="checkout-form"
      toastOf={findMissingMethod}
    >
      {notice}
      <div className="stack stack--wider shrinkable">
        <input type="hidden" name="checkoutToken" value={checkoutToken} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
        <input type="hidden" name="expectedLines" value={expectedLines} />
        {of === 'cart' && <AutosaveDraft parts={SAVED_PARTS} />}
        <fieldset className="panel">
          <legend>Customer information</legend>
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
        <PaymentMethods unavailable={unavailable} onAccount={props.onAccount} kept={`your ${of} is kept`} />
        <CardPayment isSandbox={isSandbox} />
        <PlaceOrderButton totalCents={totalCents} />
      </div>
      {children}
    </StoreForm>
  );
}
