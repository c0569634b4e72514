import { beforeEach, describe, expect, it } from 'vitest';

import { addAccount, firstUserOf } from '../../../tests/support/accounts';
import { confirmAddress } from '../../../tests/support/confirmed-email';
import {
  expectLedgerToAddUp,
  orderState,
  readPlacement,
  stockOf,
  stockTo,
} from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { setCartQuantity } from '../../domain/selling/cart/cart.server';
import { placeOrder } from '../../domain/selling/orders/place-order.server';
import { action, loader } from './orders.holds._index';
import { action as release, loader as confirmation } from './orders.holds.release';

let store: TestStore;
let cookie: string;
let unconfirmed: number;
let confirmed: number;
let ofAccount: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 100);
  await store.db
    .updateTable('products')
    .set({ price_cents: 1_000, is_on_sale: 0 })
    .where('id', '=', 1)
    .execute();
  cookie = await store.signIn('clerk');
  unconfirmed = await hold('ada@locke.example', 1);
  await confirmAddress(store.db, 'ben@locke.example');
  confirmed = await hold('ben@locke.example', 2);
  const customerId = await addAccount(store.db, { email: 'cy@locke.example' });
  const userId = await firstUserOf(store.db, customerId);
  ofAccount = await hold('cy@locke.example', 3, { customer_id: customerId, user_id: userId });
  await hold('paid@locke.example', 5, {}, 'stripe');
});

async function hold(
  email: string,
  units: number,
  owner: { customer_id?: number; user_id?: number } = {},
  paymentMethod: 'zelle' | 'stripe' = 'zelle',
): Promise<number> {
  const { cartId } = await store.cartWith();
  await store.db
    .updateTable('carts')
    .set({ ...owner, last_batch: '' })
    .where('id', '=', cartId)
    .execute();
  await setCartQuantity(store.db, cartId, 1, units);
  const providerName = paymentMethod === 'stripe' ? 'sandbox' : undefined;
  const placement = await readPlacement(store.db, cartId, { paymentMethod, providerName });
  return (await placeOrder(store.db, { ...placement, customer: { ...customer, email } })).id;
}

const list = (query = '') => loader(opening(store, `/admin/orders/holds${query}`, { cookie }));
const idsOf = ({ holds }: Awaited<ReturnType<typeof list>>) => holds.map(({ id }) => id);
const find = async (id: number) => {
  const found = (await list()).holds.find((one) => one.id === id);
  if (found === undefined) throw new Error('It is not held.');
  return found;
};

describe('the list of holds', () => {
  it('has the unpaid orders by transfer, with what they hold in all', async () => {
    const all = await list();
    expect(idsOf(all)).toEqual([unconfirmed, confirmed, ofAccount]);
    expect(all.holds).toMatchObject([
      { kind: 'unconfirmed', units: 1, buyer: 'Jo Miller' },
      { kind: 'confirmed', units: 2 },
      { kind: 'account', units: 3 },
    ]);
    expect(all).toMatchObject({ units: 6, counts: { unconfirmed: 1, confirmed: 1, account: 1 } });
    expect(all.valueCents).toBe(all.holds.reduce((sum, { totalCents }) => sum + totalCents, 0));
  });

  it('is filtered and searched, and its totals with it', async () => {
    const few = await list('?kind=confirmed');
    expect([idsOf(few), few.units, few.page.total]).toEqual([[confirmed], 2, 1]);
    const found = await list('?q=cy%40LOCKE');
    expect([idsOf(found), found.units, found.counts.confirmed]).toEqual([[ofAccount], 3, 0]);
  });
});

