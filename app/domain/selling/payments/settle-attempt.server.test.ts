import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import {
  attemptState,
  countOf,
  expectLedgerToAddUp,
  orderState,
  placeCharged,
  stockOf,
  stockTo,
} from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { readCart } from '../cart/cart.queries.server';
import { setCartQuantity } from '../cart/cart.server';
import { settleAttempt } from './settle-attempt.server';

let store: TestStore;
let db: Db;
let cartId: string;
let order: Awaited<ReturnType<typeof placeCharged>>;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
  ({ cartId } = await store.cartWith({ productId: 1, quantity: 4 }));
  order = await placeCharged(db, cartId);
});

const toCapturedPayment = (amountCents = order.totalCents) =>
  settleAttempt(db, order.attemptKey, { status: 'captured', reference: 'ref-1', amountCents }, 'test');
const createFailedReply = () =>
  settleAttempt(db, order.attemptKey, { status: 'failed', reason: 'Declined' }, 'test');
const states = async () => [await orderState(db, order.id), await attemptState(db, order.attemptKey)];

describe('a captured payment', () => {
  it('makes the order paid, with the moment, the reference and one mail', async () => {
    expect(await toCapturedPayment()).toBe(true);
    expect(await states()).toEqual(['paid', 'succeeded']);
    const { paid_at } = await db.selectFrom('orders').select('paid_at').executeTakeFirstOrThrow();
    expect(paid_at).not.toBeNull();
    const attempt = await db.selectFrom('payment_attempts').selectAll().executeTakeFirstOrThrow();
    expect(attempt.provider_reference).toBe('ref-1');
    const mail = await db.selectFrom('outbox').select(['event_key', 'text']).execute();
    expect(mail.map(({ event_key }) => event_key)).toEqual([`order:${order.id}:paid`]);
    expect(await stockOf(db, 1)).toBe(6);
  });

  it('that is told twice changes nothing the second time', async () => {
    await toCapturedPayment();
    expect(await toCapturedPayment()).toBe(false);
    expect(await createFailedReply()).toBe(false);
    expect(await states()).toEqual(['paid', 'succeeded']);
    expect(await countOf(db, 'outbox')).toBe(1);
    expect(await stockOf(db, 1)).toBe(6);
  });

  it('that is told by two at once is settled by one', async () => {
    const settled = await Promise.all([toCapturedPayment(), toCapturedPayment(), toCapturedPayment()]);
    expect(settled.filter(Boolean)).toHaveLength(1);
    const events = await db.selectFrom('order_events').selectAll().where('to_state', '=', 'paid').execute();
    expect(events).toHaveLength(1);
  });

  it.each([1, -1])(
    'of another amount, off by %i cent, is for people to review, without a mail',
    async (off) => {
      expect(await toCapturedPayment(order.totalCents + off)).toBe(true);
      expect(await states()).toEqual(['review', 'succeeded']);
      expect(await countOf(db, 'outbox')).toBe(0);
      const { detail } = await db
        .selectFrom('order_events')
        .select('detail')
        .where('to_state', '=', 'review')
        .executeTakeFirstOrThrow();
      expect(detail).toContain(String(order.totalCents + off));
      expect(detail).toContain(String(order.totalCents));
    },
  );
});

describe('a failed payment', () => {
  it('cancels the order, gives the stock back and fills the cart again', async () => {
    expect(await createFailedReply()).toBe(true);
    expect(await states()).toEqual(['cancelled', 'failed']);
    expect(await stockOf(db, 1)).toBe(10);
    expect((await readCart(db, cartId)).lines).toMatchObject([{ productId: 1, quantity: 4 }]);
    await expectLedgerToAddUp(db);
  });

  it('gives the stock back once, however often it is told', async () => {
    await createFailedReply();
    expect(await createFailedReply()).toBe(false);
    expect(await Promise.all([createFailedReply(), createFailedReply()])).toEqual([false, false]);
    expect(await stockOf(db, 1)).toBe(10);
    await expectLedgerToAddUp(db);
  });

  it('leaves what the buyer put into the cart meanwhile', async () => {
    await setCartQuantity(db, cartId, 1, 1);
    await createFailedReply();
    expect((await readCart(db, cartId)).lines).toMatchObject([{ productId: 1, quantity: 1 }]);
  });

  it('that was captured after all is money to give back, and the order stays cancelled', async () => {
    await createFailedReply();
    expect(await toCapturedPayment()).toBe(true);
    expect(await states()).toEqual(['cancelled', 'refund_due']);
    expect(await toCapturedPayment()).toBe(false);
    expect(await stockOf(db, 1)).toBe(10);
    expect(await countOf(db, 'outbox')).toBe(0);
  });
});

it('an attempt that nobody made cannot be settled', async () => {
  const settling = settleAttempt(db, 'unknown', { status: 'failed', reason: '' }, 'test');
  await expect(settling).rejects.toThrow();
});
