import { beforeEach, describe, expect, it } from 'vitest';

import { lineIds, placeAndCapture, readExpectedFields } from '../../../tests/support/order-handling';
import { orderState, placeByTransfer, placeCharged, stockOf, stockTo } from '../../../tests/support/orders';
import {
  answerOf,
  fieldErrorsIn,
  locationIn,
  opening,
  posting,
  refilledIn,
  toastAfter,
} from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { action, loader } from './orders.$id';
import { action as refund, loader as refundPage, meta as refundMeta } from './orders.$id_.refund';
import { action as restock } from './orders.$id_.restock';
import { loader as listing } from './orders._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
  await stockTo(store.db, 1, 10);
});

const lines = [{ productId: 1, quantity: 2 }];
const transfer = async () => placeByTransfer(store.db, (await store.cartWith(...lines)).cartId);
const paid = () => placeAndCapture(store, lines);

async function post(
  id: number,
  fields: Record<string, string>,
  run: (args: ReturnType<typeof posting>) => unknown = action,
) {
  const args = posting(store, `/admin/orders/${id}`, fields, { cookie, params: { id: String(id) } });
  const answer = await answerOf(() => run(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

const seen = (id: number) => readExpectedFields(store.db, id);

describe('confirming a transfer', () => {
  const amountOf = (order: { totalCents: number }) => (order.totalCents / 100).toFixed(2);

  it('of the whole amount makes the order paid', async () => {
    const order = await transfer();
    const fields = { intent: 'confirmTransfer', receivedAmount: amountOf(order), ...(await seen(order.id)) };
    const answer = await post(order.id, fields);
    expect([answer.status, locationIn(answer), answer.toast]).toEqual([
      303,
      `/admin/orders/${order.id}`,
      'Payment confirmed',
    ]);
    expect(await orderState(store.db, order.id)).toBe('paid');

    const again = await post(order.id, fields);
    expect(again.status).toBe(409);
    expect(again.toast).toMatch(/^Error - Nothing was done.+Changes: Paid by admin \(Transfer of/);
  });

  it.each(['', '0', 'all of it', '-5', '1.234'])('of %j is refused', async (receivedAmount) => {
    const { id } = await transfer();
    const answer = await post(id, { intent: 'confirmTransfer', receivedAmount, ...(await seen(id)) });
    expect(answer.status).toBe(422);
    expect(Object.keys(fieldErrorsIn(answer))).toEqual(['receivedAmount']);
    expect(await orderState(store.db, id)).toBe('awaiting_transfer');
  });

  it('of an order that is not there is a 404, and any other intent a 400', async () => {
    const { id } = await transfer();
    const fields = {
      intent: 'confirmTransfer',
      receivedAmount: '1',
      ...(await seen(id)),
      expectedEventId: '0',
    };
    expect((await post(999, fields)).status).toBe(404);
    expect((await post(id, { intent: 'toString' })).status).toBe(400);
    expect(await orderState(store.db, id)).toBe('awaiting_transfer');
  });
});

describe('a form of an order', () => {
  it('that does not say what was seen does nothing', async () => {
    const { id } = await paid();
    const unreadable: Record<string, string> = { expectedUpdatedAt: 'never', expectedEventId: 'x' };
    for (const stale of [{}, unreadable]) {
      const answer = await post(id, { intent: 'cancel', reason: 'Because', ...stale });
      expect(answer.status).toBe(409);
      expect(await orderState(store.db, id)).toBe('paid');
    }
  });

  it('that came too late keeps what was typed and says what happened', async () => {
    const { id } = await paid();
    const before = await seen(id);
    await post(id, { intent: 'fulfil', carrier: 'Other', trackingNumber: '', ...before });
    const answer = await post(id, { intent: 'cancel', reason: 'Because', ...before });
    expect(fieldErrorsIn(answer)['changed']).toContain('Changes: Shipped by admin (Shipped with Other)');
    expect(refilledIn(answer)).toMatchObject({ reason: 'Because' });
    expect(await orderState(store.db, id)).toBe('fulfilled');
  });

  it.each([
    ['carrier', { carrier: 'Pigeon', trackingNumber: '12345' }],
    ['trackingNumber', { carrier: 'UPS', trackingNumber: ' - ' }],
    ['trackingNumber', { carrier: 'UPS', trackingNumber: '1Z<script>' }],
  ])('that ships with a bad %s is refused', async (field, fields) => {
    const { id } = await paid();
    const answer = await post(id, { intent: 'fulfil', ...fields, ...(await seen(id)) });
    expect(answer.status).toBe(422);
    expect(fieldErrorsIn(answer)[field]).toBeDefined();
    expect(await orderState(store.db, id)).toBe('paid');
  });

  it('that cancels needs a reason', async () => {
    const { id } = await paid();
    const answer = await post(id, { intent: 'cancel', reason: ' ', ...(await seen(id)) });
    expect(fieldErrorsIn(answer)).toEqual({ reason: 'Enter a reason' });
    expect(await stockOf(store.db, 1)).toBe(8);
  });
});

describe('a refund', () => {
  const page = async (id: number, search: string) =>
    refundPage(opening(store, `/admin/orders/${id}/refund${search}`, { cookie, params: { id: String(id) } }));

  it('is worked out from its address, which changes nothing', async () => {
    const { id } = await paid();
    const [line = 0] = await lineIds(store.db, id);
    expect((await page(id, '')).split).toBeUndefined();
    const { split } = await page(id, `?quantities.l${line}=1&shipping=share`);
    expect(split).toMatchObject({ lines: [{ lineId: line, quantity: 1 }] });
    expect(await store.db.selectFrom('order_refunds').selectAll().execute()).toEqual([]);
    expect((await page(id, `?quantities.l${line}=3`)).errors).toEqual({
      [`quantities.l${line}`]: 'Enter 2 or less',
    });
    expect((await page(id, `?quantities.l${line}=-1`)).errors).toEqual({
      [`quantities.l${line}`]: 'Enter a whole number of 0 or more',
    });
    expect((await page(id, '?quantities=1&whole=maybe')).split).toBeUndefined();
  });

  it('that cannot be has its reasons in the title and at the fields', async () => {
    const { id } = await paid();
    const titleOf = async (search: string) => {
      const data = await page(id, search);
      const location = { pathname: '/', search, hash: '', state: null, key: '' };
      const [tag] = refundMeta({ data, matches: [], error: undefined, location, params: {} }) ?? [];
      return tag !== undefined && 'title' in tag ? tag.title : undefined;
    };
    expect(await titleOf('')).toMatch(/^Refund order /);
    expect(await titleOf('?shipping=share')).toMatch(/^Error: Refund order /);
    expect(await titleOf('?amount=12.50')).toMatch(/^Refund order /);
    expect((await page(id, '?shipping=share')).errors).toEqual({
      whole: 'Select items, shipping, or an amount to refund.',
    });
    expect((await page(id, '?amount=0')).errors).toEqual({ amount: 'Enter an amount above 0' });
    expect((await page(id, '?amount=a+lot')).errors).toEqual({ amount: 'Enter an amount, e.g. 12.50' });
    expect((await page(id, '?shipping=some')).errors).toEqual({ shipping: 'Select an option' });
  });

  it('is made for the amount that was shown', async () => {
    const { id } = await paid();
    const [line = 0] = await lineIds(store.db, id);
    const { split } = await page(id, `?quantities.l${line}=1&shipping=share`);
    const fields = {
      [`quantities.l${line}`]: '1',
      shipping: 'share',
      reason: 'Scratched',
      ...(await seen(id)),
    };
    const wrong = await post(id, { ...fields, expectedCents: '1' }, refund);
    expect(fieldErrorsIn(wrong)['changed']).toMatch(/The refund is now/);
    const answer = await post(id, { ...fields, expectedCents: String(split?.totalCents) }, refund);
    expect([answer.status, locationIn(answer)]).toEqual([303, `/admin/orders/${id}`]);
    const refunds = await store.db.selectFrom('order_refunds').selectAll().execute();
    expect(refunds.map(({ amount_cents }) => amount_cents)).toEqual([split?.totalCents]);
  });
});

it('units come back to the shelf', async () => {
  const { id } = await paid();
  const [line = 0] = await lineIds(store.db, id);
  const fields = { [`quantities.l${line}`]: '1', reason: 'Came back', ...(await seen(id)) };
  expect((await post(id, fields, restock)).toast).toBe('1 unit restocked');
  expect((await post(id, fields, restock)).status).toBe(409);
  expect(await stockOf(store.db, 1)).toBe(9);
});

describe('the orders', () => {
  const list = async (search: string) => listing(opening(store, `/admin/orders${search}`, { cookie }));
  const ids = async (search: string) => (await list(search)).orders.map(({ id }) => id);

  it('come newest first and narrow to a state, with how many there are of each', async () => {
    const first = await transfer();
    const second = await placeCharged(store.db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId);
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('?state=pending')).toEqual([second.id]);
    expect(await ids('?state=paid')).toEqual([]);
    expect(await ids('?state=nonsense&page=x&method=cash&from=yesterday')).toEqual([second.id, first.id]);
    expect((await list('?state=paid')).counts).toEqual({ pending: 1, awaiting_transfer: 1 });
    expect(await ids('?sort=placed')).toEqual([first.id, second.id]);
    expect(await ids('?sort=-total')).toEqual([first.id, second.id]);
    expect(await ids('?sort=total')).toEqual([second.id, first.id]);
    expect(await ids('?method=zelle')).toEqual([first.id]);
    expect(await ids('?policy=standard')).toEqual([]);
  });

  it('are found by number, e-mail, name, company, PO number and SKU, all words together', async () => {
    const { id, number } = await transfer();
    await placeCharged(store.db, (await store.cartWith({ productId: 3, quantity: 1 })).cartId);
    await store.db
      .updateTable('orders')
      .set({
        email: 'Grace@Hopper.example',
        first_name: 'Grace',
        last_name: 'Hopper',
        company: '100% Locks',
        po_number: 'PO-77',
      })
      .where('id', '=', id)
      .execute();
    const { sku } = await store.db
      .selectFrom('products')
      .select('sku')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    const found = (q: string) => ids(`?${new URLSearchParams({ q }).toString()}`);
    for (const q of [
      number,
      number.toLowerCase().replaceAll('-', ''),
      number.slice(3, 7),
      'grace@hopper',
      'hopper GRACE',
      '100% locks',
      'po-77',
      sku.toLowerCase(),
      `hopper ${sku}`,
    ]) {
      expect([q, await found(q)]).toEqual([q, [id]]);
    }
    for (const q of ['hopper nobody', '_____', '%%', "' or 1=1"])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  it('of some days are those of the store’s own calendar', async () => {
    const { id } = await transfer();
    const placedAt = async (placed_at: string) =>
      store.db.updateTable('orders').set({ placed_at }).where('id', '=', id).execute();
    // Half past eleven in the evening of the 20th, in New York.
    await placedAt('2026-11-21T04:30:00.000Z');
    expect(await ids('?from=2026-11-20&to=2026-11-20')).toEqual([id]);
    expect(await ids('?from=2026-11-21')).toEqual([]);
    expect(await ids('?to=2026-11-19')).toEqual([]);
  });

  it('each show their lines, movements and timeline', async () => {
    const { id, number } = await transfer();
    const { order } = await loader(
      opening(store, `/admin/orders/${id}`, { cookie, params: { id: String(id) } }),
    );
    expect(order).toMatchObject({
      number,
      lines: [{ productId: 1, quantity: 2 }],
      movements: [{ productId: 1, delta: -2, kind: 'sale' }],
      events: [{ toState: 'awaiting_transfer', actor: 'guest' }],
    });
  });
});
