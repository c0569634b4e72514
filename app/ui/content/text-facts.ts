import { EXPRESS_POLICY, STANDARD_POLICY, TAX_BASIS_POINTS } from '../../domain/checkout/totals.rules';
import { formatMoney } from '../../domain/shared/money.rules';
import { CONTACTS } from '../store/company-claims';

/** What texts may name in braces: '{hotline}' in a text is the hotline. */
export const TEXT_FACTS: Readonly<Record<string, string>> = {
  hotline: CONTACTS.hotline,
  supportEmail: CONTACTS.supportEmail,
  salesEmail: CONTACTS.salesEmail,
  expressShipping: formatMoney(EXPRESS_POLICY.shippingCents),
  expressFreeAbove: formatMoney(EXPRESS_POLICY.freeAboveCents),
  standardShipping: formatMoney(STANDARD_POLICY.shippingCents),
  standardFreeAbove: formatMoney(STANDARD_POLICY.freeAboveCents),
  taxRate: `${TAX_BASIS_POINTS / 100}%`,
};
