import type { Settings } from '../../base/settings/settings.rules';
import { formatMoney } from '../../base/shared/money.rules';
import { getTotals, toPolicy, type CheckoutPolicy, type PricedLine } from './totals.rules';
import { t } from '~/i18n/text';

/** Says what shipping costs with the other checkout, if that is less than with this one. */
export function describeCheaperCheckout(
  lines: readonly PricedLine[],
  name: CheckoutPolicy['name'],
  settings: Settings,
): string | undefined {
  const costOf = (policy: CheckoutPolicy['name']) =>
    getTotals(lines, toPolicy(policy, settings)).shippingCents;
  const cents = costOf(name === 'express' ? 'standard' : 'express');
  if (cents >= costOf(name)) return undefined;
  const shipping = formatMoney(cents);
  if (name === 'express')
    return cents === 0
      ? t`Shipping is free with standard checkout.`
      : t`Shipping is ${shipping} with standard checkout.`;
  return cents === 0
    ? t`Shipping is free with Express Checkout.`
    : t`Shipping is ${shipping} with Express Checkout.`;
}
