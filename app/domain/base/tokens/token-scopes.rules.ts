import { z } from 'zod';

import type { Permission } from '../staff/permissions.rules';
import { requiredLine } from '../shared/form-fields';

/** Token scopes and their labels. */
export const TOKEN_SCOPES = {
  read: {
    name: 'Read',
    text: 'Read orders, inventory, and account prices.',
  },
  catalogue: { name: 'Catalog', text: 'Add and edit products. Add categories.' },
  stock: { name: 'Stock', text: 'Read and set stock quantities.' },
  orders: { name: 'Orders', text: 'Mark orders as shipped.' },
  customers: {
    name: 'Customers',
    text: 'Read business accounts, including personal data.',
  },
} as const;

export type TokenScope = keyof typeof TOKEN_SCOPES;

/** API permissions and the scopes that grant them. Tokens have no other permissions. */
const SCOPES_OF: Partial<Record<Permission, readonly [TokenScope, ...TokenScope[]]>> = {
  'orders.view': ['read'],
  'prices.view': ['read'],
  'catalog.edit': ['catalogue'],
  // Setting quantities includes reading them.
  'stock.view': ['read', 'stock'],
  'stock.adjust': ['stock'],
  'orders.handle': ['orders'],
  'customers.view': ['customers'],
};

export function isTokenScope(text: string): text is TokenScope {
  return Object.hasOwn(TOKEN_SCOPES, text);
}

/** Lists the scopes that grant a permission; empty if no token can have it. */
export function listScopes(permission: Permission): readonly TokenScope[] {
  return SCOPES_OF[permission] ?? [];
}

/** Finds the narrowest scope that grants a permission; undefined if none does. */
export function findScope(permission: Permission): TokenScope | undefined {
  return listScopes(permission)[0];
}

const listed = z.union([z.string(), z.array(z.string())]).optional();

/** A new token's name and scopes. A single checked box arrives as text. */
export const NewTokenSchema = z.object({
  name: requiredLine(2, 'Enter a name', 60),
  scopes: listed
    .transform((chosen) => [chosen ?? []].flat().filter(isTokenScope))
    .refine((scopes) => scopes.length > 0, 'Choose at least one scope'),
});

export type NewToken = z.infer<typeof NewTokenSchema>;
