import type { StaffRole } from './staff.schema';

const EVERYONE: readonly StaffRole[] = ['owner', 'manager', 'clerk', 'viewer'];
const CLERKS: readonly StaffRole[] = ['owner', 'manager', 'clerk'];
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const OWNERS: readonly StaffRole[] = ['owner'];

/**
 * Who may do what in the back office and by the API: the one table of it. Every loader and action of staff names the
 * permission that it asks for, and the navigation shows what the role may open.
 */
const PERMISSIONS = {
  'dashboard.view': EVERYONE,
  'catalogue.view': EVERYONE,
  'catalogue.edit': CLERKS,
  'catalogue.delete': MANAGERS,
  /** Bulk changes and imports: one press changes a whole catalogue. */
  'catalogue.bulk': MANAGERS,
  'stock.view': EVERYONE,
  'stock.adjust': CLERKS,
  /** Suppliers, purchase orders and what they bring. */
  'stock.purchase': CLERKS,
  'orders.view': EVERYONE,
  'orders.handle': CLERKS,
  'orders.refund': MANAGERS,
  'payments.view': EVERYONE,
  'payments.handle': MANAGERS,
  'customers.view': EVERYONE,
  'customers.decide': MANAGERS,
  'prices.view': EVERYONE,
  'prices.edit': MANAGERS,
  'documents.view': CLERKS,
  'documents.review': MANAGERS,
  'quotes.view': EVERYONE,
  'quotes.price': CLERKS,
  'inbox.view': EVERYONE,
  'inbox.answer': CLERKS,
  /** Kept mail carries buyers' sign-in links. */
  'mail.view': MANAGERS,
  'mail.send': MANAGERS,
  'content.view': EVERYONE,
  'content.edit': MANAGERS,
  'audit.view': MANAGERS,
  'settings.view': MANAGERS,
  'settings.edit': OWNERS,
  'staff.manage': OWNERS,
  'tokens.manage': OWNERS,
  'webhooks.manage': OWNERS,
} as const satisfies Record<string, readonly StaffRole[]>;

export type Permission = keyof typeof PERMISSIONS;

export function may(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = PERMISSIONS[permission];
  return roles.includes(role);
}
