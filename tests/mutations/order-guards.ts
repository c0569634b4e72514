import type { Guard } from './guard';

const PLACE = 'app/domain/selling/orders/place-order.server.ts';
const SETTLE = 'app/domain/selling/payments/settle-attempt.server.ts';
const TRANSITIONS = 'app/domain/selling/orders/order-transitions.server.ts';
const LEDGER = 'app/domain/goods/stock/stock-ledger.server.ts';
const PLACES = 'app/domain/goods/stock/stock-places.queries.server.ts';
const ORDERS_SCHEMA = 'db/migrations/baseline/orders.ts';
const CATALOG_SCHEMA = 'db/migrations/baseline/catalog.ts';

const CONFIRMATION = 'app/domain/selling/orders/email-confirmation.server.ts';
const HOLDS = 'app/domain/selling/orders/unpaid-holds.server.ts';
const TOKEN_LOOK_UP = {
  file: PLACE,
  text: '    if (placed !== undefined) return placed;\n',
  without: '',
};
const TOKEN_INDEX = {
  file: ORDERS_SCHEMA,
  text: "addColumn('checkout_token', 'text', requiredUnique)",
  without: "addColumn('checkout_token', 'text', required)",
};

const GUEST_HOLDS = 'app/domain/selling/orders/unpaid-holds.server.test.ts';
const CONFIRMS = 'app/routes/store/confirm-email.test.ts';
const PLACES_ORDERS = 'app/domain/selling/orders/place-order.server.test.ts';
const TOKENS = 'app/domain/selling/checkout/checkout-token.test.ts';
const CHECKOUT_RACES = 'tests/races/checkout-races.test.ts';
const SETTLES = 'app/domain/selling/payments/settle-attempt.server.test.ts';
const RECONCILES = 'app/domain/selling/payments/reconcile.server.test.ts';
const HOSTED = 'app/domain/selling/payments/hosted-payments.server.test.ts';
const CHARGES_AFTER = 'tests/races/charge-after-commit.test.ts';
const APPROVES = 'app/domain/selling/orders/decide-approval.server.test.ts';
const HANDLES = 'app/domain/selling/orders/order-handling.server.test.ts';

