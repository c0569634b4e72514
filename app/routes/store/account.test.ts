import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import type { Db } from '../../../db/schema';
import { addAccount, addUser, firstUserOf, signedIn } from '../../../tests/support/accounts';
import { countOf, expectLedgerToAddUp, orderState, stockOf, stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  sending,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { EXPRESS_POLICY, getTotals } from '../../domain/selling/checkout/totals.rules';
import { findOrder } from '../../domain/selling/orders/orders.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { readCacheableVisitor } from '../../http/visitor.server';
import * as account from './account';
import * as address from './account_.addresses_.$id';
import * as newAddress from './account_.addresses_.new';
import * as approvals from './account_.approvals';
import * as approval from './account_.approvals_.$orderId';
import * as order from './account_.orders.$id';
import * as users from './account_.users';
import * as user from './account_.users_.$id';
import * as newUser from './account_.users_.new';
import * as shipping from './cart_.shipping';
import * as checkout from './checkout';
import { findProduct } from '../../domain/goods/catalog/products.queries.server';
import { withBuyerPrices } from './buyer-prices.server';
import { action as pay } from '../api/payments.$method';

let store: TestStore;
let db: Db;
let customerId: number;
let ada: number;
let ben: number;
let grace: { cookie: string };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 50);
  customerId = await addAccount(db, { email: 'ada@locke.example' });
  ada = await firstUserOf(db, customerId);
  ben = await addUser(db, customerId, { email: 'ben@locke.example', spending_limit_cents: 10_000 });
  grace = await signedIn(
    store,
    await firstUserOf(db, await addAccount(db, { email: 'grace@other.example', company_name: 'Other' })),
  );
});

