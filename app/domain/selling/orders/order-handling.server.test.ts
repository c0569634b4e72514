import { beforeEach, describe, expect, it } from 'vitest';

import {
  auditActions,
  CLERK,
  lineIds,
  mailKeys,
  placeAndCapture,
  readExpectedOrder,
  timeline,
} from '../../../../tests/support/order-handling';
import {
  expectLedgerToAddUp,
  orderState,
  placeByTransfer,
  placeCharged,
  stockOf,
  stockTo,
} from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { readCart } from '../cart/cart.queries.server';
import { NotFoundError } from '../../base/shared/errors';
import { cancelOrderByStaff } from '../payments/cancel-order-by-staff.server';
import { acceptReview, correctTracking, fulfillOrder } from './fulfill-order.server';
import { IllegalTransitionError } from './order-states.rules';
import { getRefundableOrder, listOrderRefunds } from './order-refunds.queries.server';
import type { RefundChoice } from './order-handling.schema';
import { recordRefundSent, computeRefund, refundOrder } from '../payments/refund-order.server';
import { getRefundableCents, buildFullRefund } from './refund-split.rules';
import { restockOrder } from './restock-order.server';
import { OrderChangedError } from './lock-order.server';
import { confirmTransfer } from './transfers.server';

let store: TestStore;
let db: Db;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  db = store.db;
  await stockTo(db, 1, 10);
  await stockTo(db, 2, 10);
});

const cart = [
  { productId: 1, quantity: 3 },
  { productId: 2, quantity: 2 },
];
const paid = () => placeAndCapture(store, cart);
/** An order of so little that its shipping was paid. */
const withShipping = async () => {
  await db.updateTable('products').set({ effective_price_cents: 4_550 }).where('id', '=', 2).execute();
  return placeAndCapture(store, [{ productId: 2, quantity: 1 }]);
};
const transfer = async () => placeByTransfer(db, (await store.cartWith(...cart)).cartId);

const fulfill = async (orderId: number, seen = readExpectedOrder(db, orderId)) =>
  fulfillOrder(db, { orderId, seen: await seen, carrier: 'UPS', trackingNumber: '1Z999' }, CLERK);
const cancel = async (orderId: number, seen = readExpectedOrder(db, orderId)) =>
  cancelOrderByStaff(db, { orderId, seen: await seen, reason: 'Buyer asked' }, CLERK);
const accept = async (orderId: number) =>
  acceptReview(db, { orderId, seen: await readExpectedOrder(db, orderId), reason: 'Close enough' }, CLERK);
const receive = async (orderId: number, receivedCents: number) =>
  confirmTransfer(db, { orderId, seen: await readExpectedOrder(db, orderId), receivedCents }, CLERK);
const restock = async (
  orderId: number,
  quantities: Map<number, number>,
  seen = readExpectedOrder(db, orderId),
) => restockOrder(db, { orderId, seen: await seen, quantities, reason: 'Came back' }, CLERK);

const choiceOf = (wanted: Partial<RefundChoice>): RefundChoice => ({
  whole: false,
  quantities: new Map(),
  shipping: 'share',
  amount: undefined,
  ...wanted,
});

/** Refunds what a page that is opened now would offer. */
async function refund(orderId: number, wanted: Partial<RefundChoice> = { whole: true }) {
  const choice = choiceOf(wanted);
  const seen = await readExpectedOrder(db, orderId);
  const expectedCents = computeRefund(await getRefundableOrder(db, orderId), choice).totalCents;
  return refundOrder(db, { orderId, seen, choice, expectedCents, reason: 'Damaged' }, CLERK);
}

const refundableNow = async (id: number) => getRefundableCents(await getRefundableOrder(db, id));

const moneyBack = () => db.selectFrom('refunds').select(['amount_cents', 'state']).execute();

