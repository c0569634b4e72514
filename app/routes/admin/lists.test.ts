import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount } from '../../../tests/support/accounts';
import { placeByTransfer, placeCharged, stockTo } from '../../../tests/support/orders';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  sending,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { createApiToken } from '../../domain/base/tokens/tokens.server';
import { action as saveContact, loader as contact } from './customers.$id_.contact';
import { loader as contracts } from './customers.$id_.prices';
import { action as cancelOrder } from './orders.$id_.cancel';
import { loader as ordersCsv } from './orders.csv';
import { loader as apiOrders } from '../api/orders._index';
import { action as shipByApi } from '../api/orders.$id.shipment';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  await stockTo(store.db, 1, 10);
});

async function place() {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 2 });
  return placeCharged(store.db, cartId);
}

async function toRow(id: number) {
  return store.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

describe('the file of the orders', () => {
  async function linesOf(query = '') {
    const { body, headers } = await answerOf(() =>
      ordersCsv(opening(store, `/admin/orders/csv${query}`, { cookie })),
    );
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/,
    );
    return String(body).trim().split('\r\n');
  }

  it('has the orders of the filter, the newest first, in cents', async () => {
    const first = await place();
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    const second = await placeByTransfer(store.db, cartId);
    const [heading, ...lines] = await linesOf();
    expect(heading).toContain('Order,State,Placed');
    expect(lines.map((line) => line.split(',')[0])).toEqual([second.number, first.number]);
    expect(lines[1]).toContain(',2,599.98,0.00,48.00,647.98,');
    const waiting = await linesOf('?state=awaiting_transfer');
    expect(waiting.slice(1).map((line) => line.split(',')[0])).toEqual([second.number]);
  });

  it('says what was given back, and not what could not be', async () => {
    const { id } = await place();
    const { id: attempt_id } = await store.db
      .selectFrom('payment_attempts')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const [state, amount_cents] of [
      ['paid', 5_000],
      ['due', 1_250],
      ['failed', 9_999],
    ] as const)
      await store.db
        .insertInto('refunds')
        .values({
          order_id: id,
          attempt_id,
          amount_cents,
          refund_key: `key-${state}`,
          state,
          reason: 'Came back',
          actor: 'staff:clerk',
          provider_reference: null,
          due_at: '2026-11-23T12:00:00.000Z',
          created_at: '2026-11-23T12:00:00.000Z',
          settled_at: null,
        })
        .execute();
    const [heading, line] = await linesOf();
    expect(heading).toContain(',Total,Refunded,');
    expect(line).toContain(',647.98,62.50,');
  });

  it('runs nothing in whoever opens it', async () => {
    const { id } = await place();
    await store.db.updateTable('orders').set({ company: '=HYPERLINK("x")' }).where('id', '=', id).execute();
    expect((await linesOf())[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });
});

describe('an order is cancelled on a page of its own', () => {
  it('and leads back to the order, with the list that one came from', async () => {
    const { id } = await place();
    const { updated_at } = await toRow(id);
    const fields = {
      intent: 'cancel',
      reason: 'The buyer called',
      expectedUpdatedAt: updated_at,
      expectedEventId: '99',
    };
    const list = '/admin/orders?state=pending&page=2';
    const cancel = (returnTo: string) =>
      answerOf(() =>
        cancelOrder(
          posting(store, `/admin/orders/${id}/cancel?returnTo=${encodeURIComponent(returnTo)}`, fields, {
            cookie,
            params: { id: String(id) },
          }),
        ),
      );
    await store.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', id).execute();
    const answer = await cancel(list);
    expect(locationIn(answer)).toBe(`/admin/orders/${id}?returnTo=${encodeURIComponent(list)}`);
    expect((await toRow(id)).state).toBe('cancelled');
    const again = await cancel('//elsewhere.example');
    expect(again.status).toBe(409);
  });
});

describe('contact data of an account', () => {
  const typed = {
    firstName: 'Ada',
    lastName: 'Locke',
    email: 'office@locke.example',
    phone: '416 555 0100',
    companyName: 'Locke & Daughters',
    address: '14 Tumbler Lane',
    city: 'Toronto',
    state: 'ON',
    zipCode: 'k1a 0b1',
  };

  async function save(id: number, fields: Record<string, string>) {
    const params = { id: String(id) };
    const args = posting(
      store,
      `/admin/customers/${id}/contact`,
      { ...typed, ...fields },
      { cookie, params },
    );
    return answerOf(() => saveContact(args));
  }

  async function seen(id: number): Promise<string> {
    const { account } = await contact(opening(store, '/', { cookie, params: { id: String(id) } }));
    return account.updatedAt;
  }

  it('changes with what it was and is in the audit log', async () => {
    const id = await addAccount(store.db, { email: 'ada@locke.example' });
    expect((await save(id, { expectedUpdatedAt: await seen(id) })).status).toBe(303);
    const row = await store.db
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      email: 'office@locke.example',
      address: '14 Tumbler Lane',
      zip_code: 'K1A 0B1',
    });
    const audit = await store.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('action', '=', 'customer.contact')
      .executeTakeFirstOrThrow();
    expect(audit.before).toContain('"email":"ada@locke.example"');
    expect(audit.after).toContain('"email":"office@locke.example"');
    const user = store.db.selectFrom('company_users').select('email').where('customer_id', '=', id);
    expect((await user.executeTakeFirstOrThrow()).email).toBe('ada@locke.example');
  });

  it('that somebody else changed meanwhile stays, and both are told', async () => {
    const id = await addAccount(store.db, { email: 'ada@locke.example' });
    const moment = await seen(id);
    await save(id, { expectedUpdatedAt: moment });
    const late = await save(id, { expectedUpdatedAt: moment, city: 'Ottawa' });
    expect(late.status).toBe(409);
    expect(fieldErrorsIn(late)).toEqual({ city: 'Current value: Toronto. You entered Ottawa.' });
    expect(refilledIn(late)['city']).toBe('Ottawa');
  });

  it('keeps to what the registration asks for, and to one account an address', async () => {
    await addAccount(store.db, { email: 'office@locke.example' });
    const id = await addAccount(store.db, { email: 'ada@locke.example' });
    const bad = await save(id, { zipCode: '90210', phone: '1' });
    expect(Object.keys(fieldErrorsIn(bad))).toEqual(['phone', 'zipCode']);
    const taken = await save(id, { expectedUpdatedAt: await seen(id) });
    expect(fieldErrorsIn(taken)).toEqual({ email: 'Another account uses this email address' });
  });
});