describe('extending', () => {
  async function extend(id: number, updatedAt: string) {
    const fields = { orderId: String(id), expectedUpdatedAt: updatedAt };
    const args = posting(store, '/admin/orders/holds?kind=unconfirmed', fields, { cookie });
    const answer = await answerOf(() => action(args));
    return { ...answer, toast: await toastAfter(store, args, answer) };
  }

  it('holds an order for a day more, once per form, and returns to the filtered list', async () => {
    const { expiresAt, updatedAt } = await find(unconfirmed);
    const answer = await extend(unconfirmed, updatedAt);
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/orders/holds?kind=unconfirmed']);
    const later = await find(unconfirmed);
    expect(Date.parse(later.expiresAt ?? '') - Date.parse(expiresAt ?? '')).toBe(24 * 3_600_000);
    expect((await extend(unconfirmed, updatedAt)).toast).toContain('Nothing was done');
    expect((await find(unconfirmed)).expiresAt).toBe(later.expiresAt);
    const audit = await store.db.selectFrom('audit_entries').select(['action', 'subject']).execute();
    expect(audit).toContainEqual({ action: 'order.extend-hold', subject: `order:${unconfirmed}` });
  });

  it('gives no deadline to an order without one', async () => {
    await store.db.updateTable('orders').set({ expires_at: null }).where('id', '=', confirmed).execute();
    const answer = await extend(confirmed, (await find(confirmed)).updatedAt);
    expect(answer.toast).toBe('Error - This order has no hold to extend.');
    expect((await find(confirmed)).expiresAt).toBeNull();
  });

  it('is not for viewers', async () => {
    const { updatedAt, expiresAt } = await find(unconfirmed);
    cookie = await store.signIn('viewer');
    expect((await extend(unconfirmed, updatedAt)).status).toBe(403);
    expect((await find(unconfirmed)).expiresAt).toBe(expiresAt);
  });
});

describe('releasing', () => {
  async function send(versions: Record<number, string>, reason = 'Looks like a test order') {
    const fields = Object.fromEntries(Object.entries(versions).map(([id, at]) => [`holds.o${id}`, at]));
    const path = '/admin/orders/holds/release?returnTo=%2Fadmin%2Forders%2Fholds%3Fkind%3Dconfirmed';
    const args = posting(store, path, { ...fields, reason }, { cookie });
    const answer = await answerOf(() => release(args));
    return { ...answer, toast: await toastAfter(store, args, answer) };
  }

  it('asks first, then cancels the selected orders and returns their stock', async () => {
    const path = `/admin/orders/holds/release?order=${unconfirmed}&order=${ofAccount}&order=999`;
    const { holds } = await confirmation(opening(store, path, { cookie }));
    expect(holds.map(({ id }) => id)).toEqual([unconfirmed, ofAccount]);
    const stock = await stockOf(store.db, 1);
    const answer = await send(Object.fromEntries(holds.map(({ id, updatedAt }) => [id, updatedAt])));
    expect([answer.status, locationIn(answer)]).toEqual([303, '/admin/orders/holds?kind=confirmed']);
    expect(answer.toast).toBe('2 holds released');
    expect(await stockOf(store.db, 1)).toBe(stock + 4);
    expect(idsOf(await list())).toEqual([confirmed]);
    expect(await orderState(store.db, ofAccount)).toBe('cancelled');
    const events = await store.db
      .selectFrom('order_events')
      .select(['actor', 'detail'])
      .where('order_id', '=', unconfirmed)
      .where('to_state', '=', 'cancelled')
      .execute();
    expect(events).toMatchObject([{ detail: 'Looks like a test order' }]);
    await expectLedgerToAddUp(store.db);
  });

  it('leaves an order that was confirmed or paid meanwhile', async () => {
    const versions = {
      [unconfirmed]: (await find(unconfirmed)).updatedAt,
      [confirmed]: (await find(confirmed)).updatedAt,
    };
    await confirmAddress(store.db, 'ada@locke.example');
    const answer = await send(versions);
    expect(answer.toast).toBe(
      '1 hold released - Changed in the meantime and not released: 1. Check the list.',
    );
    expect(await orderState(store.db, unconfirmed)).toBe('awaiting_transfer');
    expect(await orderState(store.db, confirmed)).toBe('cancelled');
  });

  it('needs a reason, and at least one order', async () => {
    const answer = await send({ [confirmed]: (await find(confirmed)).updatedAt }, '');
    expect(fieldErrorsIn(answer)).toEqual({ reason: 'Enter a reason' });
    expect(fieldErrorsIn(await send({}))).toEqual({ holds: 'Select at least one hold' });
    expect(await orderState(store.db, confirmed)).toBe('awaiting_transfer');
  });

  it('is not for viewers', async () => {
    const { updatedAt } = await find(confirmed);
    cookie = await store.signIn('viewer');
    expect((await send({ [confirmed]: updatedAt })).status).toBe(403);
    expect(await orderState(store.db, confirmed)).toBe('awaiting_transfer');
  });
});
