import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { expectLedgerToAddUp, stockOf } from '../../../../tests/support/orders';
import { CLERK, levelOf, levelsTo, threeLocations } from '../../../../tests/support/stock';
import { openTestStore } from '../../../../tests/support/test-store';
import { AS_IT_IS } from '../../../../tests/support/transfer-as-it-is';
import { ConflictError, FieldError, StockShortageError } from '../../base/shared/errors';
import { proveStock } from './stock-proof.queries.server';
import { findTransfer, type Transfer } from './transfers.queries.server';
import {
  cancelTransfer,
  createTransfer,
  editTransfer,
  receiveTransfer,
  sendTransfer,
} from './transfers.server';

let db: Db;
let home: number;
let second: number;
let skus: string[];

beforeEach(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  [home, second] = await threeLocations(db);
  await levelsTo(db, 1, { [home]: 10, [second]: 0 });
  await levelsTo(db, 2, { [home]: 6, [second]: 1 });
  skus = (
    await db.selectFrom('products').select('sku').where('id', 'in', [1, 2]).orderBy('id').execute()
  ).map(({ sku }) => sku);
});

async function get(id: number): Promise<Transfer> {
  const transfer = await findTransfer(db, id);
  if (transfer === undefined) throw new Error('No transfer.');
  return transfer;
}

async function draft(lines = `${skus[0]} 8\n${skus[1]},4`): Promise<number> {
  return createTransfer(db, { fromLocation: home, toLocation: second, note: '', lines }, CLERK);
}

async function sent(): Promise<number> {
  const id = await draft();
  await sendTransfer(db, { id, version: 1 }, AS_IT_IS, CLERK);
  return id;
}

/** Receives so many of product 1 and of product 2. */
async function receive(id: number, one: number, two: number, rest: 'coming' | 'missing', reason = 'Lost') {
  const { version, lines } = await get(id);
  const quantities = new Map(lines.map((line) => [line.id, line.productId === 1 ? one : two]));
  return receiveTransfer(db, { id, version }, { quantities, rest, reason }, CLERK);
}

const figures = async (productId: number) => [
  await stockOf(db, productId),
  await levelOf(db, productId, home),
  await levelOf(db, productId, second),
];

async function expectProof(): Promise<void> {
  await expectLedgerToAddUp(db);
  expect((await proveStock(db)).differences).toEqual([]);
}

it('a draft moves nothing; its lines are changed, added and taken out', async () => {
  const id = await draft();
  const [line] = (await get(id)).lines.filter(({ productId }) => productId === 1);
  await editTransfer(
    db,
    { id, version: 1 },
    { quantities: new Map([[line?.id ?? 0, 0]]), lines: `${(skus[1] ?? '').toLowerCase()} 2` },
    CLERK,
  );
  expect((await get(id)).lines).toMatchObject([{ productId: 2, quantity: 6, available: 6 }]);
  expect(await figures(1)).toEqual([10, 10, 0]);
});

it('a draft that would be left without a line keeps those it has', async () => {
  const id = await draft();
  const { lines } = await get(id);
  const none = new Map(lines.map((line) => [line.id, 0]));
  const emptied = editTransfer(db, { id, version: 1 }, { quantities: none, lines: '' }, CLERK);
  await expect(emptied).rejects.toThrow('A transfer needs at least one line.');
  expect((await get(id)).lines).toHaveLength(2);
});

it.each([
  ['', 'Enter at least one part number and quantity'],
  ['nothing known 3', /No product has the part number “nothing known”/],
  ['just-a-part', /Enter a part number and quantity/],
  ['A 0', /Enter a part number and quantity/],
])('a line %j is refused by name', async (lines, message) => {
  await expect(draft(lines)).rejects.toThrow(FieldError);
  await expect(draft(lines)).rejects.toThrow(message);
  expect(await findTransfer(db, 1)).toBeUndefined();
});

