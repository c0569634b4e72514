/** A guard of the orders and the money, and how it is taken out of the program's text. */
export interface Guard {
  name: string;
  /** The file and the exact text that stands in it once. */
  file: string;
  text: string;
  /** What stands there instead. */
  without: string;
  /** Other places that have to go with it. */
  also?: { file: string; text: string; without: string }[];
}

const PLACE = 'app/domain/checkout/place-order.server.ts';
const SETTLE = 'app/domain/payments/settle-attempt.server.ts';
const TRANSITIONS = 'app/domain/orders/order-transitions.server.ts';
const LEDGER = 'app/domain/inventory/stock-ledger.server.ts';
const PLACES = 'app/domain/inventory/stock-places.queries.server.ts';
const FIRST_MIGRATION = 'db/migrations/20261120-0900-store-opens.ts';

const TOKEN_LOOK_UP = {
  file: PLACE,
  text: '    if (placed !== undefined) return placed;\n',
  without: '',
};
const TOKEN_INDEX = {
  file: FIRST_MIGRATION,
  text: "addColumn('checkout_token', 'text', (column) => column.notNull().unique())",
  without: "addColumn('checkout_token', 'text', (column) => column.notNull())",
};

export const GUARDS: readonly Guard[] = [
  {
    name: 'stock condition of the update',
    file: LEDGER,
    text: "    .where(sql`stock_quantity + change.delta`, '>=', 0)\n",
    without: '',
  },
  {
    name: 'stock condition, the table’s own check too',
    file: LEDGER,
    text: "    .where(sql`stock_quantity + change.delta`, '>=', 0)\n",
    without: '',
    also: [
      {
        file: FIRST_MIGRATION,
        text: "      .addCheckConstraint('products_stock_not_negative', notNegative('stock_quantity'))\n",
        without: '',
      },
      // The levels of the locations would refuse it, too.
      {
        file: PLACES,
        text: '    if (delta < 0) return takenFrom(levels?.get(productId) ?? [], -delta);\n',
        without:
          '    if (delta < 0) return [{ locationId: (levels?.get(productId) ?? [])[0]?.locationId ?? NO_LOCATION, units: -delta }];\n',
      },
      { file: LEDGER, text: "    .where(sql`quantity + change.delta`, '>=', 0)\n", without: '' },
      {
        file: 'db/migrations/20261124-0930-stock-by-location.ts',
        text: "    .addCheckConstraint('stock_levels_not_negative', notNegative('quantity'))\n",
        without: '',
      },
    ],
  },
  { name: 'token: the order that it has made already', ...TOKEN_LOOK_UP },
  { name: 'token: the unique index', ...TOKEN_INDEX },
  { name: 'token: both', ...TOKEN_LOOK_UP, also: [TOKEN_INDEX] },
  {
    name: 'amount check: the total that was shown',
    file: PLACE,
    text: 'totals.totalCents !== placement.shownTotalCents || ',
    without: '',
  },
  {
    name: 'amount check: what the provider took',
    file: SETTLE,
    text: 'if (settlement.amountCents === attempt.amount_cents) {',
    without: 'if (settlement.amountCents > 0) {',
  },
  {
    name: 'stock release of a cancelled order',
    file: TRANSITIONS,
    text: 'units !== 0)',
    without: 'units < 0)',
  },
  {
    name: 'cancel-first: a charge that was not found',
    file: 'app/domain/payments/reconcile.server.ts',
    text: "if (charge === undefined && (await provider.cancel(key)) === 'captured') charge",
    without: "if (charge === undefined && key === '') charge",
  },
  {
    name: 'cancel-first: a provider’s page that is given up',
    file: 'app/domain/payments/hosted-payments.server.ts',
    text: "reference !== null && (await provider.cancel(key, reference)) === 'captured'",
    without: "reference === '' && (await provider.cancel(key, reference)) === 'captured'",
  },
  {
    name: 'charge after commit: charged before the order is placed',
    file: 'app/http/check-out.server.ts',
    text: '    order = await placeOrder(context.db, {\n',
    without:
      "    if (provider !== undefined && 'charge' in provider)\n" +
      "      await provider.charge({ key: crypto.randomUUID(), amountCents: shownTotal, currency: 'USD',\n" +
      "        description: '', sandboxOutcome }, AbortSignal.timeout(1_000)).catch(() => undefined);\n" +
      '    order = await placeOrder(context.db, {\n',
  },
  {
    name: 'charge after commit: charged while a transaction is open',
    file: 'app/http/check-out.server.ts',
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
    file: SETTLE,
    text: "    .where('state', '=', from)\n",
    without: '',
  },
  {
    name: 'approved once: the guarded update of the order',
    file: 'app/domain/orders/decide-approval.server.ts',
    text: "      .where('id', '=', orderId)\n      .where('state', '=', 'awaiting_approval')\n",
    without: "      .where('id', '=', orderId)\n",
  },
  {
    name: 'approved by another: one’s own order',
    file: 'app/domain/customers/spending-limit.rules.ts',
    text: 'order.placedByUserId === approver.id ? OWN_ORDER',
    without: 'order.placedByUserId === 0 ? OWN_ORDER',
  },
  {
    name: 'webhook: refused unless it is the provider’s own',
    file: 'app/domain/payments/webhooks.server.ts',
    text: '  if (event === undefined) return',
    without: '  if (event === undefined && request.rawBody === "") return',
  },
];
