import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openHostedStore, letPass, type HostedStore } from '../../../../tests/support/hosted-store';
import { PROVIDER_NAMES } from '../../../../tests/support/mock-providers';
import { expectLedgerToAddUp } from '../../../../tests/support/orders';
import { toStaffActor } from '../../base/audit/actor';
import { addWebhookEndpoint } from '../../base/webhooks/endpoints.server';
import { fulfillOrder } from '../orders/fulfill-order.server';
import { findOrderForStaff, type OrderForStaff } from '../orders/orders.queries.server';
import { reconcilePayments } from './reconcile.server';
import { refundOrder } from './refund-order.server';
import { sendDueRefunds } from './refunds.server';

const DAY_MS = 24 * 60 * 60_000;

describe.each(PROVIDER_NAMES)('refunds and disputes made at %s', (name) => {
  let hosted: HostedStore;
  let totalCents: number;

  beforeEach(async () => {
    hosted = await openHostedStore(name);
    await hosted.checkOut();
    hosted.mock.pay(hosted.mock.last);
    await hosted.comeBack();
    totalCents = hosted.mock.last.amountCents;
  });
  afterEach(() => hosted.mock.close());

  async function readOrder(): Promise<OrderForStaff> {
    const order = await findOrderForStaff(hosted.store.db, 1);
    if (order === undefined) throw new Error('There is no order.');
    return order;
  }

  async function tell(kind: 'refund' | 'dispute', eventId?: string): Promise<number> {
    const details = { url: hosted.hookUrl, ...(eventId === undefined ? {} : { eventId }) };
    const answer = await hosted.tell(hosted.mock.reversalWebhook(hosted.mock.last, kind, details));
    return answer.status;
  }

  const refundMails = async () => {
    const rows = await hosted.store.db
      .selectFrom('outbox')
      .select('event_key')
      .where('event_key', 'like', '%refund%')
      .execute();
    return rows.length;
  };

  it('book a part once, however often the provider tells', async () => {
    hosted.mock.refundThere(hosted.mock.last, 1_000);
    expect(await tell('refund', 'evt-1')).toBe(200);
    expect(await tell('refund', 'evt-1')).toBe(200);
    await Promise.all([tell('refund'), tell('refund'), tell('refund')]);
    const order = await readOrder();
    expect(order.refunds).toMatchObject([{ amountCents: 1_000, state: 'paid' }]);
    expect(order.refundableCents).toBe(totalCents - 1_000);
    expect(order.events.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    expect(await refundMails()).toBe(1);

    hosted.mock.refundThere(hosted.mock.last, 500);
    await tell('refund');
    expect((await readOrder()).refundableCents).toBe(totalCents - 1_500);
  });

  it('tell the webhooks in the same transaction, once', async () => {
    const { db } = hosted.store;
    await addWebhookEndpoint(
      db,
      { url: 'https://erp.example/', description: '', events: ['order.refunded'] },
      { allowPrivate: true, sealKey: 'a secret that only these tests know' },
      { id: 1 },
      toStaffActor({ id: 1, username: 'admin' }, ''),
    );
    hosted.mock.refundThere(hosted.mock.last, 1_000);
    await tell('refund');
    await tell('refund');
    const rows = await db.selectFrom('webhook_deliveries').select('body').execute();
    expect(rows.map(({ body }) => JSON.parse(body))).toMatchObject([
      {
        type: 'order.refunded',
        data: { id: 1, updatedAt: (await readOrder()).updatedAt, refund: { amount: '10.00' } },
      },
    ]);
  });

  it('book all of it with its lines, and leave the stock to staff', async () => {
    hosted.mock.refundThere(hosted.mock.last, totalCents);
    await tell('refund');
    const order = await readOrder();
    expect(order.refundableCents).toBe(0);
    expect(order.refundable.lines).toMatchObject([{ refundedQuantity: 4 }]);
    expect(order.lines).toMatchObject([{ restockedQuantity: 0 }]);
    await expectLedgerToAddUp(hosted.store.db);
  });

  it('do not book a refund of the store a second time', async () => {
    const order = await readOrder();
    const seen = { updatedAt: order.updatedAt, lastEventId: order.events.at(-1)?.id ?? 0 };
    const choice = {
      whole: false,
      quantities: new Map<number, number>(),
      shipping: 'none',
      amount: 700,
    } as const;
    const actor = toStaffActor({ id: 1, username: 'admin' }, '');
    const { db, payments } = hosted.store;
    await refundOrder(db, { orderId: 1, seen, choice, expectedCents: 700, reason: 'Late' }, actor);
    await sendDueRefunds(db, payments);
    // As after a crash between sending the refund and noting the answer.
    await db.updateTable('refunds').set({ state: 'due', provider_reference: null }).execute();
    await tell('refund');
    expect((await readOrder()).refunds).toHaveLength(1);
    await sendDueRefunds(db, payments);
    expect((await readOrder()).refunds).toMatchObject([{ amountCents: 700, state: 'paid' }]);
    expect([...hosted.mock.last.refunds.values()].map(({ cents }) => cents)).toEqual([700]);
  });

  it('count no longer once the provider could not pay them', async () => {
    hosted.mock.refundThere(hosted.mock.last, 1_000);
    await tell('refund');
    for (const refund of hosted.mock.last.refunds.values()) refund.isFailed = true;
    await tell('refund');
    const order = await readOrder();
    expect(order.refunds).toMatchObject([{ state: 'failed' }]);
    expect(order.refundableCents).toBe(totalCents);
  });

  it('are found by the reconciler if no webhook tells', async () => {
    const { db, payments } = hosted.store;
    hosted.mock.refundThere(hosted.mock.last, 1_000);
    hosted.mock.dispute(hosted.mock.last, 2_000);
    await reconcilePayments(db, payments);
    expect((await readOrder()).refunds).toEqual([]);
    await letPass(hosted.store, 2 * 60 * 60_000);
    expect((await reconcilePayments(db, payments)).errors).toEqual([]);
    const order = await readOrder();
    expect(order.refunds).toMatchObject([{ amountCents: 1_000 }]);
    expect(order.disputes).toMatchObject([{ amountCents: 2_000, state: 'open' }]);

    hosted.mock.refundThere(hosted.mock.last, 300);
    await reconcilePayments(db, payments);
    expect((await readOrder()).refunds).toHaveLength(1);
    await letPass(hosted.store, 3 * DAY_MS);
    await reconcilePayments(db, payments);
    expect((await readOrder()).refunds).toHaveLength(2);
  });

  it('ask before the goods of a disputed payment leave', async () => {
    hosted.mock.dispute(hosted.mock.last, totalCents);
    await tell('dispute');
    const { updatedAt, events } = await readOrder();
    const shipment = {
      orderId: 1,
      seen: { updatedAt, lastEventId: events.at(-1)?.id ?? 0 },
      carrier: 'UPS',
      trackingNumber: '1Z999',
    };
    const actor = toStaffActor({ id: 1, username: 'admin' }, '');
    const { db } = hosted.store;
    await expect(fulfillOrder(db, shipment, actor)).rejects.toThrow('The customer disputed this payment');
    expect((await readOrder()).state).toBe('paid');
    await fulfillOrder(db, { ...shipment, shipDisputed: true }, actor);
    expect((await readOrder()).state).toBe('fulfilled');
  });

  it('show a dispute until it is over', async () => {
    const dispute = hosted.mock.dispute(hosted.mock.last, totalCents);
    await Promise.all([tell('dispute'), tell('dispute'), tell('dispute', 'evt-1'), tell('dispute', 'evt-1')]);
    const opened = await readOrder();
    expect(opened.disputes).toMatchObject([{ amountCents: totalCents, state: 'open' }]);
    expect(opened.events.filter(({ kind }) => kind === 'dispute')).toHaveLength(1);

    dispute.state = 'lost';
    await tell('dispute');
    const over = await readOrder();
    expect(over.disputes).toMatchObject([{ state: 'lost' }]);
    expect(over.events.filter(({ kind }) => kind === 'dispute').map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/received$/),
      expect.stringMatching(/received \(lost\)$/),
    ]);
  });
});
