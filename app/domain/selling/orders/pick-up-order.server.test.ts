import { beforeEach, expect, it } from 'vitest';

import {
  CLERK,
  mailKeys,
  placeAndCapture,
  readExpectedOrder,
} from '../../../../tests/support/order-handling';
import { levelOf, levelsTo, threeLocations } from '../../../../tests/support/stock';
import { expectLedgerToAddUp, orderState, placeByTransfer } from '../../../../tests/support/orders';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { ConflictError, FieldError } from '../../base/shared/errors';
import { IllegalTransitionError } from './order-states.rules';
import { cancelAndRelease } from './order-transitions.server';
import { findOrder, findOrderForStaff } from './orders.queries.server';
import { choosePickup, handOverPickup, listPickupLocations, markPickupReady } from './pick-up-order.server';
import { OrderChangedError } from './lock-order.server';

let store: TestStore;
let db: Db;
let place: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ db } = store);
  place = (await listPickupLocations(db))[0]?.id ?? 0;
});

const paid = async () => (await placeAndCapture(store, [{ productId: 1, quantity: 2 }])).id;
const choose = async (orderId: number, locationId: number | undefined) =>
  choosePickup(db, { orderId, seen: await readExpectedOrder(db, orderId), locationId }, CLERK);
const ready = async (orderId: number) =>
  markPickupReady(db, { orderId, seen: await readExpectedOrder(db, orderId) }, CLERK);
const handOver = async (orderId: number) =>
  handOverPickup(db, { orderId, seen: await readExpectedOrder(db, orderId) }, CLERK);

it('an order is flagged, announced once and handed over', async () => {
  const id = await paid();
  const { totalCents } = (await findOrder(db, id)) ?? {};
  expect(await choose(id, place)).toBe('Keyway Toronto');
  await ready(id);
  await expect(ready(id)).rejects.toThrow('The customer has already been notified.');
  expect(await mailKeys(db)).toContain(`order:${id}:pickup_ready:${place}`);
  const order = await findOrder(db, id);
  expect(order).toMatchObject({ totalCents, pickup: { name: 'Keyway Toronto' } });
  expect(order?.pickup?.readyAt).toMatch(/^20/);
  await handOver(id);
  expect(await orderState(db, id)).toBe('fulfilled');
  expect((await findOrder(db, id))?.lines[0]?.shippedQuantity).toBe(2);
  await expect(choose(id, undefined)).rejects.toThrow(IllegalTransitionError);
});

it('its goods are taken at the location where it is picked up, and go back there', async () => {
  const [home, second] = await threeLocations(db);
  await db
    .updateTable('locations')
    .set({ services: JSON.stringify(['Will Call']) })
    .where('id', '=', second)
    .execute();
  await levelsTo(db, 1, { [home]: 9, [second]: 1 });
  const { cartId } = await store.cartWith({ productId: 1, quantity: 2 });
  const { id } = await placeByTransfer(db, cartId);
  expect([await levelOf(db, 1, home), await levelOf(db, 1, second)]).toEqual([7, 1]);
  await choose(id, second);
  expect([await levelOf(db, 1, home), await levelOf(db, 1, second)]).toEqual([8, 0]);
  const { events } = (await findOrderForStaff(db, id)) ?? { events: [] };
  expect(events.at(-1)?.detail).toMatch(/^Pickup at .+; transfer 1 of AK-BMW-FEM-4B$/);
  await levelsTo(db, 1, { [second]: 5 });
  await choose(id, undefined);
  await choose(id, second);
  expect([await levelOf(db, 1, home), await levelOf(db, 1, second)]).toEqual([9, 4]);
  await inTransaction(db, (trx) => cancelAndRelease(trx, id, CLERK.name, 'Test'));
  expect([await levelOf(db, 1, home), await levelOf(db, 1, second)]).toEqual([9, 6]);
  await expectLedgerToAddUp(db);
});

it('only where stock is held and will call is offered', async () => {
  const id = await paid();
  await expect(choose(id, 2)).rejects.toThrow(FieldError);
  expect((await findOrder(db, id))?.pickup).toBeNull();
});

it('an order that is shipped is neither announced nor handed over', async () => {
  const id = await paid();
  await expect(ready(id)).rejects.toThrow(ConflictError);
  await expect(handOver(id)).rejects.toThrow(ConflictError);
  await choose(id, place);
  await ready(id);
  await choose(id, undefined);
  await expect(handOver(id)).rejects.toThrow(ConflictError);
  expect(await orderState(db, id)).toBe('paid');
});

it('an order that is not paid may be flagged, and nothing more', async () => {
  const { cartId } = await store.cartWith({ productId: 1, quantity: 1 });
  const { id } = await placeByTransfer(db, cartId);
  await choose(id, place);
  await expect(ready(id)).rejects.toThrow(IllegalTransitionError);
  await expect(handOver(id)).rejects.toThrow(IllegalTransitionError);
});

it('of two clerks the second is told', async () => {
  const id = await paid();
  const seen = await readExpectedOrder(db, id);
  await choose(id, place);
  await expect(choosePickup(db, { orderId: id, seen, locationId: undefined }, CLERK)).rejects.toThrow(
    OrderChangedError,
  );
});
