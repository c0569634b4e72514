import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import { expectLedgerToAddUp, placeByTransfer, stockOf, stockTo } from '../../../../tests/support/orders';
import { CLERK, levelOf, levelsTo, move, threeLocations } from '../../../../tests/support/stock';
import { openTestStore, type TestStore } from '../../../../tests/support/test-store';
import { cancelAndRelease } from '../../selling/orders/order-transitions.server';
import { ConflictError, FieldError, StockShortageError } from '../../base/shared/errors';
import { listMovements } from './movements.queries.server';
import { parseCause, parseMovementFilter } from './movements.rules';
import { moveStocks } from '../stock/stock-ledger.server';
import { listLocationsForStock, listWillCall } from '../stock/stock-locations.queries.server';
import { formatSetting } from './stock-locations.schema';
import { setStockLocations } from './stock-locations.server';
import { proveStock } from './stock-proof.queries.server';
import { editStock, StockChangedError } from './stock.server';

let store: TestStore;
let db: Db;
let home: number;
let second: number;
let third: number;

beforeEach(async () => {
  store = await openTestStore({ seeded: true });
  ({ db } = store);
  [home, second, third] = await threeLocations(db);
  await levelsTo(db, 1, { [home]: 5, [second]: 4, [third]: 3 });
});

const levels = async () => [
  await levelOf(db, 1, home),
  await levelOf(db, 1, second),
  await levelOf(db, 1, third),
];

describe('what is sold', () => {
  it('is taken from the default location first, then from the others in their order', async () => {
    await move(db, { productId: 1, delta: -7, kind: 'sale', cause: 'order:1' });
    expect(await levels()).toEqual([0, 2, 3]);
    await move(db, { productId: 1, delta: -3, kind: 'sale', cause: 'order:2' });
    expect(await levels()).toEqual([0, 0, 2]);
    await expectLedgerToAddUp(db);
  });

  it('goes back to where it was taken, when the order is cancelled', async () => {
    const { cartId } = await store.cartWith({ productId: 1, quantity: 10 });
    const { id } = await placeByTransfer(db, cartId);
    expect(await levels()).toEqual([0, 0, 2]);
    await inTransaction(db, (trx) => cancelAndRelease(trx, id, 'test', 'Not wanted'));
    expect(await levels()).toEqual([5, 4, 3]);
    await expectLedgerToAddUp(db);
  });

  it('is taken of many products at once as of one, location by location', async () => {
    await levelsTo(db, 2, { [home]: 2, [second]: 0, [third]: 6 });
    const sale = { kind: 'sale', reason: 'Test', actor: 'test', cause: 'order:1' } as const;
    const sold = [
      { productId: 2, delta: -5 },
      { productId: 1, delta: -7 },
    ];
    const before = [await stockOf(db, 1), await stockOf(db, 2)];
    const left = await inTransaction(db, (trx) => moveStocks(trx, sold, sale));
    expect([left.get(1), left.get(2)]).toEqual([(before[0] ?? 0) - 7, (before[1] ?? 0) - 5]);
    expect(await levels()).toEqual([0, 2, 3]);
    expect([await levelOf(db, 2, home), await levelOf(db, 2, third)]).toEqual([0, 3]);
    await expectLedgerToAddUp(db);
  });

  it('is refused whole when there is too little of one of them, the first of which is named', async () => {
    await levelsTo(db, 2, { [home]: 1, [second]: 0, [third]: 0 });
    await levelsTo(db, 3, { [home]: 1, [second]: 0, [third]: 0 });
    const sale = { kind: 'sale', reason: 'Test', actor: 'test', cause: 'order:1' } as const;
    const sold = [3, 2, 1].map((productId) => ({ productId, delta: -2 }));
    const selling = inTransaction(db, (trx) => moveStocks(trx, sold, sale));
    await expect(selling).rejects.toMatchObject({ productId: 2 });
    expect(await levels()).toEqual([5, 4, 3]);
    const one = { productId: 1, delta: -2 };
    const twice = inTransaction(db, (trx) => moveStocks(trx, [one, one], sale));
    await expect(twice).rejects.toThrow('twice');
    await expectLedgerToAddUp(db);
  });

  it('goes back in parts, each unit once', async () => {
    await move(db, { productId: 1, delta: -7, kind: 'sale', cause: 'order:1' });
    const back = { productId: 1, kind: 'return', backFrom: 'order:1' } as const;
    await move(db, { ...back, delta: 1, cause: 'order:1:line:1:1' });
    expect(await levels()).toEqual([0, 3, 3]);
    await move(db, { ...back, delta: 6, cause: 'order:1:line:1:7' });
    expect(await levels()).toEqual([5, 4, 3]);
    // More than was taken: nobody knows from where.
    await move(db, { ...back, delta: 2, cause: 'order:1:line:1:9' });
    expect(await levels()).toEqual([7, 4, 3]);
  });

  it('from several locations is still booked once', async () => {
    const sell = () => move(db, { productId: 1, delta: -6, kind: 'sale', cause: 'order:1' });
    await sell();
    await expect(sell()).rejects.toThrow(/unique/i);
    expect(await levels()).toEqual([0, 3, 3]);
  });

  it('is never more than there is, all locations together', async () => {
    await expect(move(db, { productId: 1, delta: -13, kind: 'sale' })).rejects.toThrow(StockShortageError);
    expect(await levels()).toEqual([5, 4, 3]);
  });

  it('at one location is never more than lies there', async () => {
    const taking = move(db, { productId: 1, delta: -5, kind: 'sale', locationId: second });
    await expect(taking).rejects.toThrow(/^.+ at Keyway .+: only 4 left\.$/);
    expect(await levels()).toEqual([5, 4, 3]);
    expect(await stockOf(db, 1)).toBe(12);
  });
});

