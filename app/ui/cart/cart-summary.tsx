import { Link } from '@remix-run/react';

import {
  getMissingForFreeShipping,
  type CheckoutPolicy,
  type Totals,
} from '../../domain/selling/checkout/totals.rules';
import { formatDeliveryEstimate, formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { ShippingRule, TotalsList } from '../checkout/order-summary';
import { PolicyLinks } from '../content/policy-links';
import { Icon } from '../icon/icon';
import { useSettings } from '../settings/use-settings';
import { t } from '~/i18n/text';
import { Plural, Trans } from '~/i18n/trans';

interface CartSummaryProps {
  count: number;
  totals: Totals;
  policy: CheckoutPolicy;
  /** What shipping costs with Express Checkout. */
  expressShippingCents: number;
  /** The address is known, so the buyer can return to payment. */
  isShippingComplete: boolean;
}

const formatShipping = (cents: number) => (cents === 0 ? 'free' : formatMoney(cents));

/** The cart's totals under the standard policy, and the buttons of both checkouts, which save its lines. */
export function CartSummary({
  count,
  totals,
  policy,
  expressShippingCents,
  isShippingComplete,
}: CartSummaryProps) {
  const deliveryEstimate = formatDeliveryEstimate(useSettings());
  const missing = getMissingForFreeShipping(totals.subtotalCents, policy);
  return (
    <aside className="panel order-summary" aria-label={t`Order summary`}>
      <h2>
        <Trans>Order summary</Trans>
      </h2>
      <p className="small muted">
        <Plural value={count} one="# item" other="# items" />
      </p>
      <TotalsList totals={totals} />
      {missing !== undefined && (
        <p className="notice small">
          <Icon name="truck" />
          <span>
            <Trans>
              Add more than <strong>{formatMoney(missing)}</strong> for free shipping.
            </Trans>
          </span>
        </p>
      )}
      <button
        type="submit"
        className="btn btn--primary btn--wide order-summary__proceed"
        name="intent"
        value="toShipping"
      >
        <Trans>Proceed to Shipping</Trans>
      </button>
      {isShippingComplete && (
        <button type="submit" className="btn btn--wide" name="intent" value="toPayment">
          <Trans>Return to Payment</Trans>
        </button>
      )}
      <p className="small muted">
        {totals.shippingCents > 0 && <ShippingRule policy={policy} />}{' '}
        <Trans>Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.</Trans>{' '}
        <Trans>Delivery usually takes {deliveryEstimate}.</Trans>
      </p>
      <p className="small">
        <PolicyLinks />
      </p>
      <div className="order-summary__other">
        <button type="submit" className="btn btn--wide" name="intent" value="toExpress">
          <Trans>Express Checkout</Trans>
        </button>
        <p className="small muted">
          <Trans>Everything on one page.</Trans>{' '}
          {expressShippingCents === totals.shippingCents ? (
            <Trans>Shipping and delivery time are the same.</Trans>
          ) : (
            <Trans>
              Shipping is {formatShipping(expressShippingCents)} instead of{' '}
              {formatShipping(totals.shippingCents)}. Delivery time is the same.
            </Trans>
          )}
        </p>
      </div>
      <Link className="btn btn--wide btn--plain" to={paths.home()}>
        <Trans>Continue Shopping</Trans>
      </Link>{' '}
      <button type="submit" className="btn btn--wide btn--plain" name="intent" value="toQuote">
        <Trans>Request Quote</Trans>
      </button>
    </aside>
  );
}
