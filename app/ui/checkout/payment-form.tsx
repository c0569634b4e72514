import type { ReactNode } from 'react';
import type { Validator } from 'remix-validated-form';

import type { ShippingInfo } from '../../domain/selling/checkout/checkout.schema';
import type { Totals } from '../../domain/selling/checkout/totals.rules';
import type { DraftPart } from '../../domain/selling/checkout/checkout-progress.rules';
import { findCountryName } from '../../domain/base/shared/regions.rules';
import { paths } from '../../paths';
import { StoreForm } from '../form/store-form';
import { BarTotal } from '../cart/bar-total';
import { DemoOutcome } from './card-payment';
import { ChangeControl } from './change-control';
import { AutosaveDraft } from './autosave-draft';
import {
  findMissingMethod,
  isOnlyPayment,
  PaymentMethods,
  selectMethod,
  type AccountCredit,
  type OfferedMethod,
} from './payment-methods';
import { OverLimitNote } from './checkout-notices';
import { OrderCosts } from './order-summary';
import { PlaceOrderButton, PO_NUMBER_LABEL, PurchaseOrder, useFreshPageAfterBack } from './order-fields';
import { t } from '~/i18n/text';
import { perLanguage } from '~/i18n/language';
import { Trans } from '~/i18n/trans';

const LABELS = perLanguage(() => ({
  cart: t`Cart`,
  poNumber: PO_NUMBER_LABEL(),
  paymentMethod: t`Payment method`,
  card: t`Card`,
}));

const SAVED_PARTS: readonly DraftPart[] = ['payment'];

interface PaymentFormProps {
  validator: Validator<Record<string, unknown>>;
  customer: ShippingInfo;
  poNumber: string;
  paymentMethod: string;
  checkoutToken: string;
  totals: Totals;
  /** Fingerprints of the displayed lines and address. */
  expectedLines: string;
  expectedAddress: string;
  isSandbox: boolean;
  methods: readonly OfferedMethod[];
  /** For the buyer's spending limit. */
  user?: { spendingLimitCents: number | null } | undefined;
  onAccount?: AccountCredit | undefined;
  transferNote: string;
  children: ReactNode;
}

/** Step 3 (SPEC 2.7), with everything that the buyer is about to order. */
export function PaymentForm(props: PaymentFormProps) {
  const { validator, customer, poNumber, paymentMethod, totals, isSandbox, methods } = props;
  const { children } = props;
  const { totalCents } = totals;
  useFreshPageAfterBack();
  return (
    <StoreForm
      id="payment"
      action={paths.cartPayment()}
      validator={validator}
      labels={LABELS()}
      defaultValues={{ poNumber, paymentMethod: selectMethod(paymentMethod, methods) }}
      className="checkout-form"
      toastOf={findMissingMethod}
      hasOwnSummary={isOnlyPayment}
    >
      <div className="checkout-form__fields shrinkable">
        <input type="hidden" name="checkoutToken" value={props.checkoutToken} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
        <input type="hidden" name="expectedLines" value={props.expectedLines} />
        <input type="hidden" name="expectedAddress" value={props.expectedAddress} />
        <AutosaveDraft parts={SAVED_PARTS} />
        <OverLimitNote user={props.user} totalCents={totalCents} />
        <ShipsTo customer={customer} />
        <div className="panel">
          <PurchaseOrder />
        </div>
        <PaymentMethods methods={methods} onAccount={props.onAccount} transferNote={props.transferNote} />
        {isSandbox && <DemoOutcome />}
        <OrderCosts totals={totals} />
        <div className="bottom-bar">
          <BarTotal totalCents={totalCents} />
          <PlaceOrderButton />
        </div>
      </div>
      {children}
    </StoreForm>
  );
}

function ShipsTo({ customer }: { customer: ShippingInfo }) {
  const { attention = '', deliveryInstructions = '', billing } = customer;
  return (
    <section className="panel ships-to" aria-labelledby="ships-to">
      <div className="ships-to__head">
        <h2 id="ships-to">
          <Trans>Ships to</Trans>
        </h2>
        <ChangeControl intent="toShipping" to={paths.cartShipping()}>
          <Trans>
            Change<span className="sr-only"> shipping address</span>
          </Trans>
        </ChangeControl>
      </div>
      <address>
        {[`${customer.firstName} ${customer.lastName}`, customer.company].filter(Boolean).join(', ')}
        <br />
        {attention !== '' && (
          <>
            <Trans>Attention: {attention}</Trans>
            <br />
          </>
        )}
        {customer.address}, {customer.city}, {customer.state} {customer.zipCode},{' '}
        {findCountryName(customer.state)}
      </address>
      {deliveryInstructions !== '' && (
        <p>
          <Trans>Delivery instructions: {deliveryInstructions}</Trans>
        </p>
      )}
      <p className="small muted">
        {customer.email} · {customer.phone}
      </p>
      {billing !== undefined && (
        <address className="space-above--tight">
          <strong>
            <Trans>Bill to</Trans>
          </strong>
          <br />
          {billing.name}
          <br />
          {billing.address}, {billing.city}, {billing.state} {billing.zipCode},{' '}
          {findCountryName(billing.state)}
        </address>
      )}
    </section>
  );
}
