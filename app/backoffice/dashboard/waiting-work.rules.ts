import type { Permission } from '../../domain/base/staff/permissions.rules';

/** Kinds of pending work in the dashboard's order, with the permission for their list. */
export const WAITING_WORK = {
  ship: { name: 'Orders to ship', permission: 'orders.view' },
  shipOnAccount: { name: 'Orders to ship on terms', permission: 'orders.view' },
  review: { name: 'Payment discrepancies', permission: 'orders.view' },
  transfer: { name: 'Awaiting Zelle or e-Transfer', permission: 'orders.view' },
  approval: { name: 'Awaiting approval', permission: 'orders.view' },
  quotes: { name: 'Quotes to price', permission: 'quotes.view' },
  messages: { name: 'Unread messages', permission: 'inbox.view' },
  applications: { name: 'Applications to review', permission: 'customers.view' },
  documents: { name: 'Documents to review', permission: 'documents.view' },
} as const satisfies Record<string, { name: string; permission: Permission }>;

export type WorkKind = keyof typeof WAITING_WORK;

export type WorkCounts = Record<WorkKind, number>;

export const WORK_KINDS: readonly WorkKind[] = [
  'ship',
  'shipOnAccount',
  'review',
  'transfer',
  'approval',
  'quotes',
  'messages',
  'applications',
  'documents',
];
