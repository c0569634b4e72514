import { beforeEach, describe, expect, it } from 'vitest';

import { expectLedgerToAddUp, stockOf, stockTo } from '../../../../tests/support/orders';
import {
  auditOf,
  CLERK,
  lineOf,
  productOf,
  receive,
  sentOrder,
  someSkus,
  supplierWith,
} from '../../../../tests/support/purchasing';
import { openTestStore } from '../../../../tests/support/test-store';
import type { Db } from '../../../../db/schema';
import { openDatabase } from '../../../../db/client';
import { randomKey } from '../../base/shared/random.server';
import { readOnOrder } from './purchase-list.queries.server';
import { ReceiptSchema } from './purchase-order.schema';
import { getPurchaseOrder, listReceipts, type PurchaseOrder } from './purchase-orders.queries.server';
import { receiveOrder } from './receive-order.server';
import { StaleFormError } from '../../base/shared/stale-form.server';

let db: Db;
let url: string;
let order: PurchaseOrder;
let skuA: string;
let skuB: string;
let productA: number;
let productB: number;

beforeEach(async () => {
  const store = await openTestStore({ seeded: true });
  ({ db } = store);
  url = store.env.databaseUrl;
  [skuA = '', skuB = ''] = await someSkus(db, 2);
  order = await sentOrder(db, await supplierWith(db), [skuA, 10, '5.00'], [skuB, 4, '7.00']);
  productA = lineOf(order, skuA).productId;
  productB = lineOf(order, skuB).productId;
  await stockTo(db, productA, 3);
  await stockTo(db, productB, 0);
});

const movements = () =>
  db
    .selectFrom('stock_movements')
    .select(['product_id', 'delta', 'quantity_after', 'kind', 'reason', 'actor'])
    .where('cause', 'like', `purchase-order:${order.id}:receipt:%`)
    .orderBy('id')
    .execute();

