import { toDecimal } from '../shared/money.rules';
import { formatStoreMinute } from '../shared/store-day.rules';
import type { SettingName, Settings } from './settings.rules';

export type SettingKind = 'money' | 'percent' | 'whole' | 'time' | 'moment' | 'line' | 'email' | 'phone';

export interface SettingField {
  name: SettingName;
  label: string;
  kind: SettingKind;
  /** Range of whole numbers. */
  least?: number;
  most?: number;
  hint?: string;
}

interface SettingGroup {
  id: string;
  title: string;
  fields: readonly SettingField[];
}

/** Groups of the settings page, in order. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    id: 'shipping-and-tax',
    title: 'Shipping and tax',
    fields: [
      { name: 'expressShippingCents', label: 'Express checkout shipping', kind: 'money' },
      { name: 'expressFreeAboveCents', label: 'Free shipping over (express checkout)', kind: 'money' },
      { name: 'standardShippingCents', label: 'Standard shipping', kind: 'money' },
      { name: 'standardFreeAboveCents', label: 'Free standard shipping over', kind: 'money' },
      { name: 'taxBasisPoints', label: 'Sales tax (%)', kind: 'percent' },
    ],
  },
  {
    id: 'promises',
    title: 'Shipping promises',
    fields: [
      { name: 'freeShippingClaimCents', label: 'Advertised free shipping minimum', kind: 'money' },
      {
        name: 'sameDayCutOff',
        label: 'Same-day cutoff',
        kind: 'time',
        hint: '24-hour clock, e.g. 15:00.',
      },
      { name: 'sameDayZone', label: 'Cutoff time zone', kind: 'line' },
      { name: 'deliveryEstimate', label: 'Delivery estimate', kind: 'line' },
      {
        name: 'saleEndsAt',
        label: 'Sale ends (ET)',
        kind: 'moment',
        hint: 'YYYY-MM-DD HH:MM. On Sale is turned off for all products then.',
      },
    ],
  },
  {
    id: 'deadlines',
    title: 'Time limits',
    fields: [
      {
        name: 'transferHours',
        label: 'Cancel unpaid bank transfer orders after (hours)',
        kind: 'whole',
        least: 1,
        most: 720,
      },
      {
        name: 'approvalHours',
        label: 'Approval requests expire after (hours)',
        kind: 'whole',
        least: 1,
        most: 720,
      },
      { name: 'quoteValidityDays', label: 'Quotes valid for (days)', kind: 'whole', least: 1, most: 365 },
      {
        name: 'buyerIdleDays',
        label: 'Sign out inactive buyers after (days)',
        kind: 'whole',
        least: 1,
        most: 365,
      },
    ],
  },
  {
    id: 'unpaid-orders',
    title: 'Guest Zelle and e-Transfer limits',
    fields: [
      { name: 'unpaidOrdersMax', label: 'Max. unpaid orders', kind: 'whole', least: 1, most: 1000 },
      { name: 'unpaidUnitsMax', label: 'Max. unpaid units', kind: 'whole', least: 1 },
      { name: 'unpaidValueMaxCents', label: 'Max. unpaid value', kind: 'money' },
      {
        name: 'unconfirmedUnitsMax',
        label: 'Max. units before email is confirmed',
        kind: 'whole',
      },
      {
        name: 'unconfirmedHours',
        label: 'Stock hold while the email is unconfirmed (hours)',
        kind: 'whole',
        least: 1,
        most: 720,
      },
    ],
  },
  {
    id: 'stock',
    title: 'Inventory',
    fields: [
      { name: 'lowStockThreshold', label: 'Default low stock threshold', kind: 'whole' },
      { name: 'reorderLevel', label: 'Default reorder point', kind: 'whole' },
      { name: 'reorderQuantity', label: 'Default reorder quantity', kind: 'whole' },
      { name: 'criticalQuantity', label: 'Critical stock level', kind: 'whole' },
    ],
  },
  {
    id: 'retention',
    title: 'Data retention',
    fields: [
      {
        name: 'mailRetentionDays',
        label: 'Delete sent and failed mail after (days)',
        kind: 'whole',
        least: 7,
        most: 3650,
      },
      {
        name: 'cartRetentionDays',
        label: 'Delete abandoned carts after (days)',
        kind: 'whole',
        least: 7,
        most: 3650,
      },
      {
        name: 'contactVisibleDays',
        label: 'Hide contact details in order links after (days)',
        kind: 'whole',
        least: 1,
        most: 3650,
      },
    ],
  },
  {
    id: 'contact',
    title: 'Contact info',
    fields: [
      { name: 'hotline', label: 'Customer service phone', kind: 'phone' },
      { name: 'supportEmail', label: 'Support email', kind: 'email' },
      { name: 'salesEmail', label: 'Sales email', kind: 'email' },
    ],
  },
];

export const SETTING_FIELDS: readonly SettingField[] = SETTING_GROUPS.flatMap(({ fields }) => fields);

/** Formats a setting for its field: cents as '15.99', basis points as '8.25'. */
export function formatSetting({ name, kind }: SettingField, settings: Settings): string {
  const value = settings[name];
  if (kind === 'moment') return value === '' ? '' : formatStoreMinute(String(value));
  if (typeof value === 'string') return value;
  if (kind === 'money') return toDecimal(value);
  return String(kind === 'percent' ? value / 100 : value);
}
