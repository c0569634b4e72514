import type { Permission } from '../staff/permissions.rules';

/** What a token may do, and how the page says it. */
export const TOKEN_SCOPES = {
  read: {
    name: 'Read',
    text: 'Read orders, stock and the prices of accounts. The catalogue is open to everyone.',
  },
  catalogue: { name: 'Catalogue', text: 'Add products and categories.' },
  stock: { name: 'Stock', text: 'Read and set stock quantities.' },
  orders: { name: 'Orders', text: 'Mark orders as shipped.' },
  customers: {
    name: 'Customers',
    text: 'Read business accounts: names, addresses, terms and limits. This is personal data.',
  },
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

/** The permissions of the API, and the scopes of which one is enough for each; a token has no others. */
const SCOPES_OF: Partial<Record<Permission, readonly [TokenScope, ...TokenScope[]]>> = {
  'orders.view': ['read'],
  'prices.view': ['read'],
  'catalogue.edit': ['catalogue'],
  // Whoever sets quantities may read what was set.
  'stock.view': ['read', 'stock'],
  'stock.adjust': ['stock'],
  'orders.handle': ['orders'],
  'customers.view': ['customers'],
};

export function isTokenScope(text: string): text is TokenScope {
  return Object.hasOwn(TOKEN_SCOPES, text);
}

/** The scopes of which a permission needs one; none for what no token may do. */
export function scopesOf(permission: Permission): readonly TokenScope[] {
  return SCOPES_OF[permission] ?? [];
}

/** The scope that a program should have for it, the one that allows least; undefined for what no token may do. */
export function scopeOf(permission: Permission): TokenScope | undefined {
  return scopesOf(permission)[0];
}
