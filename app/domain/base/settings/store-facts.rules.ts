import {
  formatCutOff,
  formatDays,
  formatDeliveryEstimate,
  DEFAULT_SETTINGS,
  formatHours,
  getHoldHours,
  formatShortMoney,
  formatTaxRate,
  type Settings,
} from './settings.rules';
import { formatMoney } from '../shared/money.rules';

/** Facts that texts can refer to in braces, such as '{hotline}', from the current settings. */
export function getStoreFacts(settings: Settings): Readonly<Record<string, string>> {
  return {
    hotline: settings.hotline,
    supportEmail: settings.supportEmail,
    salesEmail: settings.salesEmail,
    expressShipping: formatMoney(settings.expressShippingCents),
    expressFreeAbove: formatMoney(settings.expressFreeAboveCents),
    standardShipping: formatMoney(settings.standardShippingCents),
    standardFreeAbove: formatMoney(settings.standardFreeAboveCents),
    freeShippingFrom: formatShortMoney(settings.freeShippingClaimCents),
    taxRate: formatTaxRate(settings.taxBasisPoints),
    sameDayCutOff: formatCutOff(settings),
    deliveryEstimate: formatDeliveryEstimate(settings),
    transferHours: formatHours(settings.transferHours),
    unconfirmedHours: formatHours(getHoldHours(settings, { isEmailUnconfirmed: true })),
    unconfirmedUnits: String(settings.unconfirmedUnitsMax),
    approvalHours: formatHours(settings.approvalHours),
    mailRetention: formatDays(settings.mailRetentionDays),
    cartRetention: formatDays(settings.cartRetentionDays),
    contactVisible: formatDays(settings.contactVisibleDays),
  };
}

/** Names that texts can use. */
export const FACT_NAMES: string[] = Object.keys(getStoreFacts(DEFAULT_SETTINGS));

/** Replaces fact names in braces with their values. Unknown names stay. */
export function fillInFacts(source: string, facts: Readonly<Record<string, string>>): string {
  return source.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
