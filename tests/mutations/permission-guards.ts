import type { Guard } from './guard';

const ADMIN_PAGES = 'app/routes/admin/permissions.test.ts';
const API = 'app/routes/api/permissions.test.ts';
const ACCOUNT_PAGES = 'app/routes/store/account.test.ts';
const STAFF_ACCOUNTS = 'app/domain/base/staff/staff-accounts.server.test.ts';
const TOKENS = 'app/domain/base/tokens/tokens.server.test.ts';
const DOCUMENTS = 'app/domain/goods/documents/documents.server.test.ts';
const FAVORITES = 'app/domain/selling/favorites/favorites.server.test.ts';

/** Of who may see and do what. */
export const PERMISSION_GUARDS: readonly Guard[] = [
  {
    name: 'role: asked by every page of the back office',
    tests: [ADMIN_PAGES],
    file: 'app/http/session.server.ts',
    text: '    if (!hasPermission(session.staff.role, permission)) throw createForbiddenResponse();\n',
    without: '',
  },
  {
    name: 'role: of the form that refunds',
    tests: [ADMIN_PAGES],
    file: 'app/routes/admin/orders.$id_.refund.tsx',
    text: "  const staff = await requireStaff(context, request, 'orders.refund');",
    without: "  const staff = await requireStaff(context, request, 'orders.view');",
  },
  {
    name: 'role: of the page of staff accounts',
    tests: [ADMIN_PAGES],
    file: 'app/domain/base/staff/permissions.rules.ts',
    text: "  'staff.manage': OWNERS,",
    without: "  'staff.manage': MANAGERS,",
  },
  {
    name: 'role: of changes to products',
    tests: [ADMIN_PAGES, API],
    file: 'app/domain/base/staff/permissions.rules.ts',
    text: "  'catalog.edit': CLERKS,",
    without: "  'catalog.edit': EVERYONE,",
  },
  {
    name: 'API: the role of a session',
    tests: [API],
    file: 'app/http/api.server.ts',
    text: '  if (!hasPermission(session.staff.role, permission))\n',
    without: '  if (permission.length === 0)\n',
  },
  {
    name: 'API: the scope of a token',
    tests: [API],
    file: 'app/http/api.server.ts',
    text: '  if (!listScopes(permission).some((one) => token.scopes.includes(one))) {',
    without: '  if (token.scopes.length > 99) {',
  },
  {
    name: 'API: a token that was revoked',
    tests: [TOKENS, API],
    file: 'app/domain/base/tokens/tokens.server.ts',
    text: "hashToken(token))\n    .where('revoked_at', 'is', null)\n",
    without: 'hashToken(token))\n',
  },
  {
    name: 'API: a token is not helped by a session',
    tests: [API],
    file: 'app/http/api.server.ts',
    text: '  if (authorization !== null) return requireToken(',
    without: "  if (authorization?.startsWith('Bearer kw_') === true) return tokenOf(",
  },
  {
    name: 'API: who asks is settled first',
    tests: [API],
    file: 'app/routes/api/api-route.server.ts',
    text: '    if (call.permission !== undefined) await requireApiActor(context, request, call.permission);\n',
    without: '',
  },
  {
    name: 'API: a key is one’s own',
    tests: ['app/routes/api/idempotency.test.ts'],
    file: 'app/routes/api/api-route.server.ts',
    text: "  const session = (await findSession(context, request))?.idHash ?? 'anyone';",
    without: "  const session = (await findSession(context, request)) && 'anyone';",
  },
  {
    name: 'account: an order of another one',
    tests: [ACCOUNT_PAGES],
    file: 'app/domain/selling/orders/account-orders.queries.server.ts',
    text: "    .where('id', '=', orderId)\n    .where('customer_id', '=', customerId)\n",
    without: "    .where('id', '=', orderId)\n",
  },
  {
    name: 'account: an address of another one is changed',
    tests: [ACCOUNT_PAGES],
    file: 'app/domain/base/customers/account-addresses.server.ts',
    text: "      .where('id', '=', id)\n      .where('customer_id', '=', customerId)\n",
    without: "      .where('id', '=', id)\n",
  },
  {
    name: 'account: an address of another one is removed',
    tests: [ACCOUNT_PAGES],
    file: 'app/domain/base/customers/account-addresses.server.ts',
    text: "    .deleteFrom('account_addresses')\n    .where('id', '=', id)\n    .where('customer_id', '=', customerId)\n",
    without: "    .deleteFrom('account_addresses')\n    .where('id', '=', id)\n",
  },
  {
    name: 'account: a document of another one',
    tests: [DOCUMENTS, ACCOUNT_PAGES],
    file: 'app/domain/goods/documents/documents.queries.server.ts',
    text: "    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))\n",
    without: '',
  },
  {
    name: 'favorites: a list of another visitor',
    tests: [FAVORITES],
    file: 'app/domain/selling/favorites/favorites.queries.server.ts',
    text: "    .where('id', '=', id)\n    .where('owner_id', '=', owner)\n",
    without: "    .where('id', '=', id)\n",
  },
  {
    name: 'staff: the last owner stays one',
    tests: [STAFF_ACCOUNTS],
    file: 'app/domain/base/staff/staff-accounts.server.ts',
    text: "    if (change.role !== 'owner' && (await isLastOwner(trx, account)))\n",
    without: "    if (change.role !== 'owner' && account.id === 0)\n",
  },
  {
    name: 'staff: the last owner stays switched on',
    tests: [STAFF_ACCOUNTS],
    file: 'app/domain/base/staff/staff-accounts.server.ts',
    text: '      if (await isLastOwner(trx, account)) throw new ConflictError(LAST_OWNER);\n      if (id === actor.staffId) throw',
    without: "      if (id === actor.staffId && account.role !== 'owner') throw",
  },
];
