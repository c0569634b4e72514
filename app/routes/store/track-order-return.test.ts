import { beforeEach, describe, expect, it } from 'vitest';

import { CLERK, lineIds, placeAndCapture, readExpectedOrder } from '../../../tests/support/order-handling';
import { stockTo } from '../../../tests/support/orders';
import { customer } from '../../../tests/support/placement';
import { answerOf, fieldErrorsIn, locationIn, opening, posting } from '../../../tests/support/requests';
import { openTestStore, type TestStore } from '../../../tests/support/test-store';
import { fulfillOrder } from '../../domain/selling/orders/fulfill-order.server';
import { restockOrder } from '../../domain/selling/orders/restock-order.server';
import { action, loader } from './track-order_.$accessKey_.return';

let store: TestStore;
let orderId: number;
let number: string;
let accessKey: string;
let lines: number[];

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  await stockTo(store.db, 1, 10);
  await stockTo(store.db, 2, 10);
  const order = await placeAndCapture(store, [
    { productId: 1, quantity: 3 },
    { productId: 2, quantity: 2 },
  ]);
  ({ id: orderId, number, accessKey } = order);
  lines = await lineIds(store.db, orderId);
});

async function ship() {
  const seen = await readExpectedOrder(store.db, orderId);
  await fulfillOrder(store.db, { orderId, seen, carrier: 'UPS', trackingNumber: '1Z999' }, CLERK);
}

const quantity = (index: number) => `quantities.l${lines[index]}`;

function send(fields: Record<string, string>) {
  return answerOf(() =>
    action(posting(store, `/track-order/${accessKey}/return`, fields, { params: { accessKey } })),
  );
}

const messages = () => store.db.selectFrom('messages').selectAll().execute();

describe('a return', () => {
  it('is asked of the desk with the order and the chosen items, from its buyer', async () => {
    await ship();
    const answer = await send({
      [quantity(1)]: '2',
      [quantity(0)]: '',
      reason: 'opened',
      message: 'Wrong year.',
    });
    expect([answer.status, locationIn(answer)]).toEqual([
      303,
      `/track-order/${accessKey}/return?sent=1&l${lines[1]}=2`,
    ]);
    expect(await messages()).toMatchObject([
      {
        kind: 'contact',
        first_name: customer.firstName,
        email: customer.email,
        subject: `Return request: order ${number}`,
        message: `Order ${number}\n2 x Ford Remote Key (AK-FRD-F150-3B)\nReason: No longer needed, opened\nWrong year.`,
        status: 'open',
      },
    ]);
  });

  it('is confirmed with its items, and with no more than were ordered', async () => {
    await ship();
    const confirm = async (query: string) =>
      (
        await answerOf(() =>
          loader(
            opening(store, `/track-order/${accessKey}/return?sent=1${query}`, { params: { accessKey } }),
          ),
        )
      ).body;
    expect(await confirm(`&l${lines[1]}=2`)).toMatchObject({
      number,
      sent: [{ name: 'Ford Remote Key', sku: 'AK-FRD-F150-3B', quantity: 2 }],
    });
    expect(await confirm(`&l${lines[1]}=3`)).toMatchObject({ sent: [] });
  });

  it('needs a reason, an item, and no more than the buyer has', async () => {
    await ship();
    const seen = await readExpectedOrder(store.db, orderId);
    const quantities = new Map([[lines[0] ?? 0, 1]]);
    await restockOrder(store.db, { orderId, seen, quantities, reason: 'Came back' }, CLERK);
    expect(fieldErrorsIn(await send({ [quantity(0)]: '1' }))).toEqual({ reason: 'Select a reason' });
    expect(fieldErrorsIn(await send({}))).toEqual({
      [quantity(0)]: 'Enter a quantity for at least one item',
      reason: 'Select a reason',
    });
    expect(fieldErrorsIn(await send({ [quantity(0)]: '3', [quantity(1)]: 'two' }))).toEqual({
      [quantity(0)]: 'Enter 2 or less',
      [quantity(1)]: 'Enter a whole number of 0 or more',
      reason: 'Select a reason',
    });
    expect(await messages()).toEqual([]);
  });

  it('is not offered before the order has shipped, nor of a strange order', async () => {
    const open = (key: string) =>
      answerOf(() => loader(opening(store, `/track-order/${key}/return`, { params: { accessKey: key } })));
    expect((await open(accessKey)).body).toMatchObject({ lines: [] });
    expect((await send({ [quantity(0)]: '1', reason: 'wrong' })).status).toBe(422);
    expect((await open('nothing')).status).toBe(404);
    await ship();
    expect((await open(accessKey)).body).toMatchObject({ lines: [{ units: 3 }, { units: 2 }] });
  });
});
