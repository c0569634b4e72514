import type { Permission } from '../../domain/base/staff/permissions.rules';

/** Kinds of pending work in the dashboard's order, with the permission for their list. */
export const WAITING_WORK = {
  ship: { name: 'Orders to ship', permission: 'orders.view' },
  shipOnAccount: { name: 'Orders on account to ship', permission: 'orders.view' },
  review: { name: 'Orders in review', permission: 'orders.view' },
  transfer: { name: 'Orders awaiting a transfer', permission: 'orders.view' },
  approval: { name: 'Orders awaiting approval', permission: 'orders.view' },
  quotes: { name: 'Quotes to price', permission: 'quotes.view' },
  messages: { name: 'Unread messages', permission: 'inbox.view' },
  applications: { name: 'Applications to decide', permission: 'customers.view' },
  documents: { name: 'Documents to check', permission: 'documents.view' },
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
