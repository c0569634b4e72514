import { sql } from 'kysely';
import { expect, it } from 'vitest';

import { findCount, listSheet } from '../../app/domain/goods/inventory/counts.queries.server';
import { enterFigures, postCount, startCount } from '../../app/domain/goods/inventory/counts.server';
import { proveStock } from '../../app/domain/goods/inventory/stock-proof.queries.server';
import { editStock } from '../../app/domain/goods/inventory/stock.server';
import { findTransfer } from '../../app/domain/goods/inventory/transfers.queries.server';
import {
  cancelTransfer,
  createTransfer,
  receiveTransfer,
  sendTransfer,
} from '../../app/domain/goods/inventory/transfers.server';
import { StockShortageError } from '../../app/domain/base/shared/errors';
import type { Db } from '../../db/schema';
import { expectLedgerToAddUp } from '../support/orders';
import { times } from '../support/hard-tests';
import { CLERK, move, threeLocations } from '../support/stock';
import { isSqlite, openTestStore } from '../support/test-store';
import { AS_IT_IS } from '../support/transfer-as-it-is';

const OPERATIONS = times(1_500, 10_000);
const PRODUCTS = [1, 2, 3, 4, 5, 6];

/** Numbers that look random and are the same every time (mulberry32). */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

interface Sold {
  orderId: number;
  productId: number;
  /** Where it was taken, in that order. */
  taken: [location: number, units: number][];
  open: number;
  returns: number;
}

/** What every shelf should hold, kept by rules that are written here a second time. */
class Shelves {
  readonly levels = new Map<string, number>();
  /** What came and went of goods alone: corrections of the books move nothing. */
  readonly goods = new Map<string, number>();
  constructor(readonly locations: readonly number[]) {}

  at(product: number, location: number): number {
    return this.levels.get(`${product}@${location}`) ?? 0;
  }

  add(product: number, location: number, units: number): void {
    this.goods.set(`${product}@${location}`, this.goodsAt(product, location) + units);
    this.correct(product, location, units);
  }

  correct(product: number, location: number, units: number): void {
    this.levels.set(`${product}@${location}`, this.at(product, location) + units);
  }

  goodsAt(product: number, location: number): number {
    return this.goods.get(`${product}@${location}`) ?? 0;
  }

  total(product: number): number {
    return this.locations.reduce((sum, location) => sum + this.at(product, location), 0);
  }

  /** Takes from the first location, then from the others. */
  take(product: number, units: number): [number, number][] {
    const parts = this.parts(product, units);
    for (const [location, taken] of parts) this.add(product, location, -taken);
    return parts;
  }

  parts(product: number, units: number): [number, number][] {
    let open = units;
    return this.locations.flatMap((location): [number, number][] => {
      const taken = Math.min(open, this.at(product, location));
      open -= taken;
      return taken === 0 ? [] : [[location, taken]];
    });
  }
}

async function readLevels(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('stock_levels').selectAll().where('product_id', 'in', PRODUCTS).execute();
  return new Map(rows.map((row) => [`${row.product_id}@${row.location_id}`, row.quantity]));
}