/** Ben's order of 647.98, as the express checkout places it. */
async function waitingOrder(paymentMethod = 'stripe') {
  const buyer = await signedIn(store, ben, { productId: 1, quantity: 2 });
  const { lines } = await readCart(db, buyer.cartId);
  const fields = {
    ...customer,
    paymentMethod,
    checkoutToken: randomKey(),
    expectedTotalCents: String(getTotals(lines, EXPRESS_POLICY).totalCents),
  };
  const answer = await answerOf(() => checkout.action(posting(store, '/checkout', fields, buyer)));
  expect(locationIn(answer)).toMatch(/^\/checkout\/confirmation\//);
  const { id } = await db.selectFrom('orders').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return { id, buyer };
}

type Route = {
  loader: (args: LoaderFunctionArgs) => unknown;
  action?: (args: ActionFunctionArgs) => unknown;
};

const open = (route: Route, params: Record<string, string>, who: { cookie: string }) =>
  answerOf(() => route.loader(opening(store, '/account/x', { cookie: who.cookie, params })));

function post(
  route: Route,
  params: Record<string, string>,
  who: { cookie: string },
  fields: Record<string, string>,
) {
  const args = posting(store, '/account/x', fields, { cookie: who.cookie, params });
  return answerOf(() => route.action?.(args)).then((answer) => ({ args, ...answer }));
}

describe('a buyer of another company', () => {
  it('finds no user, approval, address or order, and changes none', async () => {
    const { id } = await waitingOrder();
    const { id: addressId } = await db
      .insertInto('account_addresses')
      .values({
        customer_id: customerId,
        label: 'Shop',
        address: '12 Key Street',
        city: 'Toronto',
        state_code: 'ON',
        zip_code: 'M5V 3L9',
        is_default: 1,
        created_at: 'x',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await db.selectFrom('company_users').selectAll().execute();
    const named = { firstName: 'Eve', lastName: 'Lockpick', mayManage: 'on', mayApprove: 'on' };
    const typed = { label: 'Mine', address: '1 Other Road', city: 'Ottawa', state: 'ON', zipCode: 'K1A 0B1' };
    const theirs: [Route, Record<string, string>, Record<string, string>[]][] = [
      [user, { id: String(ben) }, [named, { intent: 'remove' }]],
      [approval, { orderId: String(id) }, [{ intent: 'approve' }, { intent: 'decline', reason: 'Not ours' }]],
      [address, { id: String(addressId) }, [typed, { intent: 'remove' }]],
      [order, { id: String(id) }, [{ intent: 'reorder' }]],
    ];
    for (const [route, params, posts] of theirs) {
      expect((await open(route, params, grace)).status).toBe(404);
      for (const fields of posts) expect((await post(route, params, grace, fields)).status).toBe(404);
    }
    expect(await db.selectFrom('company_users').selectAll().execute()).toEqual(before);
    expect(await db.selectFrom('account_addresses').select('label').execute()).toEqual([{ label: 'Shop' }]);
    expect(await orderState(db, id)).toBe('awaiting_approval');
    const chosen = await open(checkout, {}, grace);
    const args = opening(store, `/checkout?address=${addressId}`, { cookie: grace.cookie });
    expect(await answerOf(() => checkout.loader(args))).toMatchObject({
      body: { addresses: [], typed: z.object({ typed: z.unknown() }).parse(chosen.body).typed },
    });
  });
});

describe('a user without the right', () => {
  it('has no page of users and none of approvals', async () => {
    const { id, buyer } = await waitingOrder();
    for (const [route, params] of [
      [users, {}],
      [newUser, {}],
      [user, { id: String(ada) }],
      [approvals, {}],
      [approval, { orderId: String(id) }],
    ] as [Route, Record<string, string>][]) {
      expect((await open(route, params, buyer)).status).toBe(404);
    }
    const added = await post(newUser, {}, buyer, {
      firstName: 'Cy',
      lastName: 'Pin',
      email: 'cy@locke.example',
    });
    expect(added.status).toBe(404);
    expect((await post(approval, { orderId: String(id) }, buyer, { intent: 'approve' })).status).toBe(404);
    expect((await open(account, {}, buyer)).status).toBe(200);
  });
});

describe('an approval', () => {
  it('charges the order and says so', async () => {
    const { id } = await waitingOrder();
    const boss = await signedIn(store, ada);
    expect(await open(account, {}, boss)).toMatchObject({ body: { head: { waiting: 1 } } });
    expect(await open(approval, { orderId: String(id) }, boss)).toMatchObject({
      body: { order: { placedBy: 'Ben Bolt' }, mayDecline: true, refusal: undefined },
    });
    const answer = await post(approval, { orderId: String(id) }, boss, { intent: 'approve' });
    expect(locationIn(answer)).toBe(`/account/orders/${id}`);
    expect(await toastAfter(store, answer.args, answer)).toMatch(/approved - The payment was successful\.$/);
    expect(await orderState(db, id)).toBe('paid');
    expect(await countOf(db, 'payment_attempts')).toBe(1);
  });

  it('that the provider declines cancels the order and gives the stock back', async () => {
    const { id } = await waitingOrder();
    const boss = await signedIn(store, ada);
    const fields = { intent: 'approve', sandboxOutcome: 'decline' };
    const answer = await post(approval, { orderId: String(id) }, boss, fields);
    expect(await toastAfter(store, answer.args, answer)).toContain('Payment Failed');
    expect(await orderState(db, id)).toBe('cancelled');
    expect(await stockOf(db, 1)).toBe(50);
    await expectLedgerToAddUp(db);
  });

  it('of one’s own order is refused, by a forged form too, even to the only approver', async () => {
    await db.updateTable('company_users').set({ may_approve: 0 }).where('id', '=', ada).execute();
    await db.updateTable('company_users').set({ may_approve: 1 }).where('id', '=', ben).execute();
    const { id, buyer } = await waitingOrder();
    const sentence = 'You can’t approve your own orders';
    expect(await open(approval, { orderId: String(id) }, buyer)).toMatchObject({
      body: {
        refusal: expect.stringContaining(sentence) as string,
        mayDecline: false,
        isApprovable: false,
      },
    });
    const forged: Record<string, string>[] = [
      { intent: 'approve' },
      { intent: 'decline', reason: 'My own one' },
    ];
    for (const fields of forged) {
      const answer = await post(approval, { orderId: String(id) }, buyer, fields);
      expect(answer.status).toBe(409);
      expect(fieldErrorsIn(answer)['order']).toContain(sentence);
    }
    expect(await orderState(db, id)).toBe('awaiting_approval');
    expect(await countOf(db, 'payment_attempts')).toBe(0);
  });

  it('needs a reason to decline', async () => {
    const { id } = await waitingOrder();
    const boss = await signedIn(store, ada);
    const answer = await post(approval, { orderId: String(id) }, boss, { intent: 'decline', reason: '' });
    expect(fieldErrorsIn(answer)).toEqual({ reason: 'Enter a reason' });
    expect(await orderState(db, id)).toBe('awaiting_approval');
  });

  it('is not asked of the API: it places nothing and says why', async () => {
    const buyer = await signedIn(store, ben, { productId: 1, quantity: 2 });
    const { lines } = await readCart(db, buyer.cartId);
    const { totalCents } = getTotals(lines, EXPRESS_POLICY);
    const body = {
      amount: (totalCents / 100).toFixed(2),
      currency: 'USD',
      sourceId: 'x',
      customerInfo: customer,
    };
    const args = sending(store, 'POST', '/api/payments/stripe', body, {
      cookie: buyer.cookie,
      params: { method: 'stripe' },
    });
    const answer = await answerOf(() => pay(args));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      success: false,
      error: expect.stringContaining('over your $100.00 limit') as string,
    });
    expect(await countOf(db, 'orders')).toBe(0);
  });
});

const TypedSchema = z.object({ typed: z.record(z.string()) });
const typedIn = (body: unknown) => TypedSchema.parse(body).typed;

describe('the checkouts of a signed-in buyer', () => {
  const shop = { label: 'Shop', address: '9 Shop Road', city: 'Ottawa', state: 'ON', zipCode: 'K1A 0B1' };

  it('start with who they are and the account’s address', async () => {
    const buyer = await signedIn(store, ben, { productId: 1, quantity: 1 });
    const expected = {
      firstName: 'Ben',
      lastName: 'Bolt',
      email: 'ben@locke.example',
      phone: '416 555 0199',
      company: 'Locke & Daughters',
      address: '12 Tumbler Lane',
      city: 'Toronto',
      state: 'ON',
      zipCode: 'K1A 0B1',
    };
    for (const route of [checkout, shipping]) {
      const page = await answerOf(() => route.loader(opening(store, '/checkout', buyer)));
      expect(typedIn(page.body)).toEqual(expected);
    }
  });

  it('start with the default address, and with a chosen one by its id', async () => {
    const buyer = await signedIn(store, ben, { productId: 1, quantity: 1 });
    await post(newAddress, {}, buyer, shop);
    await post(newAddress, {}, buyer, { ...shop, label: 'Yard', address: '7 Yard Lane' });
    const page = await answerOf(() => checkout.loader(opening(store, '/checkout', buyer)));
    expect(typedIn(page.body)['address']).toBe('9 Shop Road');
    const rows = await db.selectFrom('account_addresses').selectAll().orderBy('id').execute();
    expect(rows.map(({ is_default }) => is_default)).toEqual([1, 0]);
    const yard = String(rows[1]?.id);
    const chosen = await answerOf(() =>
      shipping.loader(opening(store, `/cart/shipping?address=${yard}`, buyer)),
    );
    expect(typedIn(chosen.body)['address']).toBe('7 Yard Lane');
    expect(typedIn(chosen.body)['firstName']).toBe('Ben');
  });

  it('leave a draft as it was typed, and only a chosen address goes over it', async () => {
    const buyer = await signedIn(store, ben, { productId: 1, quantity: 1 });
    await post(newAddress, {}, buyer, shop);
    const { id } = await db.selectFrom('account_addresses').select('id').executeTakeFirstOrThrow();
    const typed = { firstName: 'Zoe', address: '1 Typed Street', intent: `address-${id}` };
    const posted = await answerOf(() => checkout.action(posting(store, '/checkout', typed, buyer)));
    expect(locationIn(posted)).toBe(`/checkout?address=${id}`);
    const plain = typedIn((await answerOf(() => checkout.loader(opening(store, '/checkout', buyer)))).body);
    expect([plain['firstName'], plain['address'], plain['lastName']]).toEqual(['Zoe', '1 Typed Street', '']);
    const chosen = await answerOf(() => checkout.loader(opening(store, `/checkout?address=${id}`, buyer)));
    expect([typedIn(chosen.body)['firstName'], typedIn(chosen.body)['address']]).toEqual([
      'Zoe',
      '9 Shop Road',
    ]);
  });
});

describe('what was bought before', () => {
  it('is dated on the account’s cards, which then don’t come from the cache', async () => {
    const product = await findProduct(db, 1);
    if (product === undefined) throw new Error('No product');
    const seenBy = async (buyer: { cookie: string }) => {
      const { context, request } = opening(store, '/', buyer);
      const [card] = await withBuyerPrices(context, request, [product]);
      return [
        card?.boughtOn,
        (await readCacheableVisitor(store.context(), '/', { cookie: buyer.cookie })) !== undefined,
      ];
    };
    const colleague = await signedIn(store, ada);
    expect(await seenBy(colleague)).toEqual([undefined, true]);
    const { id } = await waitingOrder();
    await db
      .updateTable('orders')
      .set({ placed_at: '2026-11-03T03:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect(await seenBy(colleague)).toEqual(['2026-11-02', false]);
    expect(await seenBy(grace)).toEqual([undefined, true]);
    await db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', id).execute();
    expect(await seenBy(colleague)).toEqual([undefined, true]);
  });
});

it('an order shows the manufacturer’s numbers of its products', async () => {
  await db.updateTable('products').set({ product_number: 'B60N 626' }).where('id', '=', 1).execute();
  const { id } = await waitingOrder();
  const { sku } = await db.selectFrom('order_lines').select('sku').executeTakeFirstOrThrow();
  expect((await findOrder(db, id))?.lines).toMatchObject([{ productNumber: 'B60N 626', sku }]);
});

describe('reordering', () => {
  it('puts what is still sold into the cart, once, and says what is not', async () => {
    await stockTo(db, 2, 10);
    const buyer = await signedIn(store, ada, { productId: 1, quantity: 3 }, { productId: 2, quantity: 1 });
    const { lines } = await readCart(db, buyer.cartId);
    const fields = {
      ...customer,
      paymentMethod: 'stripe',
      checkoutToken: randomKey(),
      expectedTotalCents: String(getTotals(lines, EXPRESS_POLICY).totalCents),
    };
    await answerOf(() => checkout.action(posting(store, '/checkout', fields, buyer)));
    const { id } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow();
    await db.updateTable('products').set({ is_active: 0 }).where('id', '=', 2).execute();
    const colleague = await signedIn(store, ben);
    const again = { intent: 'reorder', batch: 'page-1' };
    const answer = await post(order, { id: String(id) }, colleague, again);
    expect(locationIn(answer)).toBe('/cart');
    expect(await toastAfter(store, answer.args, answer)).toMatch(/3 units of 1 product\. .+ is discontinued/);
    await post(order, { id: String(id) }, colleague, again);
    const cart = await readCart(db, colleague.cartId);
    expect(cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[1, 3]]);
  });
});
