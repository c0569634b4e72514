import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { refundOrder } from '../../domain/selling/payments/refund-order.server';
import { placeAndCapture, CLERK, readExpectedOrder } from '../../../tests/support/order-handling';
import { placeByTransfer, stockTo } from '../../../tests/support/orders';
import { answerOf, opening, sending } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import * as orders from './orders._index';
import * as order from './orders.$id._index';
import * as shipment from './orders.$id.shipment';

let store: TestStore;
let cookie: string;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  cookie = await store.signIn('viewer');
  await stockTo(store.db, 1, 20);
  await stockTo(store.db, 6, 20);
});

const read = (id: string | number, sender: { cookie?: string; token?: string } = { cookie }) =>
  answerOf(() => order.loader(opening(store, '/', { params: { id: String(id) }, ...sender })));

describe('GET /api/orders', () => {
  const list = (query: string) =>
    answerOf(() => orders.loader(opening(store, `/api/orders${query}`, { cookie })));
  const listIds = async (query: string) =>
    z
      .array(z.object({ id: z.number() }))
      .parse((await list(query)).body)
      .map(({ id }) => id);

  it('lists what changed since a moment, oldest change first, in pages of any size', async () => {
    const line = [{ productId: 1, quantity: 1 }];
    const { id: first } = await placeAndCapture(store, line);
    const { id: second } = await placeAndCapture(store, line);
    const { id: third } = await placeAndCapture(store, line);
    await pause(5);
    const moment = new Date().toISOString();
    await refundOrder(
      store.db,
      {
        orderId: first,
        seen: await readExpectedOrder(store.db, first),
        choice: { whole: false, quantities: new Map(), shipping: 'none', amount: 500 },
        expectedCents: 500,
        reason: 'Late',
      },
      CLERK,
    );
    expect(await listIds(`?updatedSince=${moment}`)).toEqual([first]);
    expect(await listIds('?updatedSince=2020-01-01T00:00:00Z&sort=updated')).toEqual([second, third, first]);
    expect(await listIds('?sort=updated&pageSize=2')).toEqual([second, third]);
    expect(await listIds('?sort=updated&pageSize=2&page=2')).toEqual([first]);
  });

  it.each(['?updatedSince=yesterday', '?pageSize=0', '?pageSize=201', '?status=paid'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});

describe('GET /api/orders/{id}', () => {
  it('tells lines, totals, buyer, address, payment and timeline', async () => {
    const lines = [
      { productId: 1, quantity: 1 },
      { productId: 6, quantity: 2 },
    ];
    const { id, number } = await placeAndCapture(store, lines);
    const { status, body, headers } = await read(id);
    expect(status).toBe(200);
    expect(headers.get('ETag')).toMatch(/^"[\w-]{22}"$/);
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    expect(body).toMatchObject({
      id,
      number,
      state: 'paid',
      currency: 'USD',
      lines: [
        { productId: 1, quantity: 1, unitPrice: '299.99', lineTotal: '299.99', priceRule: '' },
        { productId: 6, quantity: 2, unitPrice: '67.99', lineTotal: '135.98', priceRule: 'Sale price' },
      ],
      subtotal: '435.97',
      shipping: '0.00',
      tax: '34.88',
      total: '470.85',
      buyer: { customerId: null, firstName: 'Jo', lastName: 'Miller', placedBy: null },
      shippingAddress: { city: expect.any(String), zipCode: expect.any(String) },
      attention: '',
      deliveryInstructions: '',
      billingAddress: null,
      payment: {
        state: 'paid',
        received: '470.85',
        refunded: '0.00',
        attempts: [{ provider: 'sandbox', state: 'succeeded', amount: '470.85', reference: 'ref-1' }],
      },
      refunds: [],
      shipment: null,
      pickup: null,
      timeline: [
        { kind: 'state', event: 'Pending payment', fromState: null, toState: 'pending' },
        { kind: 'state', event: 'Paid', fromState: 'pending', toState: 'paid' },
      ],
    });
  });

  it('finds it by its number in any writing', async () => {
    const { id, number } = await placeAndCapture(store, [{ productId: 1, quantity: 1 }]);
    for (const named of [number, number.toLowerCase(), number.replaceAll('-', '')])
      expect((await read(named)).body).toMatchObject({ id });
  });

  it.each(['0', '99999', 'x', 'KW-AAAA-AAAA', '-1', ' ', '1e0'])('is 404 for %j', async (id) => {
    const { status, body } = await read(id);
    expect([status, body]).toEqual([
      404,
      { error: 'No order has this ID or number.', requestId: 'test-request' },
    ]);
  });

  it('keeps to itself what people noted, and the secret of the buyer’s link', async () => {
    const { id, accessKey } = await placeAndCapture(store, [{ productId: 1, quantity: 2 }]);
    const { id: lineId } = await store.db
      .selectFrom('order_lines')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await refundOrder(
      store.db,
      {
        orderId: id,
        seen: await readExpectedOrder(store.db, id),
        choice: { whole: false, quantities: new Map([[lineId, 1]]), shipping: 'none', amount: undefined },
        expectedCents: 32_399,
        reason: 'Buyer rang, a private matter',
      },
      CLERK,
    );
    const { body } = await read(id);
    expect(body).toMatchObject({
      payment: { state: 'partly_refunded', refunded: '323.99' },
      refunds: [{ amount: '323.99', state: 'due', isByHand: false }],
    });
    const text = JSON.stringify(body);
    expect(text).not.toContain('private matter');
    expect(text).not.toContain('staff:');
    expect(text).not.toContain(accessKey);
  });

  it('says what a transfer waits for', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
    const { id } = await placeByTransfer(store.db, cartId);
    expect((await read(id)).body).toMatchObject({
      state: 'awaiting_transfer',
      expiresAt: expect.any(String),
      payment: { method: 'zelle', state: 'due', received: '0.00', paidAt: null },
    });
  });

  it('is another answer, with another ETag, once the order is shipped by what was read', async () => {
    const clerk = await store.signIn('clerk');
    const { id } = await placeAndCapture(store, [{ productId: 1, quantity: 1 }]);
    const before = await read(id);
    const { updatedAt } = z.object({ updatedAt: z.string() }).parse(before.body);
    const body = { updatedAt, carrier: 'UPS', trackingNumber: '1Z999AA10123456784' };
    const sent = sending(store, 'PUT', '/', body, { cookie: clerk, params: { id: String(id) } });
    expect((await answerOf(() => shipment.action(sent))).status).toBe(200);
    const after = await read(id);
    expect(after.body).toMatchObject({
      state: 'fulfilled',
      shipment: { carrier: 'UPS', trackingNumber: '1Z999AA10123456784' },
      lines: [{ shippedQuantity: 1 }],
    });
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  });

  it('is for staff and tokens alone', async () => {
    const { id } = await placeAndCapture(store, [{ productId: 1, quantity: 1 }]);
    expect((await read(id, {})).status).toBe(401);
    expect((await read('99999', {})).status).toBe(401);
  });
});
