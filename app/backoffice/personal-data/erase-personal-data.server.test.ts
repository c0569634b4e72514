import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, addUser, firstUserOf } from '../../../tests/support/accounts';
import { everythingStored } from '../../../tests/support/everything-stored';
import { addKnownAccount, addKnownGuest, KNOWN, TRACES } from '../../../tests/support/known-buyer';
import { expectLedgerToAddUp } from '../../../tests/support/orders';
import { pricedQuote, requestedQuote } from '../../../tests/support/quotes';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import type { Db } from '../../../db/schema';
import { queueRefundMail } from '../../domain/selling/orders/order-mail.server';
import { inTransaction } from '../../../db/transaction';
import { getSubjectNames } from '../activity/audit-subjects.queries.server';
import { erasePersonalData } from './erase-personal-data.server';
import { exportPersonalData } from './export-personal-data.server';

let store: TestStore;
let db: Db;

const OWNER = { name: 'staff:admin', staffId: 1, requestId: 'r' };
const GUEST = { email: KNOWN.email };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ db } = store);
});

const erase = (buyer: { customerId: number } | { email: string }, typed = KNOWN.email) =>
  erasePersonalData(db, buyer, typed, OWNER);

/** The traces of the buyer in all columns of all tables. */
async function findTraces(): Promise<string[]> {
  return [...new Set((await everythingStored(db)).match(TRACES)?.map((trace) => trace.toLowerCase()))].sort();
}

/** Amounts, lines, and movements: the books. */
async function readBooks() {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'subtotal_cents', 'shipping_cents', 'tax_cents', 'total_cents'])
    .select(['received_cents', 'city', 'state_code', 'placed_at', 'paid_at'])
    .orderBy('id');
  return {
    orders: await orders.execute(),
    lines: await db.selectFrom('order_lines').selectAll().orderBy('id').execute(),
    payments: await db
      .selectFrom('payment_attempts')
      .select(['id', 'state', 'amount_cents', 'captured_cents', 'provider_reference'])
      .orderBy('id')
      .execute(),
    refunds: await db.selectFrom('refunds').select(['id', 'amount_cents', 'state']).orderBy('id').execute(),
    quoteLines: await db.selectFrom('quote_lines').selectAll().orderBy('id').execute(),
    movements: await db
      .selectFrom('stock_movements')
      .select(['id', 'product_id', 'delta', 'quantity_after', 'kind', 'cause'])
      .orderBy('id')
      .execute(),
  };
}