it('a contract price is asked about before it goes', async () => {
  const id = await addAccount(store.db, { email: 'ada@locke.example' });
  const at = new Date().toISOString();
  await store.db
    .insertInto('contract_prices')
    .values({
      customer_id: id,
      product_id: 1,
      min_quantity: 5,
      unit_price_cents: 9_900,
      ends_on: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  const page = (query: string) =>
    contracts(
      opening(store, `/admin/customers/${id}/prices${query}`, { cookie, params: { id: String(id) } }),
    );
  expect((await page('?remove=1x5')).removed).toMatchObject({ unitPriceCents: 9_900, minQuantity: 5 });
  for (const query of ['', '?remove=1x6', '?remove=x', '?remove=1x5x5'])
    expect((await page(query)).removed).toBeUndefined();
});

describe('orders by the API', () => {
  async function tokenOf(scope: 'read' | 'orders' | 'stock'): Promise<string> {
    const actor = { name: 'staff:admin', staffId: 1, requestId: 'test' };
    const made = await createApiToken(store.db, { name: scope, scopes: [scope] }, { id: 1 }, actor);
    return made.token;
  }

  it('are read by a token that may, and by nobody without one', async () => {
    const { number } = await place();
    const ask = async (sender: { token?: string }) =>
      answerOf(() => apiOrders(opening(store, '/api/orders?state=pending', sender)));
    const { body, headers } = await ask({ token: await tokenOf('read') });
    expect(body).toEqual([expect.objectContaining({ number, state: 'pending', total: '647.98' })]);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect((await ask({ token: await tokenOf('stock') })).status).toBe(403);
    expect((await ask({})).status).toBe(401);
  });

  it('are shipped once, by the order as the program has seen it', async () => {
    const { id } = await place();
    await store.db.updateTable('orders').set({ state: 'paid' }).where('id', '=', id).execute();
    const token = await tokenOf('orders');
    const { updated_at: updatedAt } = await toRow(id);
    const ship = (body: object) =>
      answerOf(() => shipByApi(sending(store, 'PUT', '/', body, { token, params: { id: String(id) } })));
    expect((await ship({ updatedAt, carrier: 'UPS', trackingNumber: '' })).status).toBe(422);
    const parcel = { updatedAt, carrier: 'UPS', trackingNumber: '1z 999 aa1 0123' };
    expect((await ship(parcel)).status).toBe(200);
    expect(await toRow(id)).toMatchObject({ state: 'fulfilled', tracking_number: '1Z999AA10123' });
    expect((await ship(parcel)).status).toBe(409);
    const audit = store.db.selectFrom('audit_entries').select('actor').where('action', '=', 'order.fulfil');
    expect(await audit.execute()).toEqual([{ actor: 'api:orders' }]);
  });
});
