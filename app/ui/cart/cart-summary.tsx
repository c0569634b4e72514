import { Link } from '@remix-run/react';

import {
  getMissingForFreeShipping,
  type CheckoutPolicy,
  type Totals,
} from '../../domain/selling/checkout/totals.rules';
import { formatTaxRate } from '../../domain/base/settings/settings.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { ShippingRule, TotalsList } from '../checkout/order-summary';
import { PolicyLinks } from '../content/policy-links';
import { Icon } from '../icon/icon';

interface CartSummaryProps {
  count: number;
  totals: Totals;
  policy: CheckoutPolicy;
  /** The address is known, so the buyer can return to payment. */
  isShippingComplete: boolean;
}

/** The cart's totals under the standard policy, and the links to both checkouts. The express one states its own rule. */
export function CartSummary({ count, totals, policy, isShippingComplete }: CartSummaryProps) {
  const missing = getMissingForFreeShipping(totals.subtotalCents, policy);
  return (
    <aside className="panel order-summary" aria-label="Order summary">
      <h2>Order summary</h2>
      <p className="small muted">
        {count} {count === 1 ? 'item' : 'items'}
      </p>
      <TotalsList totals={totals} />
      {missing !== undefined && (
        <p className="notice small">
          <Icon name="truck" />
          <span>
            Add more than <strong>{formatMoney(missing)}</strong> for free shipping.
          </span>
        </p>
      )}
      <Link className="btn btn--primary btn--wide" to={paths.cartShipping()} discover="none">
        Proceed to Shipping
      </Link>
      {isShippingComplete && (
        <Link className="btn btn--wide" to={paths.cartPayment()} discover="none">
          Return to Payment
        </Link>
      )}
      <p className="small muted">
        <ShippingRule policy={policy} /> Tax {formatTaxRate(policy.taxBasisPoints)} of the subtotal.
      </p>
      <p className="small">
        <PolicyLinks />
      </p>
      <div className="order-summary__other">
        <Link className="btn btn--wide" to={paths.checkout()}>
          Express Checkout
        </Link>
      </div>
      <Link className="btn btn--wide btn--plain" to={paths.home()}>
        Continue Shopping
      </Link>{' '}
      <Link className="btn btn--wide btn--plain" to={paths.quote({ cart: 1 })}>
        Request Quote
      </Link>
    </aside>
  );
}