describe('a receipt', () => {
  it('books part, then the rest, with itself as the document of the movements', async () => {
    const first = await receive(db, order, { [skuA]: 6 }, { reference: 'DN-1' });
    expect(first).toEqual({ isNew: true, number: 1, units: 6, state: 'partly_received' });
    expect([await stockOf(db, productA), await stockOf(db, productB)]).toEqual([9, 0]);
    expect(await readOnOrder(db, [productA, productB])).toMatchObject({
      [productA]: { quantity: 4 },
      [productB]: { quantity: 4 },
    });
    const second = await receive(db, order, { [skuA]: 4, [skuB]: 4 });
    expect(second).toEqual({ isNew: true, number: 2, units: 8, state: 'received' });
    expect([await stockOf(db, productA), await stockOf(db, productB)]).toEqual([13, 4]);
    expect(await readOnOrder(db, [productA, productB])).toEqual({});
    const reason = `${order.number} from ${order.supplier.name}`;
    const booked = { kind: 'receipt', reason, actor: CLERK.name };
    expect(await movements()).toEqual([
      { product_id: productA, delta: 6, quantity_after: 9, ...booked },
      { product_id: productA, delta: 4, quantity_after: 13, ...booked },
      { product_id: productB, delta: 4, quantity_after: 4, ...booked },
    ]);
    await expectLedgerToAddUp(db);
    const receipts = await listReceipts(db, order.id);
    expect(receipts.map(({ number, reference }) => [number, reference])).toEqual([
      [2, ''],
      [1, 'DN-1'],
    ]);
    expect((await auditOf(db, `purchase-order:${order.id}`)).at(-1)).toMatchObject({
      action: 'purchase-order.receive',
      before: {
        state: 'partly_received',
        received: [
          [skuA, 6],
          [skuB, 0],
        ],
      },
      after: { state: 'received', receipt: 2 },
    });
  });

  it('lies at the branch that it was delivered to, where stock lies there', async () => {
    const [, second, none] = await db
      .selectFrom('locations')
      .select(['id', 'holds_stock'])
      .orderBy('is_stock_default', 'desc')
      .orderBy('holds_stock', 'desc')
      .execute();
    const levelAt = (locationId = 0) =>
      db
        .selectFrom('stock_levels')
        .select('quantity')
        .where('product_id', '=', productA)
        .where('location_id', '=', locationId)
        .executeTakeFirst();
    const deliverTo = (id: number | undefined) =>
      db
        .updateTable('purchase_orders')
        .set({ location_id: id ?? null })
        .where('id', '=', order.id)
        .execute();
    await deliverTo(second?.id);
    const before = (await levelAt(second?.id))?.quantity ?? 0;
    await receive(db, order, { [skuA]: 4 });
    expect((await levelAt(second?.id))?.quantity).toBe(before + 4);
    await db
      .updateTable('locations')
      .set({ holds_stock: 0 })
      .where('id', '=', none?.id ?? 0)
      .execute();
    await deliverTo(none?.id);
    const there = (await levelAt(none?.id))?.quantity ?? 0;
    await receive(db, order, { [skuA]: 2 });
    expect((await levelAt(none?.id))?.quantity ?? 0).toBe(there);
    expect(await stockOf(db, productA)).toBe(9);
    await expectLedgerToAddUp(db);
  });

  it('is one, however often its form is sent', async () => {
    const form = { formKey: randomKey() };
    const again = { ...form, expectedRevision: order.revision };
    await receive(db, order, { [skuA]: 6 }, again);
    expect(await receive(db, order, { [skuA]: 6 }, again)).toMatchObject({
      isNew: false,
      number: 1,
      units: 6,
    });
    expect(await stockOf(db, productA)).toBe(9);
    expect(await movements()).toHaveLength(1);
  });

  it('is one of twenty posts at once, over two connections', async () => {
    const other = openDatabase(url);
    const key = `l${lineOf(order, skuA).id}`;
    const form = ReceiptSchema.parse({
      formKey: randomKey(),
      expectedRevision: order.revision,
      received: { [key]: '6' },
    });
    const posts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        receiveOrder(index % 2 === 0 ? db : other, order.id, form, CLERK),
      ),
    );
    await other.destroy();
    expect(posts.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(posts.map(({ number }) => number))).toEqual(new Set([1]));
    expect(await stockOf(db, productA)).toBe(9);
    expect(await listReceipts(db, order.id)).toHaveLength(1);
    await expectLedgerToAddUp(db);
  });

  it('of twenty different forms at once books the first, and tells the others what is still to come', async () => {
    const key = `l${lineOf(order, skuA).id}`;
    const posts = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        receiveOrder(
          db,
          order.id,
          ReceiptSchema.parse({
            formKey: randomKey(),
            expectedRevision: order.revision,
            received: { [key]: '6' },
          }),
          CLERK,
        ),
      ),
    );
    expect(posts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = posts.flatMap((post) => (post.status === 'rejected' ? [post.reason as unknown] : []));
    expect(refused).toHaveLength(19);
    expect(refused[0]).toBeInstanceOf(StaleFormError);
    expect(String(refused[0])).toContain(`${skuA} outstanding: now “4”, you entered “6”`);
    expect(await stockOf(db, productA)).toBe(9);
    await expectLedgerToAddUp(db);
  });

  it('books more than ordered with the reason only, and none of what is damaged', async () => {
    const line = `l${lineOf(order, skuA).id}`;
    await expect(receive(db, order, { [skuA]: 12 })).rejects.toThrow('Only 10 are outstanding');
    expect(await listReceipts(db, order.id)).toEqual([]);
    await receive(db, order, { [skuA]: 12 }, { reasons: { [line]: 'over' } });
    expect(await stockOf(db, productA)).toBe(15);
    expect(await readOnOrder(db, [productA])).toEqual({});
    const other = `l${lineOf(order, skuB).id}`;
    await receive(db, order, {}, { reasons: { [other]: 'damaged' } });
    expect((await listReceipts(db, order.id))[0]?.lines).toMatchObject([
      { sku: skuB, quantity: 0, discrepancy: 'damaged' },
    ]);
    expect(await getPurchaseOrder(db, order.id)).toMatchObject({ state: 'partly_received' });
    await expectLedgerToAddUp(db);
  });

  it('changes cost prices when that is asked for, and says so in the audit log', async () => {
    const before = await productOf(db, skuA);
    const key = `l${lineOf(order, skuA).id}`;
    const costs = { [key]: '4.44' };
    await receive(db, order, { [skuA]: 5 }, { costs });
    expect((await productOf(db, skuA)).cost_price_cents).toBe(before.cost_price_cents);
    await receive(db, order, { [skuA]: 5 }, { costs, updateCosts: 'on' });
    expect((await productOf(db, skuA)).cost_price_cents).toBe(444);
    expect((await listReceipts(db, order.id))[0]?.lines).toMatchObject([
      { unitCostCents: 444, orderedCostCents: 500 },
    ]);
    expect((await auditOf(db, `product:${productA}`)).at(-1)).toEqual({
      action: 'product.cost',
      before: { costPriceCents: before.cost_price_cents },
      after: { costPriceCents: 444, cause: `purchase-order:${order.id}:receipt:2` },
    });
    expect((await productOf(db, skuB)).cost_price_cents).not.toBe(700);
  });

  it('of nothing is refused, and leaves nothing behind', async () => {
    await expect(receive(db, order, {})).rejects.toThrow('Enter a received quantity on at least one line');
    expect(await listReceipts(db, order.id)).toEqual([]);
    expect(await getPurchaseOrder(db, order.id)).toMatchObject({ state: 'sent', revision: order.revision });
  });

  it('never makes what is on order available', async () => {
    expect(await stockOf(db, productB)).toBe(0);
    expect(await readOnOrder(db, [productB])).toMatchObject({ [productB]: { quantity: 4 } });
    const shown = await db
      .selectFrom('products')
      .select('stock_quantity')
      .where('id', '=', productB)
      .executeTakeFirst();
    expect(shown?.stock_quantity).toBe(0);
  });
});