describe('what is sent', () => {
  it('is in transit: not for sale, and still in the proof', async () => {
    const id = await sent();
    expect(await figures(1)).toEqual([2, 2, 0]);
    expect(await get(id)).toMatchObject({ state: 'sent', inTransit: 12 });
    await expectProof();
  });

  it('is no edit where nothing was changed', async () => {
    await sent();
    const entries = await db.selectFrom('audit_entries').select('action').orderBy('id').execute();
    const actions = entries.map(({ action }) => action).filter((action) => action.startsWith('transfer.'));
    expect(actions).toEqual(['transfer.create', 'transfer.send']);
  });

  it('is sent once, whoever presses twice', async () => {
    const id = await draft();
    const send = () => sendTransfer(db, { id, version: 1 }, AS_IT_IS, CLERK);
    const results = await Promise.allSettled([send(), send()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(send()).rejects.toThrow(ConflictError);
    expect(await figures(1)).toEqual([2, 2, 0]);
  });

  it('is what the form says that sends it, saved before or not', async () => {
    const id = await draft(`${skus[0]} 8\n${skus[1]} 3`);
    const [one, other] = (await get(id)).lines;
    const quantities = new Map([
      [one?.id ?? 0, 5],
      [other?.id ?? 0, 0],
    ]);
    const units = await sendTransfer(db, { id, version: 1 }, { quantities, lines: '' }, CLERK);
    expect(units).toBe(5);
    expect((await get(id)).lines).toMatchObject([{ sku: skus[0], quantity: 5 }]);
    expect(await figures(1)).toEqual([5, 5, 0]);
    await expectProof();
  });

  it('is what the location has, or nothing at all', async () => {
    const id = await draft(`${skus[0]} 8\n${skus[1]} 7`);
    await expect(sendTransfer(db, { id, version: 1 }, AS_IT_IS, CLERK)).rejects.toThrow(StockShortageError);
    expect(await figures(1)).toEqual([10, 10, 0]);
    expect(await get(id)).toMatchObject({ state: 'draft', version: 1 });
  });

  it('of far too many says what the location has, not what all have together', async () => {
    await levelsTo(db, 1, { [home]: 3, [second]: 4 });
    const { name } = await db
      .selectFrom('locations')
      .select('name')
      .where('id', '=', home)
      .executeTakeFirstOrThrow();
    for (const units of [5, 99_999]) {
      const id = await draft(`${skus[0]} ${units}`);
      const sending = sendTransfer(db, { id, version: 1 }, AS_IT_IS, CLERK);
      await expect(sending).rejects.toThrow(new RegExp(`^.+ at ${name}: only 3 left\\.$`));
    }
    expect(await figures(1)).toEqual([7, 3, 4]);
  });

  it('comes back when the transfer is cancelled, once', async () => {
    const id = await sent();
    await cancelTransfer(db, { id, version: 2 }, 'Truck broke down', CLERK);
    expect(await figures(1)).toEqual([10, 10, 0]);
    await expect(cancelTransfer(db, { id, version: 3 }, 'Again', CLERK)).rejects.toThrow(ConflictError);
    expect(await figures(1)).toEqual([10, 10, 0]);
    await expectProof();
  });
});

describe('what arrives', () => {
  it('lies at the other location', async () => {
    const id = await sent();
    expect(await receive(id, 8, 4, 'coming')).toEqual({ units: 12, state: 'received' });
    expect(await figures(1)).toEqual([10, 2, 8]);
    expect(await figures(2)).toEqual([7, 2, 5]);
    expect(await get(id)).toMatchObject({ state: 'received', inTransit: 0 });
    await expectProof();
  });

  it('in two parcels is booked parcel by parcel', async () => {
    const id = await sent();
    await receive(id, 3, 0, 'coming');
    expect(await get(id)).toMatchObject({ state: 'partly_received', inTransit: 9 });
    await expectProof();
    await receive(id, 5, 4, 'coming');
    expect(await figures(1)).toEqual([10, 2, 8]);
    await expectProof();
  });

  it('short is closed with the reason, as an adjustment that names the transfer', async () => {
    const id = await sent();
    await receive(id, 7, 4, 'missing', 'One box was crushed');
    expect(await figures(1)).toEqual([9, 2, 7]);
    expect((await get(id)).lines.find(({ productId }) => productId === 1)).toMatchObject({
      received: 7,
      missing: 1,
      missingReason: 'One box was crushed',
    });
    const loss = await db
      .selectFrom('stock_movements')
      .select(['delta', 'reason', 'cause', 'location_id'])
      .where('kind', '=', 'adjustment')
      .where('product_id', '=', 1)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(loss).toMatchObject({ delta: -1, reason: 'One box was crushed', location_id: second });
    expect(loss?.cause).toMatch(new RegExp(`^transfer:${id}:`));
    await expectProof();
  });

  it('cannot be more than was sent', async () => {
    const id = await sent();
    await expect(receive(id, 9, 4, 'coming')).rejects.toThrow(/Enter 8 or fewer/);
    expect(await figures(1)).toEqual([2, 2, 0]);
  });

  it('is received once, whoever presses twice', async () => {
    const id = await sent();
    const { version, lines } = await get(id);
    const quantities = new Map(lines.map((line) => [line.id, 2]));
    const press = () =>
      receiveTransfer(db, { id, version }, { quantities, rest: 'coming', reason: '' }, CLERK);
    const results = await Promise.allSettled([press(), press()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await figures(1)).toEqual([4, 2, 2]);
  });

  it('can no longer be cancelled', async () => {
    const id = await sent();
    await receive(id, 1, 0, 'coming');
    await expect(cancelTransfer(db, { id, version: 3 }, 'Late', CLERK)).rejects.toThrow(ConflictError);
  });
});
