import { getLanguage } from '~/i18n/language';
import { plural, t } from '~/i18n/text';
import { formatMoney, percentText } from '../shared/money.rules';

/** Settings that staff can change. Money in cents, tax in basis points. */
export interface Settings {
  expressShippingCents: number;
  /** Shipping is free above this subtotal. */
  expressFreeAboveCents: number;
  standardShippingCents: number;
  standardFreeAboveCents: number;
  taxBasisPoints: number;
  /** Amount advertised for free shipping. */
  freeShippingClaimCents: number;
  /** For example '15:00', with its time zone. */
  sameDayCutOff: string;
  sameDayZone: string;
  /** For example '2-3 business days'. */
  deliveryEstimate: string;
  lowStockThreshold: number;
  reorderLevel: number;
  reorderQuantity: number;
  /** Quantities up to this are critical on the dashboard. */
  criticalQuantity: number;
  /** How long stock is held for a transfer, and for an approval. */
  transferHours: number;
  approvalHours: number;
  /** What a buyer without an account may hold by promising a transfer. */
  unpaidOrdersMax: number;
  unpaidUnitsMax: number;
  unpaidValueMaxCents: number;
  /** What they may hold, and how long, before they have confirmed their email address. */
  unconfirmedUnitsMax: number;
  unconfirmedHours: number;
  /** Default validity of quotes. */
  quoteValidityDays: number;
  /** When the sale ends, as UTC ISO text: then no product is on sale any more. Empty without an end. */
  saleEndsAt: string;
  /** Days without a visit after which buyers are signed out. */
  buyerIdleDays: number;
  /** Days after which mail that was sent or given up, and carts that no one holds any more, are deleted. */
  mailRetentionDays: number;
  cartRetentionDays: number;
  /** Days after which orders and quotes that are opened by their link hide contact details. */
  contactVisibleDays: number;
  hotline: string;
  supportEmail: string;
  salesEmail: string;
}

export type SettingName = keyof Settings;

/** Defaults from SPEC 9; our own where it is silent. */
export const DEFAULT_SETTINGS: Readonly<Settings> = {
  expressShippingCents: 1599,
  expressFreeAboveCents: 20_000,
  standardShippingCents: 1299,
  standardFreeAboveCents: 23_500,
  taxBasisPoints: 800,
  freeShippingClaimCents: 29_900,
  sameDayCutOff: '15:00',
  sameDayZone: 'ET',
  deliveryEstimate: '2-3 business days',
  saleEndsAt: '',
  lowStockThreshold: 10,
  reorderLevel: 20,
  reorderQuantity: 50,
  criticalQuantity: 3,
  transferHours: 72,
  approvalHours: 72,
  unpaidOrdersMax: 5,
  unpaidUnitsMax: 50,
  unpaidValueMaxCents: 500_000,
  unconfirmedUnitsMax: 10,
  unconfirmedHours: 4,
  quoteValidityDays: 14,
  buyerIdleDays: 30,
  mailRetentionDays: 180,
  cartRetentionDays: 90,
  contactVisibleDays: 30,
  // Demo numbers and addresses that no one answers.
  hotline: '1-800-555-0110',
  supportEmail: 'support@keyway.example',
  salesEmail: 'sales@keyway.example',
};

/** Returns whether page data contains the settings. */
export function isSettings(value: unknown): value is Settings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(DEFAULT_SETTINGS).every(
      ([name, initial]) => typeof Reflect.get(value, name) === typeof initial,
    )
  );
}

/** Picks the settings that differ from their defaults. */
export function pickChangedSettings(settings: Settings): Partial<Settings> {
  const initial = new Map<string, unknown>(Object.entries(DEFAULT_SETTINGS));
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => value !== initial.get(name)));
}

/** Formats whole dollars without cents: '$299', '$299.50', in French '299 $'. */
export function formatShortMoney(cents: number): string {
  return formatMoney(cents).replace(/[.,]00(?=$|\s)/, '');
}

/** Formats 800 as '8%', 825 as '8.25%'. */
export function formatTaxRate(basisPoints: number): string {
  return percentText(basisPoints);
}

/** French names of the zones of the setting. */
const FRENCH_ZONES: Record<string, string> = { AT: 'HA', CT: 'HC', ET: 'HE', MT: 'HR', PT: 'HP' };

/** Formats '15:00' and 'ET' as '3 PM ET', in French '15 h HE'. */
export function formatCutOff({
  sameDayCutOff,
  sameDayZone,
}: Pick<Settings, 'sameDayCutOff' | 'sameDayZone'>): string {
  const [hours = 0, minutes = 0] = sameDayCutOff.split(':').map(Number);
  if (getLanguage() === 'fr-CA')
    return `${hours}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`} ${FRENCH_ZONES[sameDayZone] ?? sameDayZone}`;
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 === 0 ? 12 : hours % 12}${past} ${hours < 12 ? 'AM' : 'PM'} ${sameDayZone}`;
}

/** Returns the delivery estimate; in French, one like the default is '2 à 3 jours ouvrables'. */
export function formatDeliveryEstimate({ deliveryEstimate }: Pick<Settings, 'deliveryEstimate'>): string {
  const [, least, most] = /^(\d+)-(\d+) business days$/.exec(deliveryEstimate) ?? [];
  return least === undefined || most === undefined ? deliveryEstimate : t`${least}-${most} business days`;
}

export function formatFreeShippingClaim({ freeShippingClaimCents }: Settings): string {
  const amount = formatShortMoney(freeShippingClaimCents);
  return t`Free shipping on orders of ${amount} or more`;
}

export function formatSameDayClaim(settings: Settings): string {
  const cutOff = formatCutOff(settings);
  return t`Same-day shipping on orders placed before ${cutOff}`;
}

/** Formats 1 as '1 day'. */
export function formatDays(days: number): string {
  return plural(days, { one: '# day', other: '# days' });
}

/** Returns how long an order by transfer is held. */
export function getHoldHours(
  { transferHours, unconfirmedHours }: Settings,
  { isEmailUnconfirmed }: { isEmailUnconfirmed: boolean },
): number {
  return isEmailUnconfirmed ? Math.min(unconfirmedHours, transferHours) : transferHours;
}

/** Formats 1 as '1 hour'. */
export function formatHours(hours: number): string {
  return plural(hours, { one: '# hour', other: '# hours' });
}