describe('fulfilling', () => {
  it('ships a paid order: carrier, mail, timeline and audit', async () => {
    const { id } = await paid();
    await fulfill(id);
    expect(await orderState(db, id)).toBe('fulfilled');
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ carrier: 'UPS', tracking_number: '1Z999' });
    expect(await mailKeys(db)).toEqual([`order:${id}:paid`, `order:${id}:fulfilled`]);
    expect(await timeline(db, id)).toEqual(['pending by guest', 'paid by test', 'fulfilled by staff:admin']);
    expect(await auditActions(db)).toEqual(['order.fulfil']);
    const mail = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail.text).toContain('https://www.ups.com/track?tracknum=1Z999');
    expect(mail.html).toContain('href="https://www.ups.com/track?tracknum=1Z999"');
  });

  it('can be corrected: the buyer gets the right tracking number, once a correction', async () => {
    const { id } = await paid();
    const correct = async (trackingNumber: string, seen = readExpectedOrder(db, id)) =>
      correctTracking(db, { orderId: id, seen: await seen, carrier: 'FedEx', trackingNumber }, CLERK);
    await expect(correct('77001')).rejects.toThrow('Only shipped orders have a tracking number.');
    await fulfill(id);
    const seen = await readExpectedOrder(db, id);
    await correct('77001', Promise.resolve(seen));
    await expect(correct('77002', Promise.resolve(seen))).rejects.toThrow(OrderChangedError);
    const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(order).toMatchObject({ state: 'fulfilled', carrier: 'FedEx', tracking_number: '77001' });
    const event = await db
      .selectFrom('order_events')
      .selectAll()
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ kind: 'tracking', detail: 'UPS 1Z999 corrected to FedEx 77001' });
    expect(await mailKeys(db)).toEqual([
      `order:${id}:paid`,
      `order:${id}:fulfilled`,
      `order:${id}:tracking:${order.updated_at}`,
    ]);
    expect(await auditActions(db)).toEqual(['order.fulfil', 'order.correct-tracking']);
  });

  it('ships nothing that is not paid', async () => {
    const { id } = await transfer();
    await expect(fulfill(id)).rejects.toThrow(IllegalTransitionError);
    await expect(fulfill(999, Promise.resolve({ updatedAt: '', lastEventId: 0 }))).rejects.toThrow();
    expect(await orderState(db, id)).toBe('awaiting_transfer');
  });

  it('posted twice does it once and says so', async () => {
    const { id } = await paid();
    const seen = await readExpectedOrder(db, id);
    const both = await Promise.allSettled([
      fulfill(id, Promise.resolve(seen)),
      fulfill(id, Promise.resolve(seen)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(fulfill(id, Promise.resolve(seen))).rejects.toThrow(
      /Nothing was done.+Changes: Shipped by admin \(Shipped with UPS 1Z999\)/,
    );
    expect(await mailKeys(db)).toHaveLength(2);
  });
});

describe('cancelling', () => {
  it('gives stock and money back, tells the buyer once, and leaves the cart alone', async () => {
    const { cartId } = await store.cartWith();
    const { id, totalCents } = await paid();
    expect(await stockOf(db, 1)).toBe(7);
    expect(await cancel(id)).toBe(totalCents);
    expect(await orderState(db, id)).toBe('cancelled');
    expect([await stockOf(db, 1), await stockOf(db, 2)]).toEqual([10, 10]);
    expect(await moneyBack()).toEqual([{ amount_cents: totalCents, state: 'due' }]);
    expect(await mailKeys(db)).toEqual([`order:${id}:paid`, `order:${id}:cancelled`]);
    expect(await timeline(db, id)).toEqual([
      'pending by guest',
      'paid by test',
      'cancelled by staff:admin',
      'refund by staff:admin',
    ]);
    expect((await readCart(db, cartId)).count).toBe(0);
    await expectLedgerToAddUp(db);
  });

  it('of an order that waits for its transfer refunds nothing', async () => {
    const { id } = await transfer();
    expect(await cancel(id)).toBe(0);
    expect(await moneyBack()).toEqual([]);
    expect(await stockOf(db, 1)).toBe(10);
  });

  it('gives back the rest only: what was refunded and restocked before is not given twice', async () => {
    const { id, totalCents } = await paid();
    const [first = 0] = await lineIds(db, id);
    const part = await refund(id, { quantities: new Map([[first, 1]]) });
    await restock(id, new Map([[first, 1]]));
    expect(await cancel(id)).toBe(totalCents - part);
    expect([await stockOf(db, 1), await stockOf(db, 2)]).toEqual([10, 10]);
    expect(await listOrderRefunds(db, id)).toHaveLength(2);
    await expectLedgerToAddUp(db);
  });

  it.each(['pending', 'fulfilled', 'cancelled'])('is not for an order that is %s', async (state) => {
    const order =
      state === 'pending' ? await placeCharged(db, (await store.cartWith(...cart)).cartId) : await paid();
    if (state === 'fulfilled') await fulfill(order.id);
    if (state === 'cancelled') await cancel(order.id);
    const before = await stockOf(db, 1);
    await expect(cancel(order.id)).rejects.toThrow(IllegalTransitionError);
    expect([await orderState(db, order.id), await stockOf(db, 1)]).toEqual([state, before]);
  });

  it('of an order that was shipped meanwhile changes nothing', async () => {
    const { id } = await paid();
    const seen = await readExpectedOrder(db, id);
    await fulfill(id);
    await expect(cancel(id, Promise.resolve(seen))).rejects.toThrow(OrderChangedError);
    expect(await orderState(db, id)).toBe('fulfilled');
    expect(await moneyBack()).toEqual([]);
  });
});

describe('a review', () => {
  it('of a charge of another amount is accepted as paid', async () => {
    const { id, totalCents } = await placeAndCapture(store, cart, 5_000);
    expect(await orderState(db, id)).toBe('review');
    await accept(id);
    expect(await orderState(db, id)).toBe('paid');
    expect(await mailKeys(db)).toEqual([`order:${id}:paid`]);
    const { paid_at, received_cents } = await db
      .selectFrom('orders')
      .select(['paid_at', 'received_cents'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(paid_at).not.toBeNull();
    expect([received_cents, totalCents > 5_000]).toEqual([5_000, true]);
    // A refund of everything is what came in, not what the order cost.
    expect(await refund(id)).toBe(5_000);
  });

  it('that is cancelled gives back what was taken', async () => {
    const { id } = await placeAndCapture(store, cart, 5_000);
    expect(await cancel(id)).toBe(5_000);
    expect(await stockOf(db, 1)).toBe(10);
  });

  it('is nothing that a paid order has', async () => {
    const { id } = await paid();
    await expect(accept(id)).rejects.toThrow('This order isn’t on hold.');
  });

  it('begins when more is transferred than the total, and both figures are kept', async () => {
    const { id, totalCents } = await transfer();
    expect(await receive(id, totalCents + 1)).toBe('review');
    const { detail } = await db
      .selectFrom('order_events')
      .select('detail')
      .where('to_state', '=', 'review')
      .executeTakeFirstOrThrow();
    const amount = (cents: number) => (cents / 100).toFixed(2);
    expect(detail.replaceAll(',', '')).toBe(
      `Transfer of $${amount(totalCents + 1)} received but $${amount(totalCents)} was due`,
    );
    expect(await mailKeys(db)).toEqual([`order:${id}:awaiting_transfer`]);
    expect(await cancel(id)).toBe(totalCents + 1);
    // Nobody but staff can send a transfer back.
    expect(await moneyBack()).toEqual([]);
    const [owed] = await listOrderRefunds(db, id);
    expect(owed).toMatchObject({ isByHand: true, state: 'due' });
    const sent = { orderId: id, refundId: owed?.id ?? 0 };
    await recordRefundSent(db, { ...sent, seen: await readExpectedOrder(db, id) }, CLERK);
    expect((await listOrderRefunds(db, id))[0]?.state).toBe('paid');
    await expect(
      recordRefundSent(db, { ...sent, seen: await readExpectedOrder(db, id) }, CLERK),
    ).rejects.toThrow();
  });
});

describe('refunding', () => {
  it('of a shipped order goes line by line and adds up to what was paid', async () => {
    const { id, totalCents } = await paid();
    await fulfill(id);
    const [first = 0, second = 0] = await lineIds(db, id);
    const parts = [
      await refund(id, { quantities: new Map([[first, 1]]) }),
      await refund(id, { quantities: new Map([[second, 2]]) }),
      await refund(id, { quantities: new Map([[first, 2]]) }),
    ];
    expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(totalCents);
    expect(await orderState(db, id)).toBe('fulfilled');
    expect((await moneyBack()).map(({ amount_cents }) => amount_cents)).toEqual(parts);
    expect(await mailKeys(db)).toHaveLength(5);
    expect((await timeline(db, id)).slice(-3)).toEqual(Array(3).fill('refund by staff:admin'));
    await expect(refund(id)).rejects.toThrow('This order is fully refunded.');
    // Money back is not goods back.
    expect(await stockOf(db, 1)).toBe(7);
  });

  it('refuses more units than are left, and lines of other orders', async () => {
    const { id } = await paid();
    const [first = 0] = await lineIds(db, id);
    await refund(id, { quantities: new Map([[first, 2]]) });
    await expect(refund(id, { quantities: new Map([[first, 2]]) })).rejects.toThrow('Enter 1 or less');
    await expect(refund(id, { quantities: new Map([[first + 100, 1]]) })).rejects.toThrow(
      'This line isn’t on the order.',
    );
    await expect(refund(id, { quantities: new Map() })).rejects.toThrow(
      'Select items, shipping, or an amount to refund.',
    );
  });

  it('of the shipping alone gives all of it back, once', async () => {
    const { id, totalCents } = await withShipping();
    const { shippingCents } = await getRefundableOrder(db, id);
    expect(await refund(id, { shipping: 'rest' })).toBe(shippingCents);
    expect(await db.selectFrom('order_refund_lines').selectAll().execute()).toEqual([]);
    const mail = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail.text).toMatch(/Shipping: \$15\.99\nRefund: \$15\.99/);
    await expect(refund(id, { shipping: 'rest' })).rejects.toThrow('Shipping is already refunded.');
    expect(await refund(id)).toBe(totalCents - shippingCents);
  });

  it('of an amount is for no line, and never more than is left', async () => {
    const { id, totalCents } = await paid();
    const [first = 0] = await lineIds(db, id);
    expect(await refund(id, { amount: 500 })).toBe(500);
    const left = await refundableNow(id);
    expect(left).toBe(totalCents - 500);
    await expect(refund(id, { amount: left + 1 })).rejects.toThrow(/^Enter \$[\d,.]+ or less$/);
    await expect(refund(id, { amount: 1, quantities: new Map([[first, 1]]) })).rejects.toThrow(
      'or an amount',
    );
    await expect(refund(id, { amount: 1, shipping: 'rest' })).rejects.toThrow('or an amount');
    expect(await refund(id)).toBe(left);
    await expect(refund(id, { amount: 1 })).rejects.toThrow('Enter $0.00 or less');
  });

  it('of two amounts at once, more than half each, pays one of them', async () => {
    const { id, totalCents } = await paid();
    const seen = await readExpectedOrder(db, id);
    const most = Math.ceil(totalCents / 2) + 1;
    const ask = (cents: number) =>
      refundOrder(
        db,
        { orderId: id, seen, choice: choiceOf({ amount: cents }), expectedCents: cents, reason: 'Late' },
        CLERK,
      );
    const both = await Promise.allSettled([ask(most), ask(most + 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    // Nor does one that has seen the first get more than is left, with the transfers that no provider checks.
    await expect(refund(id, { amount: most })).rejects.toThrow(/^Enter \$[\d,.]+ or less$/);
    expect(await moneyBack()).toHaveLength(1);
  });

  it('refuses more money than came in', async () => {
    const { id } = await placeAndCapture(store, cart, 100);
    await accept(id);
    const [first = 0] = await lineIds(db, id);
    await expect(refund(id, { quantities: new Map([[first, 1]]) })).rejects.toThrow(
      /exceeds the remaining balance of \$1\.00\./,
    );
    expect(await moneyBack()).toEqual([]);
  });

  it('posted twice pays once; another amount than was shown pays nothing', async () => {
    const { id } = await paid();
    const seen = await readExpectedOrder(db, id);
    const choice = choiceOf({ whole: true });
    const { totalCents: expectedCents } = buildFullRefund(await getRefundableOrder(db, id));
    const post = (cents: number) =>
      refundOrder(db, { orderId: id, seen, choice, expectedCents: cents, reason: 'Damaged' }, CLERK);
    await expect(post(expectedCents - 1)).rejects.toThrow(/The refund is now/);
    const both = await Promise.allSettled([post(expectedCents), post(expectedCents)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await moneyBack()).toHaveLength(1);
  });

  it('that the provider refused can be made again', async () => {
    const { id, totalCents } = await paid();
    await cancel(id);
    await db.updateTable('refunds').set({ state: 'failed', detail: 'Card closed' }).execute();
    expect((await listOrderRefunds(db, id))[0]).toMatchObject({ state: 'failed', detail: 'Card closed' });
    expect(await refund(id)).toBe(totalCents);
  });

  it('is not for orders that were not paid', async () => {
    const { id } = await transfer();
    const seen = await readExpectedOrder(db, id);
    const choice = choiceOf({ whole: true });
    const asked = refundOrder(db, { orderId: id, seen, choice, expectedCents: 0, reason: 'Why' }, CLERK);
    await expect(asked).rejects.toThrow('Only paid orders can be refunded.');
  });
});

describe('restocking', () => {
  it('puts units back with a ledger row of their own, up to what was sold', async () => {
    const { id } = await paid();
    await fulfill(id);
    const [first = 0] = await lineIds(db, id);
    expect(await restock(id, new Map([[first, 2]]))).toBe(2);
    expect(await restock(id, new Map([[first, 1]]))).toBe(1);
    await expect(restock(id, new Map([[first, 1]]))).rejects.toThrow('Enter 0 or less');
    expect(await stockOf(db, 1)).toBe(10);
    const returns = await db
      .selectFrom('stock_movements')
      .select(['delta', 'cause', 'reason', 'actor'])
      .where('kind', '=', 'return')
      .orderBy('id')
      .execute();
    expect(returns).toEqual([
      { delta: 2, cause: `order:${id}:line:${first}:2`, reason: 'Came back', actor: 'staff:admin' },
      { delta: 1, cause: `order:${id}:line:${first}:3`, reason: 'Came back', actor: 'staff:admin' },
    ]);
    // Goods back are not money back.
    expect(await moneyBack()).toEqual([]);
    await expectLedgerToAddUp(db);
  });

  it('posted twice does it once', async () => {
    const { id } = await paid();
    const [first = 0] = await lineIds(db, id);
    const seen = await readExpectedOrder(db, id);
    const post = () => restock(id, new Map([[first, 1]]), Promise.resolve(seen));
    await post();
    await expect(post()).rejects.toThrow(/Changes: Restock by admin/);
    expect(await stockOf(db, 1)).toBe(8);
  });

  it('of nothing, and of an order that sold nothing, is refused', async () => {
    const { id } = await paid();
    await expect(restock(id, new Map())).rejects.toThrow('Enter the quantity to restock');
    await cancel(id);
    const [first = 0] = await lineIds(db, id);
    await expect(restock(id, new Map([[first, 1]]))).rejects.toThrow(IllegalTransitionError);
    expect(await stockOf(db, 1)).toBe(10);
  });

  it('before shipping makes the parcel smaller', async () => {
    const { id } = await paid();
    const [first = 0] = await lineIds(db, id);
    await restock(id, new Map([[first, 1]]));
    await fulfill(id);
    const lines = await db.selectFrom('order_lines').select('shipped_quantity').orderBy('id').execute();
    expect(lines.map((line) => line.shipped_quantity)).toEqual([2, 2]);
  });
});

it('an order that is not there is said to be missing', async () => {
  const seen = { updatedAt: '2026-01-01T00:00:00.000Z', lastEventId: 0 };
  await expect(cancelOrderByStaff(db, { orderId: 999, seen, reason: 'Why' }, CLERK)).rejects.toThrow(
    NotFoundError,
  );
});
