import type { Totals } from '../../domain/selling/checkout/totals.rules';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { Trans } from '~/i18n/trans';

interface CostProps {
  totals: Totals;
}

/** What the cart costs with standard checkout, where the checkouts differ. */
export function StandardCost({ totals }: CostProps) {
  return (
    <Trans>
      Standard: <strong>{formatMoney(totals.totalCents)}</strong>
    </Trans>
  );
}

/** What the cart costs with Express Checkout, where the checkouts differ. */
export function ExpressCost({ totals }: CostProps) {
  return (
    <Trans>
      Express: <strong>{formatMoney(totals.totalCents)}</strong>
    </Trans>
  );
}
