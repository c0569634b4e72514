import type { StaffRole } from './staff.schema';

const EVERYONE: readonly StaffRole[] = ['owner', 'manager', 'clerk', 'viewer'];
const CLERKS: readonly StaffRole[] = ['owner', 'manager', 'clerk'];
const MANAGERS: readonly StaffRole[] = ['owner', 'manager'];
const OWNERS: readonly StaffRole[] = ['owner'];

/**
 * Permissions by role, for the back office and the API. Every staff loader and action names the permission it
 * requires, and the navigation shows what the role can open.
 */
const PERMISSIONS = {
  'dashboard.view': EVERYONE,
  'catalog.view': EVERYONE,
  'catalog.edit': CLERKS,
  'catalog.delete': MANAGERS,
  /** Bulk changes and imports can change the entire catalog. */
  'catalog.bulk': MANAGERS,
  'stock.view': EVERYONE,
  'stock.adjust': CLERKS,
  /** Suppliers, purchase orders, and receiving. */
  'stock.purchase': CLERKS,
  'orders.view': EVERYONE,
  'orders.handle': CLERKS,
  'orders.refund': MANAGERS,
  'payments.view': EVERYONE,
  'payments.handle': MANAGERS,
  'customers.view': EVERYONE,
  'customers.decide': MANAGERS,
  /** Everything about a buyer leaves the store, or goes for good. */
  'customers.erase': OWNERS,
  'prices.view': EVERYONE,
  'prices.edit': MANAGERS,
  'documents.view': CLERKS,
  'documents.review': MANAGERS,
  'quotes.view': EVERYONE,
  'quotes.price': CLERKS,
  'inbox.view': EVERYONE,
  'inbox.answer': CLERKS,
  /** Mail contains buyers' sign-in links. */
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

export function hasPermission(role: StaffRole, permission: Permission): boolean {
  const roles: readonly StaffRole[] = PERMISSIONS[permission];
  return roles.includes(role);
}