it(`${OPERATIONS} sales, releases, returns, receipts, adjustments, transfers and counts leave every figure as the ledger has it`, async () => {
  const { db } = await openTestStore({ seeded: true });
  if (isSqlite) await sql`pragma synchronous = off`.execute(db);
  const locations = await threeLocations(db);
  const random = seeded(20_261_124);
  const shelves = new Shelves(locations);
  for (const [key, quantity] of await readLevels(db)) shelves.levels.set(key, quantity);
  const products = await db
    .selectFrom('products')
    .select(['id', 'sku'])
    .where('id', 'in', PRODUCTS)
    .execute();
  const skuOf = new Map(products.map(({ id, sku }) => [id, sku]));
  const sold: Sold[] = [];
  const onTheirWay: number[] = [];
  const counting: { id: number; goodsThen: Map<number, number> }[] = [];
  const anyOf = <T>(list: readonly T[]): T => {
    const one = list[random(list.length)];
    if (one === undefined) throw new Error('Nothing to choose from.');
    return one;
  };
  const takeOut = <T>(list: T[]): T | undefined => list.splice(random(list.length), 1)[0];
  const done: Record<string, number> = {};
  let refused = 0;

  const backOf = (sale: Sold, units: number) => {
    let open = units;
    for (const part of [...sale.taken].reverse()) {
      const back = Math.min(open, part[1]);
      part[1] -= back;
      open -= back;
      shelves.add(sale.productId, part[0], back);
    }
    sale.open -= units;
  };

  const operations: Record<string, (index: number) => Promise<void>> = {
    async sale(orderId) {
      const productId = anyOf(PRODUCTS);
      const units = 1 + random(12);
      const selling = move(db, { productId, delta: -units, kind: 'sale', cause: `order:${orderId}` });
      if (units > shelves.total(productId)) {
        await expect(selling).rejects.toThrow(StockShortageError);
        refused += 1;
        return;
      }
      await selling;
      sold.push({ orderId, productId, taken: shelves.take(productId, units), open: units, returns: 0 });
    },
    async release() {
      const sale = takeOut(sold);
      if (sale === undefined || sale.open === 0) return;
      const { productId, orderId, open } = sale;
      const document = `order:${orderId}`;
      await move(db, { productId, delta: open, kind: 'release', cause: document, backFrom: document });
      backOf(sale, open);
    },
    async return() {
      const sale = sold.length === 0 ? undefined : anyOf(sold);
      if (sale === undefined || sale.open === 0) return;
      const units = 1 + random(sale.open);
      sale.returns += units;
      const { productId, orderId } = sale;
      await move(db, {
        productId,
        delta: units,
        kind: 'return',
        cause: `order:${orderId}:line:1:${sale.returns}`,
        backFrom: `order:${orderId}`,
      });
      backOf(sale, units);
    },
    async receipt(index) {
      const [productId, locationId, units] = [anyOf(PRODUCTS), anyOf(locations), 1 + random(30)];
      const cause = `purchase-order:${index}`;
      await move(db, { productId, delta: units, kind: 'receipt', cause, locationId });
      shelves.add(productId, locationId, units);
    },
    async adjustment() {
      const productId = anyOf(PRODUCTS);
      if (random(2) === 0) {
        const locationId = anyOf(locations);
        const quantity = random(60);
        await editStock(db, { productId, quantity, reason: 'Found', locationId }, CLERK);
        shelves.correct(productId, locationId, quantity - shelves.at(productId, locationId));
        return;
      }
      const quantity = random(150);
      const change = quantity - shelves.total(productId);
      await editStock(db, { productId, quantity, reason: 'Damaged' }, CLERK);
      if (change >= 0) shelves.correct(productId, locations[0], change);
      else
        for (const [location, taken] of shelves.parts(productId, -change))
          shelves.correct(productId, location, -taken);
    },
    async send() {
      const fromLocation = anyOf(locations);
      const toLocation = anyOf(locations.filter((one) => one !== fromLocation));
      const productId = anyOf(PRODUCTS);
      const units = 1 + random(20);
      const lines = `${skuOf.get(productId) ?? ''} ${units}`;
      const id = await createTransfer(db, { fromLocation, toLocation, note: '', lines }, CLERK);
      const sending = sendTransfer(db, { id, version: 1 }, AS_IT_IS, CLERK);
      if (units > shelves.at(productId, fromLocation)) {
        await expect(sending).rejects.toThrow(StockShortageError);
        refused += 1;
        return;
      }
      await sending;
      shelves.add(productId, fromLocation, -units);
      onTheirWay.push(id);
    },
    async arrive() {
      const id = takeOut(onTheirWay);
      const transfer = id === undefined ? undefined : await findTransfer(db, id);
      const [line] = transfer?.lines ?? [];
      if (transfer === undefined || line === undefined) return;
      const seen = { id: transfer.id, version: transfer.version };
      const row = await db
        .selectFrom('stock_transfers')
        .select(['from_location_id as from', 'to_location_id as to'])
        .where('id', '=', transfer.id)
        .executeTakeFirstOrThrow();
      if (transfer.state === 'sent' && random(4) === 0) {
        await cancelTransfer(db, seen, 'Called off', CLERK);
        shelves.add(line.productId, row.from, line.quantity);
        return;
      }
      const open = line.quantity - line.received;
      const units = 1 + random(open);
      const rest = random(2) === 0 ? 'coming' : 'missing';
      const quantities = new Map([[line.id, units]]);
      const { state } = await receiveTransfer(db, seen, { quantities, rest, reason: 'Lost' }, CLERK);
      shelves.add(line.productId, row.to, units);
      if (state === 'partly_received') onTheirWay.push(transfer.id);
    },
    async count() {
      const location = anyOf(locations);
      const category = 1 + random(3);
      const starting = startCount(db, { location, category, scope: 'all', note: '' }, CLERK);
      const count = await findCount(db, await starting);
      if (count === undefined) return;
      const lines = (await listSheet(db, count)).filter(({ productId }) => PRODUCTS.includes(productId));
      const counted = new Map(lines.map((line) => [line.id, Math.max(0, line.now - 3 + random(7))]));
      const seen = new Map(lines.map((line) => [line.id, null]));
      await enterFigures(db, count.id, { counted, seen }, CLERK);
      const goodsThen = new Map(
        lines.map(({ productId }) => [productId, shelves.goodsAt(productId, location)]),
      );
      if (lines.length > 0) counting.push({ id: count.id, goodsThen });
    },
    async post() {
      const counted = takeOut(counting);
      const count = counted === undefined ? undefined : await findCount(db, counted.id);
      if (counted === undefined || count === undefined) return;
      const lines = (await listSheet(db, count)).filter((line) => line.counted !== null);
      await postCount(db, { countId: count.id, version: count.version }, CLERK);
      for (const line of lines) {
        const [product, location] = [line.productId, count.locationId];
        const moved = shelves.goodsAt(product, location) - (counted.goodsThen.get(product) ?? 0);
        const after = Math.max(0, (line.counted ?? 0) + moved);
        shelves.correct(product, location, after - shelves.at(product, location));
      }
    },
  };
  // Counts are heavier than the rest, and rarer in a store.
  const names = ['sale', 'sale', 'sale', 'release', 'return', 'receipt', 'adjustment', 'send', 'arrive'];
  for (let index = 1; index <= OPERATIONS; index += 1) {
    const name = index % 50 === 0 ? 'count' : index % 50 === 25 ? 'post' : anyOf(names);
    await operations[name]?.(index);
    done[name] = (done[name] ?? 0) + 1;
    if (index % 1_500 === 0) expect((await proveStock(db)).differences).toEqual([]);
  }

  for (const [key, quantity] of await readLevels(db)) expect(quantity, key).toBe(shelves.levels.get(key));
  expect((await proveStock(db)).differing).toBe(0);
  await expectLedgerToAddUp(db);
  // Every kind was played, and some of it was refused for want of stock.
  expect(Math.min(...Object.values(done))).toBeGreaterThanOrEqual(OPERATIONS / 50);
  expect(Object.keys(done)).toHaveLength(9);
  expect(refused).toBeGreaterThan(50);
}, 120_000);
