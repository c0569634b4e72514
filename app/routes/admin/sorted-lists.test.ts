import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { placeByTransfer, placeCharged, stockTo } from '../../../tests/support/orders';
import { draftOf, sentOrder, someSkus, supplierWith } from '../../../tests/support/purchasing';
import { pricedQuote, requestedQuote } from '../../../tests/support/quotes';
import { opening } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { ON_ACCOUNT, PAYMENT_METHODS } from '../../domain/selling/checkout/payment-methods.rules';
import { CUSTOMER_STATUS_NAMES } from '../../domain/base/customers/account-list.rules';
import { insertMessage } from '../../domain/selling/inbox/messages.server';
import { MESSAGE_KINDS } from '../../domain/selling/inbox/inbox-list.rules';
import { queueMail } from '../../domain/base/mail/outbox.server';
import { MAIL_STATE_NAMES } from '../../domain/base/mail/mail-list.rules';
import { ORDER_STATE_NAMES } from '../../domain/selling/orders/order-states.rules';
import { PURCHASE_STATES } from '../../domain/supply/purchasing/purchase-states.rules';
import { QUOTE_STATUS } from '../../domain/selling/quotes/quote-states.rules';
import { loader as customers } from './customers._index';
import { loader as holds } from './orders.holds._index';
import { loader as mail } from './mail._index';
import { loader as messages } from './messages._index';
import { loader as orders } from './orders._index';
import { loader as purchaseOrders } from './purchase-orders._index';
import { loader as quotes } from './quotes._index';
import { loader as suppliers } from './suppliers._index';
import { inTransaction } from '../../../db/transaction';

type Shown = string | number | null;

let store: TestStore;
let cookie: string;

const read = (path: string) => opening(store, path, { cookie });
const low = (text: string | null) => (text ?? '').toLowerCase();

interface SortedList {
  columns: string[];
  /** The rows of the list with what one of its columns shows. */
  shownIn: (query: string, column?: string) => Promise<{ id: number; value: Shown }[]>;
}

function listOf<Row extends { id: number }>(
  rows: (query: string) => Promise<Row[]>,
  columns: Record<string, (row: Row) => Shown>,
): SortedList {
  return {
    columns: Object.keys(columns),
    shownIn: async (query, column = '') =>
      (await rows(query)).map((row) => ({ id: row.id, value: columns[column]?.(row) ?? null })),
  };
}

const placeIn = (values: readonly string[], value: string) => values.indexOf(value);

/** Each list with what its columns show, by the names that its address has for them. */
const LISTS = new Map<string, SortedList>([
  [
    'customers',
    listOf(async (query) => (await customers(read(`/admin/customers${query}`))).accounts, {
      company: (row) => low(row.companyName),
      name: (row) => low(row.name),
      email: (row) => low(row.email),
      applied: (row) => row.createdAt,
      status: (row) => placeIn(Object.keys(CUSTOMER_STATUS_NAMES), row.status),
    }),
  ],
  [
    'quotes',
    listOf(async (query) => (await quotes(read(`/admin/quotes${query}`))).quotes, {
      number: (row) => row.number,
      requested: (row) => row.createdAt,
      customer: (row) => low(row.customerName),
      lines: (row) => row.lines,
      subtotal: (row) => row.subtotalCents,
      expires: (row) => row.expiresAt,
      status: (row) => placeIn(Object.keys(QUOTE_STATUS()), row.status),
    }),
  ],
  [
    'messages',
    listOf(async (query) => (await messages(read(`/admin/messages${query}`))).messages, {
      subject: (row) => low(row.subject),
      from: (row) => low(row.senderName),
      kind: (row) => placeIn(Object.keys(MESSAGE_KINDS), row.kind),
      received: (row) => row.createdAt,
      with: (row) => low(row.assignee),
      status: (row) => (row.isUnread ? 0 : row.status === 'open' ? 1 : 2),
    }),
  ],
  [
    'mail',
    listOf(async (query) => (await mail(read(`/admin/mail${query}`))).mails, {
      subject: (row) => low(row.subject),
      to: (row) => low(row.to),
      written: (row) => row.createdAt,
      state: (row) => placeIn(Object.keys(MAIL_STATE_NAMES), row.state),
    }),
  ],
  [
    'suppliers',
    listOf(async (query) => (await suppliers(read(`/admin/suppliers${query}`))).suppliers, {
      name: (row) => low(row.name),
      contact: (row) => low(row.contactName),
      email: (row) => low(row.email),
      phone: (row) => row.phone,
      'lead-time': (row) => row.leadTimeDays,
      minimum: (row) => row.minimumOrderCents,
      products: (row) => row.products,
      'open-orders': (row) => row.openOrders,
    }),
  ],
  [
    'purchase orders',
    listOf(async (query) => (await purchaseOrders(read(`/admin/purchase-orders${query}`))).orders, {
      number: (row) => row.id,
      supplier: (row) => low(row.supplierName),
      reference: (row) => low(row.reference),
      opened: (row) => row.createdAt,
      expected: (row) => row.expectedOn,
      lines: (row) => row.lines,
      received: (row) => row.receivedUnits,
      total: (row) => row.totalCents,
      state: (row) => placeIn(PURCHASE_STATES, row.state),
    }),
  ],
  [
    'holds',
    listOf(async (query) => (await holds(read(`/admin/orders/holds${query}`))).holds, {
      number: (row) => row.number,
      buyer: (row) => low(row.buyer),
      units: (row) => row.units,
      value: (row) => row.totalCents,
      placed: (row) => row.placedAt,
      until: (row) => row.expiresAt,
    }),
  ],
  [
    'orders',
    listOf(async (query) => (await orders(read(`/admin/orders${query}`))).orders, {
      number: (row) => row.number,
      placed: (row) => row.placedAt,
      customer: (row) => low(row.customerName),
      method: (row) => placeIn([...Object.keys(PAYMENT_METHODS), ON_ACCOUNT], row.paymentMethod),
      total: (row) => row.totalCents,
      state: (row) => placeIn(Object.keys(ORDER_STATE_NAMES), row.state),
    }),
  ],
]);

