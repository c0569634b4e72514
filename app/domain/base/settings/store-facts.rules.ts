import {
  cutOffText,
  DEFAULT_SETTINGS,
  hoursText,
  shortMoney,
  taxRateText,
  type Settings,
} from './settings.rules';
import { formatMoney } from '../shared/money.rules';

/** What texts and claims may name in braces: '{hotline}' in a text is the hotline, as the settings have it now. */
export function storeFacts(settings: Settings): Readonly<Record<string, string>> {
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

/** The names that texts and claims may use. */
export const FACT_NAMES: string[] = Object.keys(storeFacts(DEFAULT_SETTINGS));

/** Puts facts in the place of their names in braces, so that a text cannot contradict the checkout. Other names stay. */
export function fillInFacts(source: string, facts: Readonly<Record<string, string>>): string {
  return source.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
