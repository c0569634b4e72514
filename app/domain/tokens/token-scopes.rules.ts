import type { Permission } from '../staff/permissions.rules';

/** What a token may do, and how the page says it. */
export const TOKEN_SCOPES = {
  read: { name: 'Read', text: 'Read orders and stock. The catalogue is open to everyone.' },
  catalogue: { name: 'Catalogue', text: 'Add products and categories.' },
  stock: { name: 'Stock', text: 'Set stock quantities.' },
  orders: { name: 'Orders', text: 'Mark orders as shipped.' },
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

/** The permissions of the API that a scope stands for; a token has no others. */
const SCOPE_OF: Partial<Record<Permission, TokenScope>> = {
  'orders.view': 'read',
  'catalogue.edit': 'catalogue',
  'stock.view': 'read',
  'stock.adjust': 'stock',
  'orders.handle': 'orders',
};

export function isTokenScope(text: string): text is TokenScope {
  return Object.hasOwn(TOKEN_SCOPES, text);
}

/** The scope that a permission needs; undefined for what no token may do. */
export function scopeOf(permission: Permission): TokenScope | undefined {
  return SCOPE_OF[permission];
}
