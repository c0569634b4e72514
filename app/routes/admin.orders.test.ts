import { beforeEach, describe, expect, it } from 'vitest';

import { orderState, placeByTransfer, placeCharged } from '../../tests/support/orders';
import { answerOf, locationIn, opening, posting, toastAfter } from '../../tests/support/requests';
import { openTestStore, type TestStore } from '../../tests/support/test-store';
import { action, loader } from './admin.orders.$id';
import { loader as listing } from './admin.orders._index';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn();
});

const transfer = async () =>
  placeByTransfer(store.db, (await store.cartWith({ productId: 1, quantity: 2 })).cartId);

async function confirm(id: number, intent = 'confirmTransfer') {
  const args = posting(store, `/admin/orders/${id}`, { intent }, { cookie, params: { id: String(id) } });
  const answer = await answerOf(() => action(args));
  return { ...answer, toast: await toastAfter(store, args, answer) };
}

describe('confirming a transfer', () => {
  it('makes the order paid', async () => {
    const { id } = await transfer();
    const answer = await confirm(id);
    expect([answer.status, locationIn(answer), answer.toast]).toEqual([
      303,
      `/admin/orders/${id}`,
      'Transfer confirmed',
    ]);
    expect(await orderState(store.db, id)).toBe('paid');
  });

  it('twice says why not', async () => {
    const { id } = await transfer();
    await confirm(id);
    expect((await confirm(id)).toast).toBe('Error - This order does not wait for a transfer.');
  });

  it('of an order that is not there is a 404, and any other intent a 400', async () => {
    const { id } = await transfer();
    expect((await confirm(999)).status).toBe(404);
    expect((await confirm(id, 'refund')).status).toBe(400);
    expect(await orderState(store.db, id)).toBe('awaiting_transfer');
  });
});

describe('the orders', () => {
  it('come newest first and narrow to a state', async () => {
    const first = await transfer();
    const second = await placeCharged(store.db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId);
    const list = async (search: string) =>
      (await listing(opening(store, `/admin/orders${search}`, { cookie }))).orders.map(({ id }) => id);
    expect(await list('')).toEqual([second.id, first.id]);
    expect(await list('?state=pending')).toEqual([second.id]);
    expect(await list('?state=paid')).toEqual([]);
    expect(await list('?state=nonsense&page=x')).toEqual([second.id, first.id]);
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
      events: [{ toState: 'awaiting_transfer', actor: 'buyer' }],
    });
  });
});
