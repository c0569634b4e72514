import { Link } from '@remix-run/react';

import type { ArrivalPromise } from '../../domain/base/settings/arrival.rules';
import {
  getMissingForFreeShipping,
  type CheckoutPolicy,
  type Totals,
} from '../../domain/selling/checkout/totals.rules';
import { formatDeliveryEstimate, formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { OrderArrival, ShippingRule, TotalsList } from '../checkout/order-summary';
import { PolicyLinks } from '../content/policy-links';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { ExpressCost, StandardCost } from './checkout-costs';
import { t } from '~/i18n/text';
import { Plural, Trans } from '~/i18n/trans';

interface CartSummaryProps {
  products: number;
  /** Units of all products. */
  count: number;
  totals: Totals;
  policy: CheckoutPolicy;
  /** With Express Checkout. */
  express: Totals;
  /** The address is known, so the buyer can return to payment. */
  isShippingComplete: boolean;
  arrival: ArrivalPromise | undefined;
}

const formatShipping = (cents: number) => (cents === 0 ? t`free` : formatMoney(cents));

/** The cart's totals under the standard policy, and the buttons of both checkouts, which save its lines. */
export function CartSummary({
  products,
  count,
  totals,
  policy,
  express,
  isShippingComplete,
  arrival,
}: CartSummaryProps) {
  const deliveryEstimate = formatDeliveryEstimate(useSettings());
  const isSameCost = express.totalCents === totals.totalCents;
  // The one that costs the buyer less is the one to press.
  const isExpressFirst = express.totalCents < totals.totalCents;
  return (
    <aside className="panel order-summary" aria-label={t`Order summary`}>
      <h2>
        <Trans>Order summary</Trans>
      </h2>
      <p className="small muted">
        <Plural value={products} one="# product" other="# products" />
        {count > products && (
          <>
            , <Plural value={count} one="# item" other="# items" />
          </>
        )}
      </p>
      <TotalsList totals={totals} />
      <OrderArrival arrival={arrival} />
      <FreeShipping totals={totals} express={express} policy={policy} />
      <button
        type="submit"
        className={`btn btn--wide order-summary__proceed ${isExpressFirst ? '' : 'btn--primary'}`.trimEnd()}
        name="intent"
        value="toShipping"
      >
        <Trans>Proceed to Shipping</Trans>
      </button>
      {!isSameCost && (
        <p className="small">
          <StandardCost totals={totals} />
        </p>
      )}
      {isShippingComplete && (
        <button type="submit" className="btn btn--wide" name="intent" value="toPayment">
          <Trans>Return to Payment</Trans>
        </button>
      )}
      <p className="small muted">
        {totals.shippingCents > 0 && <ShippingRule policy={policy} />}{' '}
        <Trans>Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.</Trans>{' '}
        <Trans>
          Delivery usually takes <span className="unbroken">{deliveryEstimate}</span>.
        </Trans>
      </p>
      <p className="small">
        <PolicyLinks />
      </p>
      <div className="order-summary__other">
        <button
          type="submit"
          className={`btn btn--wide ${isExpressFirst ? 'btn--primary' : ''}`.trimEnd()}
          name="intent"
          value="toExpress"
        >
          <Trans>Express Checkout</Trans>
        </button>
        {!isSameCost && (
          <p className="small">
            <ExpressCost totals={express} />
          </p>
        )}
        <p className="small muted">
          <Trans>Everything on one page.</Trans>{' '}
          {isSameCost ? (
            <Trans>Shipping and delivery time are the same.</Trans>
          ) : (
            <Trans>
              Shipping is {formatShipping(express.shippingCents)} instead of{' '}
              {formatShipping(totals.shippingCents)}. Delivery time is the same.
            </Trans>
          )}
        </p>
      </div>
      <div className="order-summary__links">
        <Link className="btn btn--small btn--plain" to={paths.home()}>
          <Icon name="arrow-left" />
          <Trans>Continue Shopping</Trans>
        </Link>{' '}
        <button type="submit" className="btn btn--small btn--plain" name="intent" value="toQuote">
          <Icon name="file-text" />
          <Trans>Request Quote</Trans>
        </button>
      </div>
    </aside>
  );
}

/** How shipping gets free, or with which checkout it is already. */
function FreeShipping({ totals, express, policy }: Pick<CartSummaryProps, 'totals' | 'express' | 'policy'>) {
  if (totals.shippingCents === 0) return null;
  const missing = getMissingForFreeShipping(totals.subtotalCents, policy);
  const isExpressFree = express.shippingCents === 0;
  if (missing === undefined && !isExpressFree) return null;
  return (
    <p className="notice small">
      <Icon name="truck" />
      <span>
        {isExpressFree && <Trans>Shipping is free with Express Checkout.</Trans>}{' '}
        {missing !== undefined && <Nudge isStandardOnly={isExpressFree} missing={formatMoney(missing)} />}
      </span>
    </p>
  );
}

function Nudge({ isStandardOnly, missing }: { isStandardOnly: boolean; missing: string }) {
  return isStandardOnly ? (
    <Trans>
      You’re <strong>{missing}</strong> away from free standard shipping.
    </Trans>
  ) : (
    <Trans>
      You’re <strong>{missing}</strong> away from free shipping.
    </Trans>
  );
}