function named(name: string): SortedList {
  const list = LISTS.get(name);
  if (list === undefined) throw new Error(`There is no list of ${name}.`);
  return list;
}

beforeAll(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  const { db } = store;
  await stockTo(db, 1, 50);
  for (const [email, company_name, first_name, status] of [
    ['b@locks.example', 'acme Locks', 'Zoe', 'approved'],
    ['A@locks.example', 'Zenith Safes', 'adam', 'declined'],
    ['c@locks.example', 'Brass & Co', 'Mia', 'applied'],
    ['d@locks.example', 'Brass & Co', 'Mia', 'applied'],
  ] as const)
    await addAccount(db, { email, company_name, first_name, status });

  await requestedQuote(db, { lines: [{ productId: 1, quantity: 9 }] });
  await pricedQuote(db, { cents: 900 });
  await pricedQuote(db, { cents: 100, email: 'al@locks.example' });
  await db.updateTable('quotes').set({ first_name: 'al' }).where('email', '=', 'al@locks.example').execute();
  await requestedQuote(db, { lines: [1, 2].map((productId) => ({ productId, quantity: 1 })) });

  const assigned = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  for (const [subject, firstName, kind, status, is_unread] of [
    ['Where is it', 'Zoe', 'contact', 'open', 1],
    ['a question', 'adam', 'order-desk', 'closed', 0],
    ['Keys', 'Mia', 'contact', 'open', 0],
  ] as const) {
    const sender = { firstName, lastName: 'Locke', email: 'm@locks.example', phone: '', company: '' };
    const id = await inTransaction(db, (trx) =>
      insertMessage(trx, { ...sender, kind, subject, message: 'So it is.' }),
    );
    const given = subject === 'Keys' ? assigned.id : null;
    await db
      .updateTable('messages')
      .set({ status, is_unread, assigned_staff_id: given })
      .where('id', '=', id)
      .execute();
  }

  for (const [to, subject, state] of [
    ['zoe@locks.example', 'Your order', 'sent'],
    ['Adam@locks.example', 'A quote', 'failed'],
    ['mia@locks.example', 'your order', 'due'],
  ] as const) {
    const mailed = { eventKey: `test:${to}`, to, subject, parts: [] };
    await inTransaction(db, (trx) => queueMail(trx, mailed));
    await db.updateTable('outbox').set({ state }).where('event_key', '=', mailed.eventKey).execute();
  }

  const [first = '', second = ''] = await someSkus(db, 2);
  const zenith = await supplierWith(db, {
    name: 'Zenith',
    leadTimeDays: '2',
    minimumOrder: '500',
    phone: '9',
  });
  const acme = await supplierWith(db, { name: 'acme', contactName: 'Bo', leadTimeDays: '10', phone: '10' });
  await supplierWith(db, { name: 'Brass', contactName: 'al' });
  await draftOf(db, acme, [first, 3, '1.00'], [second, 1, '9.00']);
  await sentOrder(db, zenith, [first, 1, '700.00']);
  await sentOrder(db, acme, [second, 2, '1.50']);
  await db
    .updateTable('purchase_orders')
    .set({ expected_on: '2027-01-02', reference: 'spring' })
    .where('supplier_id', '=', zenith)
    .execute();

  for (const quantity of [2, 1, 3, 4]) {
    const { cartId } = await store.cartWith({ productId: 1, quantity });
    await ([1, 4].includes(quantity) ? placeByTransfer(db, cartId) : placeCharged(db, cartId));
  }
  await db
    .updateTable('orders')
    .set({ first_name: 'adam', expires_at: null })
    .where('payment_method', '=', 'zelle')
    .where('id', '=', (build) =>
      build
        .selectFrom('orders')
        .select((row) => row.fn.min('id').as('id'))
        .where('payment_method', '=', 'zelle'),
    )
    .execute();
  // The newest by its number is the oldest by its date, so that the two orders are told apart.
  const day = sql<string>`'2026-01-' || (28 - id % 18) || 'T10:00:00.000Z'`;
  for (const table of ['customers', 'quotes', 'messages', 'outbox', 'purchase_orders'] as const)
    await db.updateTable(table).set({ created_at: day }).execute();
  await db.updateTable('orders').set({ placed_at: day }).execute();
});

const cases = [...LISTS].flatMap(([list, { columns }]) =>
  columns.map((column): [string, string] => [list, column]),
);

describe('a click on a heading', () => {
  it.each(cases)('sorts the list of %s by %s, and the next one turns it round', async (list, column) => {
    const { shownIn } = named(list);
    const up = await shownIn(`?sort=${column}`, column);
    const values = up.map(({ value }) => value);
    expect(new Set(values).size).toBeGreaterThan(1);
    expect(values).toEqual([...values].sort(compared));
    const down = await shownIn(`?sort=-${column}`, column);
    expect(down).toEqual([...up].reverse());
  });

  it.each([...LISTS.keys()])('in the list of %s leaves an unknown column alone', async (list) => {
    const { shownIn } = named(list);
    expect(await shownIn('?sort=nonsense')).toEqual(await shownIn(''));
  });
});

/** What is empty comes first. */
function compared(a: Shown, b: Shown): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  return a < b ? -1 : a > b ? 1 : 0;
}
