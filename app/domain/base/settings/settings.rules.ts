import { formatMoney } from '../shared/money.rules';

/** The policies and rates that staff may change. Money in cents, tax in basis points. */
export interface Settings {
  expressShippingCents: number;
  /** Shipping is free when the subtotal exceeds this. */
  expressFreeAboveCents: number;
  standardShippingCents: number;
  standardFreeAboveCents: number;
  taxBasisPoints: number;
  /** The amount that the store promises free shipping from: header, hero, footer, texts. */
  freeShippingClaimCents: number;
  /** '15:00', and the zone that it is said in. */
  sameDayCutOff: string;
  sameDayZone: string;
  /** '2-3 business days'. */
  deliveryEstimate: string;
  /** What a new product starts with. */
  lowStockThreshold: number;
  reorderLevel: number;
  reorderQuantity: number;
  /** From here down the dashboard calls a quantity critical. */
  criticalQuantity: number;
  /** So long the goods of an order are held for its transfer, and for its approval. */
  transferHours: number;
  approvalHours: number;
  /** So long the pricing form lets the prices of a quote hold. */
  quoteValidityDays: number;
  hotline: string;
  supportEmail: string;
  salesEmail: string;
}

export type SettingName = keyof Settings;

/** SPEC 9, and what the store says where it is silent. */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  expressShippingCents: 1599,
  expressFreeAboveCents: 20_000,
  standardShippingCents: 1299,
  standardFreeAboveCents: 23_500,
  taxBasisPoints: 800,
  freeShippingClaimCents: 29_900,
  sameDayCutOff: '15:00',
  sameDayZone: 'EST',
  deliveryEstimate: '2-3 business days',
  lowStockThreshold: 10,
  reorderLevel: 20,
  reorderQuantity: 50,
  criticalQuantity: 3,
  transferHours: 72,
  approvalHours: 72,
  quoteValidityDays: 14,
  // Demo addresses: nobody answers there.
  hotline: '1-800-555-0110',
  supportEmail: 'support@keyway.example',
  salesEmail: 'sales@keyway.example',
};

/** Whether data of a page holds the settings. */
export function isSettings(value: unknown): value is Settings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(DEFAULT_SETTINGS).every(
      ([name, initial]) => typeof Reflect.get(value, name) === typeof initial,
    )
  );
}

/** The settings that staff have changed: everyone knows the others. */
export function changedSettings(settings: Settings): Partial<Settings> {
  const initial = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== initial.get(name)));
}

/** Whole dollars without cents, as claims say them: '$299', '$299.50'. */
export function shortMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

/** 800 → '8%', 825 → '8.25%'. */
export function taxRateText(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** '15:00' and 'EST' → '3 PM EST'. */
export function cutOffText({
  sameDayCutOff,
  sameDayZone,
}: Pick<Settings, 'sameDayCutOff' | 'sameDayZone'>): string {
  const [hours = 0, minutes = 0] = sameDayCutOff.split(':').map(Number);
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${hours < 12 ? 'AM' : 'PM'} ${sameDayZone}`;
}

export function freeShippingClaim({ freeShippingClaimCents }: Settings): string {
  return `Free shipping on orders of ${shortMoney(freeShippingClaimCents)} or more`;
}

export function sameDayClaim(settings: Settings): string {
  return `Same-day shipping on orders placed before ${cutOffText(settings)}`;
}

/** 1 → '1 hour'. */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
