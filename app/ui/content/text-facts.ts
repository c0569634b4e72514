import {
  cutOffText,
  hoursText,
  shortMoney,
  taxRateText,
  type Settings,
} from '../../domain/settings/settings.rules';
import { formatMoney } from '../../domain/shared/money.rules';

/** What texts may name in braces: '{hotline}' in a text is the hotline, as the settings have it now. */
export function textFacts(settings: Settings): Readonly<Record<string, string>> {
  return {
    hotline: settings.hotline,
    supportEmail: settings.supportEmail,
    salesEmail: settings.salesEmail,
    expressShipping: formatMoney(settings.expressShippingCents),
    expressFreeAbove: formatMoney(settings.expressFreeAboveCents),
    standardShipping: formatMoney(settings.standardShippingCents),
    standardFreeAbove: formatMoney(settings.standardFreeAboveCents),
    freeShippingFrom: shortMoney(settings.freeShippingClaimCents),
    taxRate: taxRateText(settings.taxBasisPoints),
    sameDayCutOff: cutOffText(settings),
    deliveryEstimate: settings.deliveryEstimate,
    transferHours: hoursText(settings.transferHours),
    approvalHours: hoursText(settings.approvalHours),
  };
}