describe('editing stock', () => {
  const edit = (quantity: number, expectedQuantity: number, locationId?: number) =>
    editStock(
      db,
      {
        productId: 1,
        quantity,
        expectedQuantity,
        reason: 'Damaged',
        ...(locationId === undefined ? {} : { locationId }),
      },
      CLERK,
    );

  it('books more at the default location, and less there first', async () => {
    await edit(15, 12);
    expect(await levels()).toEqual([8, 4, 3]);
    await edit(5, 15);
    expect(await levels()).toEqual([0, 2, 3]);
    await edit(0, 5);
    expect(await levels()).toEqual([0, 0, 0]);
    await expectLedgerToAddUp(db);
  });

  it('at one location leaves the others alone', async () => {
    await edit(9, 4, second);
    expect(await levels()).toEqual([5, 9, 3]);
    expect(await stockOf(db, 1)).toBe(17);
  });

  it('of two clerks at one location, the second is told both figures', async () => {
    // Which of the two comes first is the database's choice.
    const both = await Promise.allSettled([edit(9, 4, second), edit(1, 4, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const saved = both[0].status === 'fulfilled' ? 9 : 1;
    await expect(edit(7, 4, second)).rejects.toThrow(StockChangedError);
    await expect(edit(7, 4, second)).rejects.toThrow(`changed from 4 to ${saved}`);
    expect(await levels()).toEqual([5, saved, 3]);
  });
});

describe('the history', () => {
  it('says what, where and how much was left, the latest first', async () => {
    await move(db, { productId: 1, delta: -7, kind: 'sale', cause: 'order:1' });
    const { movements } = await listMovements(
      db,
      1,
      parseMovementFilter(new URLSearchParams('kind=sale')),
      1,
    );
    expect(
      movements.map(({ delta, quantityAfter, locationQuantityAfter, location }) => [
        delta,
        quantityAfter,
        locationQuantityAfter,
        location.id,
      ]),
    ).toEqual([
      [-2, 5, 2, second],
      [-5, 7, 0, home],
    ]);
    const there = await listMovements(
      db,
      1,
      parseMovementFilter(new URLSearchParams(`location=${third}`)),
      1,
    );
    expect(there.movements.map(({ location }) => location.id)).toEqual([third]);
  });

  it('filtered by days leaves out what is older', async () => {
    await sql`update stock_movements set created_at = '2020-01-01T00:00:00.000Z' where product_id = 1`.execute(
      db,
    );
    await move(db, { productId: 1, delta: -1, kind: 'sale' });
    const { page } = await listMovements(db, 1, parseMovementFilter(new URLSearchParams('days=7')), 1);
    expect(page.total).toBe(1);
  });

  it.each([
    ['order:42', { type: 'order', id: 42 }],
    ['order:42:line:7:1', { type: 'order', id: 42 }],
    ['count:7', { type: 'count', id: 7 }],
    ['transfer:3:sent', { type: 'transfer', id: 3 }],
    ['purchase-order:9:line:1:2', { type: 'purchase-order', id: 9 }],
    ['purchase-order:9:receipt:2', { type: 'purchase-order', id: 9, receipt: 2 }],
    ['import:5', { type: 'import', id: 5 }],
    ['import:5:back', { type: 'import', id: 5 }],
    ['order:x', undefined],
    ['constructor:1', undefined],
    [null, undefined],
  ])('reads the cause %j', (cause, document) => {
    expect(parseCause(cause)).toEqual(document);
  });
});

describe('the proof', () => {
  it('finds nothing in a whole store', async () => {
    const proof = await proveStock(db);
    expect(proof).toMatchObject({ differing: 0, differences: [] });
    expect(proof.products).toBeGreaterThan(100);
  });

  it.each([
    [
      'a quantity',
      sql`update products set stock_quantity = 13 where id = 1`,
      { figure: 'quantity', kept: 13, ledger: 12, location: null },
    ],
    [
      'a level',
      sql`update stock_levels set quantity = 0 where product_id = 1 and quantity = 4`,
      { figure: 'level', kept: 0, ledger: 4 },
    ],
    [
      'a level that is gone',
      sql`delete from stock_levels where product_id = 1 and quantity = 4`,
      { figure: 'level', kept: 0, ledger: 4 },
    ],
  ])('names the product when %s was changed behind the ledger', async (_, breaking, difference) => {
    await breaking.execute(db);
    const { differing, differences } = await proveStock(db);
    expect(differing).toBe(1);
    expect(differences).toEqual([expect.objectContaining({ productId: 1, ...difference })]);
  });

  it('names both figures when a movement is gone', async () => {
    await sql`delete from stock_movements where id = (select max(id) from stock_movements)`.execute(db);
    const { differences } = await proveStock(db);
    expect(differences.map(({ figure }) => figure)).toEqual(['level', 'quantity']);
  });
});

describe('the setting', () => {
  const setTo = async (holding: number[], defaultId: number, seen?: string) =>
    setStockLocations(
      db,
      { holding: new Set(holding), defaultId, seen: seen ?? formatSetting(await listLocationsForStock(db)) },
      CLERK,
    );

  it('changes which location ships first', async () => {
    await setTo([home, second, third, 4], second);
    await move(db, { productId: 1, delta: -5, kind: 'sale' });
    expect(await levels()).toEqual([4, 0, 3]);
  });

  it('of a location that has stock cannot be taken away', async () => {
    const before = formatSetting(await listLocationsForStock(db));
    await expect(setTo([home, second], home)).rejects.toThrow(FieldError);
    expect(formatSetting(await listLocationsForStock(db))).toBe(before);
  });

  it('needs a default that holds stock', async () => {
    await expect(setTo([home, second, third, 4], 2)).rejects.toThrow(/must hold stock/);
  });

  it('that somebody else changed is not overwritten', async () => {
    const seen = formatSetting(await listLocationsForStock(db));
    await setTo([home, second, third, 4, 2], home);
    await expect(setTo([home, second, third, 4], home, seen)).rejects.toThrow(ConflictError);
  });
});

it('a store without locations keeps stock, and its first location takes it over', async () => {
  const { db: empty } = await openTestStore();
  const category = { name: 'C', slug: 'c', description: '', hero_text: '', picture: '', service_tags: '' };
  const times = { created_at: 'now', updated_at: 'now' };
  await sql`insert into categories (id, name, slug, description, hero_text, picture, service_tags, sort_order,
    list_attributes, default_view, is_active, created_at, updated_at) values (1, ${category.name}, 'c', '', '', '', '', 1,
    '[]', 'grid', 1, ${times.created_at}, ${times.updated_at})`.execute(empty);
  await sql`insert into products (id, category_id, sku, sku_key, slug, name, price_cents, effective_price_cents, stock_quantity, created_at, updated_at)
    values (1, 1, 'A', 'a', 'a', 'A', 100, 100, 0, 'now', 'now')`.execute(empty);
  await stockTo(empty, 1, 8);
  await move(empty, { productId: 1, delta: -3, kind: 'sale' });
  await expectLedgerToAddUp(empty);
  await sql`insert into locations (id, name, type, region, address, city, province, postal_code, phone, fax, email,
    hours_weekdays, hours_saturday, hours_sunday, services, specialties, latitude, longitude, sort_order)
    values (3, 'First', '', '', '', '', '', '', '', '', '', '', '', '', '[]', '[]', 0, 0, 0)`.execute(empty);
  await setStockLocations(
    empty,
    { holding: new Set([3]), defaultId: 3, seen: 'no location' },
    { ...CLERK, staffId: null },
  );
  expect(await levelOf(empty, 1, 3)).toBe(5);
  await expectLedgerToAddUp(empty);
  expect((await proveStock(empty)).differing).toBe(0);
});

describe('will call', () => {
  it('is offered where there is a counter and stock', async () => {
    const setServices = (id: number, services: string[]) =>
      db
        .updateTable('locations')
        .set({ services: JSON.stringify(services) })
        .where('id', '=', id)
        .execute();
    await setServices(home, ['Sales', 'Will Call']);
    await setServices(second, ['Sales']);
    await setServices(third, ['Will Call']);
    const units = async () => (await listWillCall(db, 1)).map((counter) => counter.units);
    expect(await units()).toEqual([5, 3]);
    await levelsTo(db, 1, { [third]: 0 });
    expect(await units()).toEqual([5]);
    expect((await listWillCall(db, 1))[0]?.city).toBe('Toronto');
  });
});