/** Of the orders and the money. */
export const ORDER_GUARDS: readonly Guard[] = [
  {
    name: 'unpaid orders: units',
    tests: [GUEST_HOLDS],
    file: HOLDS,
    text: '    open.units + hold.units > settings.unpaidUnitsMax ||\n',
    without: '',
  },
  {
    name: 'unpaid orders: by client address',
    tests: [GUEST_HOLDS],
    file: HOLDS,
    text: "build('o.placed_from', '=', placedFrom)",
    without: "build('o.placed_from', '=', '-')",
  },
  {
    name: 'guest hold: few units before the address is confirmed',
    tests: [GUEST_HOLDS, CONFIRMS],
    file: HOLDS,
    text: 'isEmailUnconfirmed && open.units + hold.units > unconfirmedUnitsMax',
    without: 'false',
  },
  {
    name: 'guest hold: hours before the address is confirmed',
    tests: [GUEST_HOLDS],
    file: 'app/domain/base/settings/settings.rules.ts',
    text: 'isEmailUnconfirmed ? Math.min(unconfirmedHours, transferHours) : transferHours',
    without: 'isEmailUnconfirmed ? transferHours : transferHours',
  },
  {
    name: 'guest hold: the link expires',
    tests: [GUEST_HOLDS],
    file: CONFIRMATION,
    text: "    .where('c.expires_at', '>', nowIso())\n",
    without: '',
  },
  {
    name: 'guest hold: a confirmation expires',
    tests: [GUEST_HOLDS],
    file: CONFIRMATION,
    text: "    .where('expires_at', '>', nowIso())\n",
    without: '',
  },
  {
    name: 'guest hold: the token is stored hashed',
    tests: [GUEST_HOLDS],
    file: CONFIRMATION,
    text: "createHash('sha256').update(text).digest('base64url')",
    without: "createHash === undefined ? '' : text",
  },
  {
    name: 'guest hold: mails of a day',
    tests: [GUEST_HOLDS],
    file: CONFIRMATION,
    text: '      isUnverified: true,\n',
    without: '',
  },
  {
    name: 'guest hold: release needs the order as it was shown',
    tests: ['app/routes/admin/holds.test.ts'],
    file: 'app/domain/selling/orders/lock-order.server.ts',
    text: "    .where('updated_at', '=', seen.updatedAt)\n",
    without: '',
  },
  {
    name: 'stock condition of the update',
    tests: [PLACES_ORDERS, CHECKOUT_RACES],
    file: LEDGER,
    text: "    .where(sql`stock_quantity + change.delta`, '>=', 0)\n",
    without: '',
  },
  {
    name: 'stock condition, the table’s own check too',
    tests: [PLACES_ORDERS, CHECKOUT_RACES],
    file: LEDGER,
    text: "    .where(sql`stock_quantity + change.delta`, '>=', 0)\n",
    without: '',
    also: [
      {
        file: CATALOG_SCHEMA,
        text: "      .addCheckConstraint('products_stock_not_negative', notNegative('stock_quantity'))\n",
        without: '',
      },
      // The levels of the locations would refuse it, too.
      {
        file: PLACES,
        text: '    if (delta < 0) return splitTaken(levels?.get(productId) ?? [], -delta);\n',
        without:
          '    if (delta < 0) return [{ locationId: (levels?.get(productId) ?? [])[0]?.locationId ?? NO_LOCATION, units: -delta }];\n',
      },
      { file: LEDGER, text: "    .where(sql`quantity + change.delta`, '>=', 0)\n", without: '' },
      {
        file: 'db/migrations/baseline/inventory.ts',
        text: "    .addCheckConstraint('stock_levels_not_negative', notNegative('quantity'))\n",
        without: '',
      },
    ],
  },
  { name: 'token: the order that it has made already', tests: [TOKENS, PLACES_ORDERS], ...TOKEN_LOOK_UP },
  { name: 'token: the unique index', tests: [TOKENS], ...TOKEN_INDEX },
  { name: 'token: both', tests: [TOKENS, CHECKOUT_RACES], ...TOKEN_LOOK_UP, also: [TOKEN_INDEX] },
  {
    name: 'amount check: the total that was shown',
    tests: [PLACES_ORDERS],
    file: PLACE,
    text: 'totals.totalCents !== placement.expectedTotalCents || ',
    without: '',
  },
  {
    name: 'amount check: what the provider took',
    tests: [SETTLES],
    file: SETTLE,
    text: 'if (settlement.amountCents === attempt.amount_cents) {',
    without: 'if (settlement.amountCents > 0) {',
  },
  {
    name: 'stock release of a cancelled order',
    tests: [SETTLES, RECONCILES],
    file: TRANSITIONS,
    text: 'units !== 0)',
    without: 'units < 0)',
  },
  {
    name: 'cancel-first: a charge that was not found',
    tests: [RECONCILES],
    file: 'app/domain/selling/payments/reconcile.server.ts',
    text: "if (charge === undefined && (await provider.cancel(key)) === 'captured') charge",
    without: "if (charge === undefined && key === '') charge",
  },
  {
    name: 'cancel-first: a provider’s page that is given up',
    tests: [HOSTED],
    file: 'app/domain/selling/payments/hosted-payments.server.ts',
    text: "reference !== null && (await provider.cancel(key, reference)) === 'captured'",
    without: "reference === '' && (await provider.cancel(key, reference)) === 'captured'",
  },
  {
    name: 'charge after commit: charged before the order is placed',
    tests: [CHARGES_AFTER],
    file: 'app/routes/store/check-out.server.ts',
    text: '    order = await placeOrder(context.db, {\n',
    without:
      "    if (provider !== undefined && 'charge' in provider)\n" +
      "      await provider.charge({ key: crypto.randomUUID(), amountCents: expectedTotalCents, currency: 'USD',\n" +
      "        description: '', sandboxOutcome }, AbortSignal.timeout(1_000)).catch(() => undefined);\n" +
      '    order = await placeOrder(context.db, {\n',
  },
  {
    name: 'charge after commit: charged while a transaction is open',
    tests: [CHARGES_AFTER],
    file: 'app/routes/store/check-out.server.ts',
    text: '  const outcome = await chargeOrder(\n    context.db,\n    provider,\n',
    without: `  const patient = provider;
  const outcome = await chargeOrder(
    context.db,
    'begin' in patient ? patient : {
      name: patient.name,
      charge: (request, signal) => context.db.transaction().execute(() => patient.charge(request, signal)),
      find: (key) => patient.find(key),
      cancel: (key) => patient.cancel(key),
      refund: (request) => patient.refund(request),
    },
`,
  },
  {
    name: 'settled once: the guarded update of the attempt',
    tests: [SETTLES, RECONCILES],
    file: SETTLE,
    text: "    .where('state', '=', from)\n",
    without: '',
  },
  {
    name: 'approved once: the guarded update of the order',
    tests: [APPROVES, 'tests/races/approval-races.test.ts'],
    file: 'app/domain/selling/orders/decide-approval.server.ts',
    text: "      .where('id', '=', orderId)\n      .where('state', '=', 'awaiting_approval')\n",
    without: "      .where('id', '=', orderId)\n",
  },
  {
    name: 'approved by another: one’s own order',
    tests: [APPROVES],
    file: 'app/domain/base/customers/spending-limit.rules.ts',
    text: 'order.placedByUserId === approver.id ?',
    without: 'order.placedByUserId === 0 ?',
  },
  {
    name: 'webhook: refused unless it is the provider’s own',
    tests: [HOSTED],
    file: 'app/domain/selling/payments/webhooks.server.ts',
    text: "  if (event === 'refused' || event === 'unknown') return event;",
    without:
      "  if (event === 'unknown' || (event === 'refused' && request.rawBody === '')) return 'unknown';\n  if (event === 'refused') return 'noted';",
  },
  {
    name: 'token: one of another cart',
    tests: [TOKENS, PLACES_ORDERS],
    file: PLACE,
    text: 'if (order !== undefined && order.cartId !== placement.cartId) {',
    without: "if (order !== undefined && placement.cartId === '') {",
  },
  {
    name: 'lines check: what the buyer saw of them',
    tests: ['app/routes/store/cart_.payment.test.ts', 'app/routes/store/checkout.test.ts'],
    file: PLACE,
    text: ' || !isUnchanged)',
    without: ')',
  },
  {
    name: 'sold: a product that was switched off',
    tests: [PLACES_ORDERS],
    file: PLACE,
    text: '    if (row.is_sold === 0) throw new NotSoldError(row.shown_name);\n',
    without: '',
  },
  {
    name: 'one cart is one order',
    tests: [PLACES_ORDERS],
    file: PLACE,
    text: "    await trx.deleteFrom('cart_lines').where('cart_id', '=', placement.cartId).execute();\n",
    without: '',
  },
  {
    name: 'licence: goods that need one',
    tests: ['tests/sweeps/restricted-goods.test.ts', 'app/domain/goods/documents/documents.server.test.ts'],
    file: 'app/domain/goods/licenses/may-order.server.ts',
    text: '  if (restricted !== undefined) throw',
    without: '  if (restricted?.id === 0) throw',
  },
  {
    name: 'states: what an order may become',
    tests: ['app/domain/selling/orders/order-states.rules.test.ts'],
    file: 'app/domain/selling/orders/order-states.rules.ts',
    text: 'if (!allowed.includes(to)) throw new IllegalTransitionError(`${what}',
    without: "if (to === '') throw new IllegalTransitionError(`${what}",
  },
  {
    name: 'money that comes after failing goes back',
    tests: [SETTLES, RECONCILES],
    file: SETTLE,
    text: "  if (attempt.state === 'failed') {\n",
    without: "  if (attempt.state === 'refunded') {\n",
  },
  {
    name: 'refund: more units than were sold',
    tests: [HANDLES],
    file: 'app/domain/selling/payments/refund-order.server.ts',
    text: '    if (quantity > most) throw',
    without: '    if (quantity < 0) throw',
  },
  {
    name: 'refund: more money than is left',
    tests: [HANDLES],
    file: 'app/domain/selling/payments/refund-order.server.ts',
    text: '  if (amount > left) throw',
    without: '  if (amount < 0) throw',
  },
  {
    name: 'refund: another amount than was shown',
    tests: [HANDLES],
    file: 'app/domain/selling/payments/refund-order.server.ts',
    text: 'if (split.totalCents !== wanted.expectedCents) {',
    without: 'if (split.totalCents < 0) {',
  },
  {
    name: 'refund: of an order that was not paid',
    tests: [HANDLES],
    file: 'app/domain/selling/payments/refund-order.server.ts',
    text: "    assertStaffCan('refund', order.state, 'Only paid orders can be refunded.');\n",
    without: '',
  },
  {
    name: 'handled as it was seen: an order that changed meanwhile',
    tests: [HANDLES],
    file: 'app/domain/selling/orders/lock-order.server.ts',
    text: "    .where('updated_at', '=', seen.updatedAt)\n",
    without: '',
  },
  {
    name: 'disputes: the goods leave only when confirmed',
    tests: ['app/domain/selling/payments/reversals.server.test.ts'],
    file: 'app/domain/selling/orders/disputes.server.ts',
    text: '  if (dispute !== undefined)\n',
    without: '  if (dispute === null)\n',
  },
  {
    name: 'refunds at a provider: booked once',
    tests: ['app/domain/selling/payments/reversals.server.test.ts'],
    file: 'app/domain/selling/payments/reversals.server.ts',
    text: "  if (known !== undefined || refund.state !== 'paid') return;",
    without: "  if (refund.state !== 'paid') return;",
  },
  {
    name: 'disputes: booked once',
    tests: ['app/domain/selling/payments/reversals.server.test.ts'],
    file: 'app/domain/selling/payments/reversals.server.ts',
    text: '  if (known?.state === dispute.state) return;\n',
    without: '',
  },
];
