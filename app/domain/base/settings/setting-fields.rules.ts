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
      { name: 'expressShippingCents', label: 'Express checkout: shipping', kind: 'money' },
      { name: 'expressFreeAboveCents', label: 'Express checkout: free above', kind: 'money' },
      { name: 'standardShippingCents', label: 'Standard checkout: shipping', kind: 'money' },
      { name: 'standardFreeAboveCents', label: 'Standard checkout: free above', kind: 'money' },
      { name: 'taxBasisPoints', label: 'Tax, percent of the subtotal', kind: 'percent' },
    ],
  },
  {
    id: 'promises',
    title: 'What the store promises',
    fields: [
      { name: 'freeShippingClaimCents', label: 'Free shipping promised from', kind: 'money' },
      {
        name: 'sameDayCutOff',
        label: 'Same-day shipping until',
        kind: 'time',
        hint: '24 hours, such as 15:00.',
      },
      { name: 'sameDayZone', label: 'Time zone of the cut-off', kind: 'line' },
      { name: 'deliveryEstimate', label: 'Delivery estimate', kind: 'line' },
      {
        name: 'saleEndsAt',
        label: 'Sale ends (ET)',
        kind: 'moment',
        hint: 'YYYY-MM-DD HH:MM. On Sale is then turned off for all products.',
      },
    ],
  },
  {
    id: 'deadlines',
    title: 'Deadlines',
    fields: [
      {
        name: 'transferHours',
        label: 'Hours until an unpaid transfer is cancelled',
        kind: 'whole',
        least: 1,
        most: 720,
      },
      { name: 'approvalHours', label: 'Hours until an approval expires', kind: 'whole', least: 1, most: 720 },
      { name: 'quoteValidityDays', label: 'Days that a quote holds', kind: 'whole', least: 1, most: 365 },
      {
        name: 'buyerIdleDays',
        label: 'Days without a visit until a buyer is signed out',
        kind: 'whole',
        least: 1,
        most: 365,
      },
    ],
  },
  {
    id: 'unpaid-orders',
    title: 'Zelle and e-Transfer without an account',
    fields: [
      { name: 'unpaidOrdersMax', label: 'Unpaid orders at a time', kind: 'whole', least: 1, most: 1000 },
      { name: 'unpaidUnitsMax', label: 'Units held until they are paid', kind: 'whole', least: 1 },
      { name: 'unpaidValueMaxCents', label: 'Value held until it is paid', kind: 'money' },
      {
        name: 'unconfirmedUnitsMax',
        label: 'Units held before the email address is confirmed',
        kind: 'whole',
      },
      {
        name: 'unconfirmedHours',
        label: 'Hours held before the email address is confirmed',
        kind: 'whole',
        least: 1,
        most: 720,
      },
    ],
  },
  {
    id: 'stock',
    title: 'Stock',
    fields: [
      { name: 'lowStockThreshold', label: 'New products: low stock threshold', kind: 'whole' },
      { name: 'reorderLevel', label: 'New products: reorder level', kind: 'whole' },
      { name: 'reorderQuantity', label: 'New products: reorder quantity', kind: 'whole' },
      { name: 'criticalQuantity', label: 'Critical stock: this or less', kind: 'whole' },
    ],
  },
  {
    id: 'retention',
    title: 'How long data is kept',
    fields: [
      {
        name: 'mailRetentionDays',
        label: 'Days until sent or failed mail is deleted',
        kind: 'whole',
        least: 7,
        most: 3650,
      },
      {
        name: 'cartRetentionDays',
        label: 'Days until an abandoned cart is deleted',
        kind: 'whole',
        least: 7,
        most: 3650,
      },
      {
        name: 'contactVisibleDays',
        label: 'Days until order and quote links hide contact details',
        kind: 'whole',
        least: 1,
        most: 3650,
      },
    ],
  },
  {
    id: 'contact',
    title: 'How buyers reach the store',
    fields: [
      { name: 'hotline', label: 'Hotline', kind: 'phone' },
      { name: 'supportEmail', label: 'Support e-mail', kind: 'email' },
      { name: 'salesEmail', label: 'Sales e-mail', kind: 'email' },
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