describe('erasing', () => {
  it('an account leaves its books and no trace of who it was, in any table', async () => {
    const { customerId, orderId } = await addKnownAccount(store);
    const bystander = await addAccount(db, { email: 'ada@locke.example' });
    const before = await readBooks();
    expect((await findTraces()).length).toBeGreaterThan(8);

    const reference = await erase({ customerId });

    expect(await findTraces()).toEqual([]);
    expect(await readBooks()).toEqual(before);
    await expectLedgerToAddUp(db);
    const order = db.selectFrom('orders').selectAll().where('id', '=', orderId);
    expect(await order.executeTakeFirstOrThrow()).toMatchObject({
      first_name: 'Erased',
      last_name: 'buyer',
      email: '',
      address: '',
      city: 'Ottawa',
      zip_code: 'K2P',
      customer_id: null,
      placed_by_user_id: null,
      placed_from: '',
    });
    expect(reference).toBe(`customer:${customerId}`);
    expect((await getSubjectNames(db, [reference])).get(reference)?.name).toBe(`account ${customerId}`);
    expect(await db.selectFrom('customers').select('id').execute()).toEqual([{ id: bystander }]);
    for (const table of ['account_documents', 'favorite_lists', 'sign_in_links', 'contract_prices'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(
      await db.selectFrom('sessions').selectAll().where('customer_id', 'is not', null).execute(),
    ).toEqual([]);
  });

  it('a guest does the same', async () => {
    const { orderId } = await addKnownGuest(store);
    const before = await readBooks();
    expect((await findTraces()).length).toBeGreaterThan(6);
    const reference = await erase(GUEST);
    expect(await findTraces()).toEqual([]);
    expect(await readBooks()).toEqual(before);
    expect(reference).toMatch(/^guest:[0-9A-Z-]{9}$/);
    const names = await getSubjectNames(db, [reference]);
    expect(names.get(reference)?.name).toBe(reference.replace(':', ' '));
    const order = db.selectFrom('orders').select('first_name').where('id', '=', orderId);
    expect(await order.executeTakeFirst()).toEqual({ first_name: 'Erased' });
  });

  it('keeps what others have, and what was done', async () => {
    await addKnownGuest(store);
    const jo = await addKnownGuest(store, 'notzelda@quill.example.org');
    const { id } = await requestedQuote(db, { email: 'jo@miller-locks.example' });
    const actions = await db
      .selectFrom('audit_entries')
      .select(['id', 'action', 'subject', 'actor'])
      .orderBy('id')
      .execute();
    await erase(GUEST);
    const order = db.selectFrom('orders').select('email').where('id', '=', jo.orderId);
    expect(await order.executeTakeFirst()).toEqual({ email: 'notzelda@quill.example.org' });
    const quote = db.selectFrom('quotes').select('email').where('id', '=', id);
    expect(await quote.executeTakeFirst()).toEqual({ email: 'jo@miller-locks.example' });
    const message = db
      .selectFrom('messages')
      .select('message')
      .where('email', '=', 'jo@miller-locks.example');
    expect((await message.execute()).map((one) => one.message)).toContain('Please also write to •••, •••.');
    const mail = db.selectFrom('outbox').select('id').where('to_address', '=', 'notzelda@quill.example.org');
    expect((await mail.execute()).length).toBeGreaterThan(2);
    const events = await db
      .selectFrom('audit_entries')
      .select(['id', 'action', 'subject', 'actor'])
      .orderBy('id')
      .execute();
    expect(events.slice(0, -1)).toEqual(actions);
    expect(events.at(-1)).toMatchObject({ action: 'personal-data.erase', actor: 'staff:admin' });
  });

  it('a former user of an account leaves the account’s others', async () => {
    const customerId = await addAccount(db, { email: 'ada@locke.example' });
    await addUser(db, customerId, {
      email: KNOWN.email,
      first_name: KNOWN.firstName,
      last_name: KNOWN.lastName,
      removed_at: new Date().toISOString(),
    });
    await addKnownGuest(store);
    await erase(GUEST);
    expect(await findTraces()).toEqual([]);
    expect(await firstUserOf(db, customerId)).toBeDefined();
  });

  it('asks for the address, and refuses that of an account', async () => {
    const { customerId } = await addKnownAccount(store);
    const before = await everythingStored(db);
    await expect(erase({ customerId }, 'ada@locke.example')).rejects.toThrow(/^Type .+ to confirm$/);
    await expect(erase(GUEST)).rejects.toThrow('belongs to an account');
    expect(await everythingStored(db)).toBe(before);
  });

  it('sends no mail to an erased buyer', async () => {
    const { orderId } = await addKnownGuest(store);
    await erase(GUEST);
    const { id } = await db
      .selectFrom('order_refunds')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await inTransaction(db, (trx) => queueRefundMail(trx, orderId, id));
    expect(await db.selectFrom('outbox').select('id').where('to_address', '=', '').execute()).toEqual([]);
  });
});

describe('what is open', () => {
  const set = (state: 'paid' | 'on_account' | 'awaiting_transfer' | 'review', orderId: number) =>
    db.updateTable('orders').set({ state }).where('id', '=', orderId).execute();

  it.each([
    ['an order that isn’t shipped', /Order KW-\S+: Paid/, (id: number) => set('paid', id)],
    [
      'an order that isn’t paid',
      /Order KW-\S+: Awaiting payment/,
      (id: number) => set('awaiting_transfer', id),
    ],
    [
      'a balance',
      /Order KW-\S+: \$\d.* due on account/,
      (id: number) =>
        db
          .updateTable('orders')
          .set({ payment_method: 'account', paid_at: null, received_cents: 0 })
          .where('id', '=', id)
          .execute(),
    ],
    [
      'a payment',
      /a payment of .* isn’t confirmed/,
      (id: number) =>
        db.updateTable('payment_attempts').set({ state: 'sent' }).where('order_id', '=', id).execute(),
    ],
    [
      'a payment without an order',
      /Unapplied payment/,
      () => db.updateTable('payment_attempts').set({ state: 'sent' }).where('order_id', 'is', null).execute(),
    ],
    [
      'a refund',
      /a \$1\.00 refund hasn’t been sent/,
      (id: number) => db.updateTable('refunds').set({ state: 'due' }).where('order_id', '=', id).execute(),
    ],
    [
      'a dispute',
      /a \$1\.00 dispute is open/,
      (id: number) =>
        db
          .insertInto('payment_disputes')
          .values({
            order_id: id,
            provider: 'stripe',
            provider_reference: 'd',
            amount_cents: 100,
            reason: '',
            state: 'open',
            created_at: '',
            updated_at: '',
          })
          .execute(),
    ],
    ['a quote', /Quote KQ-\S+: /, () => pricedQuote(db, { email: KNOWN.email })],
  ])('%s refuses it, and is named', async (_, named, open) => {
    const { orderId } = await addKnownGuest(store);
    await open(orderId);
    const before = await everythingStored(db);
    await expect(erase(GUEST)).rejects.toThrow(named);
    expect(await everythingStored(db)).toBe(before);
  });
});

describe('the export', () => {
  it('has everything of an account and its users, and nothing that grants access', async () => {
    const { customerId } = await addKnownAccount(store);
    const keys = [
      ...(await db.selectFrom('orders').select(['access_key', 'checkout_token']).execute()),
      ...(await db.selectFrom('quotes').select('access_key').execute()),
      ...(await db.selectFrom('sessions').select('id_hash').execute()),
      ...(await db.selectFrom('sign_in_links').select('token_hash').execute()),
      ...(await db.selectFrom('payment_attempts').select(['idempotency_key', 'hosted_url']).execute()),
      ...(await db.selectFrom('carts').select('id').execute()),
    ].flatMap((row) => Object.values(row).filter((key) => key !== null));
    const text = await exportPersonalData(db, { customerId }, OWNER);
    for (const key of keys) expect(text).not.toContain(key);
    expect(text).not.toMatch(/\/sign-in\/\w/);
    expect(text).not.toContain('staff:admin');
    const data: Record<string, unknown[]> = JSON.parse(text);
    for (const [name, entries] of Object.entries(data)) expect(entries.length, name).toBeGreaterThan(0);
    expect(Object.keys(data).sort()).toEqual([
      'account',
      'addresses',
      'audit',
      'carts',
      'documents',
      'email',
      'exportedAt',
      'favorites',
      'mail',
      'messages',
      'orders',
      'paymentsWithoutOrder',
      'prices',
      'quotes',
      'sessions',
      'signInLinks',
      'stockNotices',
      'users',
    ]);
    expect(data['users']).toHaveLength(3);
    expect(data['orders']).toMatchObject([
      { lines: [{}], payments: [{}], refunds: [{}] },
      { email: KNOWN.email, lines: [{ quantity: 1 }] },
    ]);
    expect(data['account']).toMatchObject([{ address: KNOWN.address }]);
  });

  it('has a guest’s orders, quotes, and messages, and is recorded without their address', async () => {
    await addKnownGuest(store);
    await addKnownGuest(store, 'other@quill.example');
    const text = await exportPersonalData(db, GUEST, OWNER);
    const data: Record<string, unknown[]> = JSON.parse(text);
    expect(data['orders']).toHaveLength(1);
    expect(data['quotes']).toHaveLength(1);
    expect(text).not.toContain('other@quill.example');
    const entry = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1);
    const event = await entry.executeTakeFirstOrThrow();
    expect(event).toMatchObject({ action: 'personal-data.export', actor: 'staff:admin' });
    expect(JSON.stringify(event)).not.toMatch(TRACES);
  });
});
