import { beforeAll, describe, expect, it } from 'vitest';

import { readList } from '../../app/domain/selling/quick-order/list-text.rules';
import { readQuantity } from '../../app/domain/selling/quick-order/quick-order-lines.rules';
import {
  interpretLine,
  readLine,
  type FoundProduct,
  type ReadProduct,
} from '../../app/domain/selling/quick-order/interpret-line.server';
import { resolveLines } from '../../app/domain/selling/quick-order/resolve-lines.queries.server';
import { toSalesUnit } from '../../app/domain/goods/catalog/unit.rules';
import type { Db } from '../../db/schema';
import { partKey } from '../../db/search-text';
import { printFigures, times } from '../support/hard-tests';
import { openTestStore } from '../support/test-store';
import { SHAPES, type Draw, type OrderedLine } from './list-shapes';

const LISTS = times(6_000, 60_000);
const OWN_NUMBERS = new Set(['sku', 'productNumber', 'ezNumber', 'oemNumber']);

let db: Db;
let products: OrderedLine['product'][];
const byKey = new Map<string, FoundProduct[]>();

beforeAll(async () => {
  ({ db } = await openTestStore({ seeded: true }));
  const rows = await db
    .selectFrom('products')
    .select(['id', 'sku', 'name', 'brand', 'unit', 'pack_size', 'effective_price_cents'])
    .select(['product_number', 'ez_number'])
    .where('is_active', '=', 1)
    .orderBy('id')
    .execute();
  products = rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    englishName: row.name,
    brand: row.brand,
    ...toSalesUnit(row),
    unitPriceCents: row.effective_price_cents,
    parts: [row.sku, row.sku, row.sku.replaceAll('-', ' '), row.ez_number],
  }));
  const known = new Map<number, ReadProduct>(products.map((product) => [product.id, product]));
  for (const { part_key, product_id, kind } of await db.selectFrom('part_numbers').selectAll().execute()) {
    const product = known.get(product_id);
    if (product === undefined) continue;
    const found = { product, isOwnNumber: OWN_NUMBERS.has(kind), isSku: kind === 'sku' };
    byKey.set(part_key, [...(byKey.get(part_key) ?? []), found]);
  }
});

/** Draws the same numbers in each run. */
function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function createOrder(draw: Draw): OrderedLine[] {
  const chosen = new Map<number, OrderedLine>();
  const count = 1 + draw(12);
  while (chosen.size < count) {
    const product = products[draw(products.length)];
    if (product === undefined) continue;
    const quantity = [1, 1 + draw(9), 1 + draw(60), 12 * (1 + draw(9)), 1 + draw(400)][draw(5)] ?? 1;
    chosen.set(product.id, { product, quantity });
  }
  return [...chosen.values()];
}

interface Outcome {
  text: string;
  /** Undefined if the line is asked about. */
  settled: { sku: string; quantity: number } | undefined;
}

function readText(text: string): Outcome[] {
  return readList(text).map((typed) => {
    const meaning = interpretLine(readLine(typed), (key) => byKey.get(key) ?? []);
    const { quantity } = readQuantity(meaning?.reading?.quantity ?? '?');
    const product = products.find(({ id }) => id === meaning?.reading?.productId);
    const settled =
      quantity === undefined || product === undefined ? undefined : { sku: product.sku, quantity };
    return { text: typed.text, settled };
  });
}

/** Finds what a list was read as without asking, but doesn't say; and lines that got lost. */
function findWrong(order: OrderedLine[], outcomes: Outcome[]): string[] {
  const wrong = outcomes.flatMap(({ text, settled }) => {
    if (settled === undefined) return [];
    const line = order.find(({ product }) => product.sku === settled.sku);
    return line?.quantity === settled.quantity
      ? []
      : [`${JSON.stringify(text)} was read as ${settled.quantity} of ${settled.sku}, not ${line?.quantity}`];
  });
  const lost = order.filter(
    ({ product }) =>
      !outcomes.some(({ text, settled }) =>
        settled === undefined
          ? product.parts.some((one) => partKey(text).includes(partKey(one)))
          : settled.sku === product.sku,
      ),
  );
  return [...wrong, ...lost.map(({ product }) => `${product.sku} got lost`)];
}

describe('6,000 lists in many shapes', () => {
  it('there are at least 40 shapes', () => {
    expect(new Set(SHAPES.map(({ name }) => name)).size).toBeGreaterThanOrEqual(40);
  });

  const perShape = Math.ceil(LISTS / SHAPES.length);
  it.each(SHAPES.map((shape, index) => [shape.name, shape, index] as const))(
    '%j is read right or asked about',
    (name, shape, index) => {
      let lines = 0;
      let asked = 0;
      const wrong: string[] = [];
      const examples: string[] = [];
      for (let list = 0; list < perShape; list += 1) {
        const draw = createDraw(index * 100_003 + list);
        const order = createOrder(draw);
        const outcomes = readText(shape.write(order, draw));
        lines += outcomes.length;
        const open = outcomes.filter(({ settled }) => settled === undefined);
        asked += open.length;
        examples.push(...open.map(({ text }) => text));
        wrong.push(...findWrong(order, outcomes));
      }
      const share = asked / lines;
      if (process.env['SHOW_LISTS'] !== undefined)
        printFigures(name, {
          lines,
          asked: share.toFixed(3),
          wrong: wrong.slice(0, 6),
          examples: examples.slice(0, 8),
        });
      expect(wrong.slice(0, 10)).toEqual([]);
      expect(share, examples.slice(0, 5).join('\n')).toBeLessThanOrEqual(shape.asksAtMost);
    },
  );
});

it('the store reads each shape as these rules do', async () => {
  for (const [index, shape] of SHAPES.entries()) {
    const draw = createDraw(index);
    const order = createOrder(draw);
    const text = shape.write(order, draw);
    const settled = (lines: (Outcome['settled'] | undefined)[]) => lines.filter((line) => line !== undefined);
    const checked = await resolveLines(db, readList(text));
    const stored = checked.map(({ product, status, quantity }) =>
      product === undefined || status === 'bad-quantity'
        ? undefined
        : { sku: product.sku, quantity: Number(quantity) },
    );
    expect(settled(stored), shape.name).toEqual(settled(readText(text).map((line) => line.settled)));
  }
});
