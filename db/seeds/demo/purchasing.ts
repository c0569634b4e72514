import type { PurchaseState } from '../../tables/purchasing';

/** A supplier of the demo. Its addresses are fictitious. */
interface SeedSupplier {
  name: string;
  contactName: string;
  email: string;
  phone: string;
  accountNumber: string;
  leadTimeDays: number;
  minimumOrderCents: number;
  notes: string;
  /** It sells everything of these brands; its part numbers are our SKUs with its prefix. */
  brands: readonly string[];
  prefix: string;
  /** Agreed costs by SKU; the others follow from the cost price. */
  costs: Readonly<Record<string, number>>;
}

export const demoSuppliers: readonly SeedSupplier[] = [
  {
    name: 'Great Lakes Hardware Distribution',
    contactName: 'Marta Lindqvist',
    email: 'orders@great-lakes-hardware.example',
    phone: '905-555-0142',
    accountNumber: 'GL-20817',
    leadTimeDays: 5,
    minimumOrderCents: 50_000,
    notes: 'Free freight over the minimum. Closed between Christmas and New Year’s Day.',
    brands: ['Schlage', 'Sargent', 'Corbin Russwin', 'Yale', 'Falcon', 'BEST', 'LCN', 'Von Duprin', 'Norton'],
    prefix: 'GL-',
    costs: { 'ND53PD-RHO-613': 26_900, 'AU5408LN-626': 21_450 },
  },
  {
    name: 'Transponder Direct',
    contactName: 'Jun Okafor',
    email: 'sales@transponder-direct.example',
    phone: '514-555-0177',
    accountNumber: 'KEYWAY-3',
    leadTimeDays: 7,
    minimumOrderCents: 25_000,
    notes: '',
    brands: ['Ilco', 'Strattec', 'JMA', 'Xhorse', 'Autel', 'BMW Genuine'],
    prefix: 'TD',
    costs: { 'B111-PT': 505, 'AK-HON-KR5V2X-4B': 7_190, 'PRG-XH-KTPLUS': 107_500 },
  },
  {
    name: 'Northgate Security Wholesale',
    contactName: 'Priya Venn',
    email: 'purchase-orders@northgate.example',
    phone: '416-555-0163',
    accountNumber: '55-1190',
    leadTimeDays: 10,
    minimumOrderCents: 0,
    notes: 'Confirms by phone.',
    brands: ['HID', 'HES', 'SDC', 'Securitron', 'Alarm Controls', 'Alarm Lock', 'Linear', 'Adams Rite'],
    prefix: 'NG/',
    costs: { '20NKS-00-000000': 14_900, '1511S-1224': 34_900 },
  },
];

interface SeedPurchaseOrder {
  supplier: string;
  state: Extract<PurchaseState, 'draft' | 'sent' | 'partly_received'>;
  reference: string;
  notes: string;
  /** Days from the day of seeding; negative for the past. */
  sentDays: number | null;
  expectedDays: number;
  /** `received` units are part of the product's opening stock. */
  lines: readonly { sku: string; quantity: number; received?: number }[];
}

export const demoPurchaseOrders: readonly SeedPurchaseOrder[] = [
  {
    supplier: 'Northgate Security Wholesale',
    state: 'partly_received',
    reference: 'Access control, fall',
    notes: 'Deliver to the loading dock, 8 to 4.',
    sentDays: -12,
    expectedDays: 3,
    lines: [
      { sku: '20NKS-00-000000', quantity: 40, received: 24 },
      { sku: '1386LGGMN-25', quantity: 60, received: 60 },
      { sku: '1511S-1224', quantity: 10 },
    ],
  },
  {
    supplier: 'Transponder Direct',
    state: 'sent',
    reference: 'Key blanks',
    notes: '',
    sentDays: -3,
    expectedDays: 4,
    lines: [
      { sku: 'B111-PT', quantity: 200 },
      { sku: 'AK-HON-KR5V2X-4B', quantity: 10 },
      { sku: 'PRG-XH-KTPLUS', quantity: 4 },
    ],
  },
  {
    supplier: 'Great Lakes Hardware Distribution',
    state: 'draft',
    reference: '',
    notes: '',
    sentDays: null,
    expectedDays: 5,
    lines: [
      { sku: 'ND53PD-RHO-613', quantity: 12 },
      { sku: 'AU5408LN-626', quantity: 6 },
    ],
  },
];
