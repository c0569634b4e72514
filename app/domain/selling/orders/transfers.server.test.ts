import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import {
  expectLedgerToAddUp,
  orderState,
  placeByTransfer,
  placeCharged,
  stockOf,
  stockTo,
} from '../../../../tests/support/orders';
import { readExpectedOrder } from '../../../../tests/support/order-handling';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../cart/cart.queries.server';
import { NotFoundError } from '../../base/shared/errors';
import { IllegalTransitionError } from './order-states.rules';
import { OrderChangedError } from './lock-order.server';
import { cancelOrderByStaff } from '../payments/cancel-order-by-staff.server';
import { acceptReview } from './fulfill-order.server';
import { confirmTransfer, expireTransfers } from './transfers.server';

let store: TestStore;
let db: Db;
const actor = { name: 'staff:admin', staffId: 1, requestId: 'r' };

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
});

/** Confirms the whole amount, as a page that is opened now would. */
async function confirm(orderId: number, seen = readExpectedOrder(db, orderId)) {
  const { total_cents: receivedCents } = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return confirmTransfer(db, { orderId, seen: await seen, receivedCents }, actor);
}

const setExpiry = (id: number, inMs: number) =>
  db
    .updateTable('orders')
    .set({ expires_at: new Date(Date.now() + inMs).toISOString() })
    .where('id', '=', id)
    .execute();

describe('confirming a transfer', () => {
  it('makes the order paid, mails the buyer and notes who confirmed', async () => {
    const { id } = await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 3 })).cartId);
    await confirm(id);
    expect(await orderState(db, id)).toBe('paid');
    const mail = await db.selectFrom('outbox').select('event_key').orderBy('id').execute();
    expect(mail.map(({ event_key }) => event_key)).toEqual([
      `order:${id}:awaiting_transfer`,
      `order:${id}:paid`,
    ]);
    const audit = await db.selectFrom('audit_entries').selectAll().executeTakeFirstOrThrow();
    expect(audit).toMatchObject({ actor: 'staff:admin', subject: `order:${id}`, request_id: 'r' });
  });

  it('in parts keeps the goods until the rest comes, however late', async () => {
    const { id, totalCents } = await placeByTransfer(
      db,
      (await store.cartWith({ productId: 1, quantity: 3 })).cartId,
    );
    const receive = async (receivedCents: number) =>
      confirmTransfer(db, { orderId: id, seen: await readExpectedOrder(db, id), receivedCents }, actor);
    expect(await receive(1_000)).toBe('partly paid');
    const { expires_at } = await db
      .selectFrom('orders')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expires_at).toBeNull();
    expect(await expireTransfers(db)).toBe(0);
    expect(await orderState(db, id)).toBe('awaiting_transfer');
    expect(await stockOf(db, 1)).toBe(7);
    expect(await receive(totalCents - 1_000)).toBe('paid');
  });

  it('in part is accepted as paid, or cancelled and given back; without any money neither', async () => {
    const place = async () =>
      (await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId)).id;
    const [one, other, unpaid] = [await place(), await place(), await place()];
    for (const id of [one, other])
      await confirmTransfer(
        db,
        { orderId: id, seen: await readExpectedOrder(db, id), receivedCents: 1_000 },
        actor,
      );
    const expected = async (orderId: number) => ({ orderId, seen: await readExpectedOrder(db, orderId) });
    await acceptReview(db, { ...(await expected(one)), reason: 'The rest is waived' }, actor);
    expect(await orderState(db, one)).toBe('paid');
    expect(await cancelOrderByStaff(db, { ...(await expected(other)), reason: 'Not wanted' }, actor)).toBe(
      1_000,
    );
    await expect(acceptReview(db, { ...(await expected(unpaid)), reason: 'None' }, actor)).rejects.toThrow(
      'This order isn’t on hold.',
    );
  });

  it('twice is refused the second time', async () => {
    const { id } = await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 3 })).cartId);
    const seen = readExpectedOrder(db, id);
    await confirm(id, seen);
    await expect(confirm(id, seen)).rejects.toThrow(OrderChangedError);
  });

  it('is not for orders that are charged, nor for those that are not there', async () => {
    const { id } = await placeCharged(db, (await store.cartWith({ productId: 1, quantity: 1 })).cartId);
    await expect(confirm(id)).rejects.toThrow('This order isn’t awaiting payment.');
    const missing = { orderId: 999, seen: await readExpectedOrder(db, id), receivedCents: 1 };
    await expect(
      confirmTransfer(db, { ...missing, seen: { ...missing.seen, lastEventId: 0 } }, actor),
    ).rejects.toThrow(NotFoundError);
    expect(await orderState(db, id)).toBe('pending');
  });
});

describe('a transfer that does not arrive', () => {
  it('gives the stock back once its time is over, and the cart its lines', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 3 });
    const { id } = await placeByTransfer(db, cartId);
    await setExpiry(id, -1_000);
    expect(await expireTransfers(db)).toBe(1);
    expect(await orderState(db, id)).toBe('cancelled');
    expect(await stockOf(db, 1)).toBe(10);
    expect((await readCart(db, cartId)).count).toBe(3);
    expect(await expireTransfers(db)).toBe(0);
    expect(await stockOf(db, 1)).toBe(10);
    await expectLedgerToAddUp(db);
  });

  it('still has its goods before', async () => {
    const { id } = await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 3 })).cartId);
    await setExpiry(id, 60_000);
    expect(await expireTransfers(db)).toBe(0);
    expect(await stockOf(db, 1)).toBe(7);
  });

  it('can no longer be confirmed', async () => {
    const { id } = await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 3 })).cartId);
    await setExpiry(id, -1_000);
    await expireTransfers(db);
    await expect(confirm(id)).rejects.toThrow(IllegalTransitionError);
  });

  it('does not touch orders that were paid', async () => {
    const { id } = await placeByTransfer(db, (await store.cartWith({ productId: 1, quantity: 3 })).cartId);
    await confirm(id);
    await setExpiry(id, -1_000);
    expect(await expireTransfers(db)).toBe(0);
    expect(await orderState(db, id)).toBe('paid');
  });
});
