import { sql } from 'kysely';
import { expect } from 'vitest';

import { readCart } from '../../app/domain/selling/cart/cart.queries.server';
import { placeOrder, type Placement } from '../../app/domain/selling/orders/place-order.server';
import type { PlacedOrder } from '../../app/domain/selling/orders/write-order.server';
import { moveStock } from '../../app/domain/goods/stock/stock-ledger.server';
import { EXPRESS_POLICY, getTotals } from '../../app/domain/selling/checkout/totals.rules';
import type { Db } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { buildPlacement } from './placement';

/** What a buyer who saw the right total would place. */
export async function readPlacement(
  db: Db,
  cartId: string,
  changes: Partial<Placement> = {},
): Promise<Placement> {
  const { lines } = await readCart(db, cartId);
  return { ...buildPlacement(cartId, getTotals(lines, EXPRESS_POLICY).totalCents), ...changes };
}

/** Places what is in the cart, to be charged. */
export async function placeCharged(db: Db, cartId: string): Promise<PlacedOrder & { attemptKey: string }> {
  const order = await placeOrder(db, await readPlacement(db, cartId));
  const { attemptKey } = order;
  if (attemptKey === undefined) throw new Error('The order has no attempt.');
  return { ...order, attemptKey };
}

export async function placeByTransfer(db: Db, cartId: string): Promise<PlacedOrder> {
  return placeOrder(db, await readPlacement(db, cartId, { paymentMethod: 'zelle', providerName: undefined }));
}

export async function stockOf(db: Db, productId: number): Promise<number> {
  const row = await db
    .selectFrom('products')
    .select('stock_quantity')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return row.stock_quantity;
}

/** Puts the shelf to a quantity, with its ledger row. */
export async function stockTo(db: Db, productId: number, quantity: number): Promise<void> {
  const delta = quantity - (await stockOf(db, productId));
  if (delta === 0) return;
  await inTransaction(db, (trx) =>
    moveStock(trx, { productId, delta, kind: 'adjustment', reason: 'Test', actor: 'test' }),
  );
}

export async function orderState(db: Db, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.state;
}

export async function attemptState(db: Db, key: string): Promise<string> {
  const row = await db
    .selectFrom('payment_attempts')
    .select('state')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return row.state;
}

type Counted =
  | 'cart_lines'
  | 'order_lines'
  | 'orders'
  | 'outbox'
  | 'payment_attempts'
  | 'products'
  | 'staff'
  | 'stock_movements';

export async function countOf(db: Db, table: Counted) {
  const { count } = await db
    .selectFrom(table)
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Asserts that for every product the movements add up to the quantity and the levels do too, and each row to what it
 * says it left.
 */
export async function expectLedgerToAddUp(db: Db): Promise<void> {
  const wrong = await sql<{ id: number }>`
    select p.id from products p left join stock_movements m on m.product_id = p.id
    group by p.id having coalesce(sum(m.delta), 0) <> p.stock_quantity`.execute(db);
  expect(wrong.rows).toEqual([]);
  const levels = await sql<{ id: number }>`
    select p.id from products p left join stock_levels s on s.product_id = p.id
    group by p.id having coalesce(sum(s.quantity), 0) <> p.stock_quantity`.execute(db);
  expect(levels.rows).toEqual([]);
  const broken = await sql<{ id: number }>`
    select id from (
      select id, quantity_after, sum(delta) over (partition by product_id order by id) as running,
        location_quantity_after, sum(delta) over (partition by product_id, location_id order by id) as running_there
      from stock_movements
    ) where running <> quantity_after or running_there <> location_quantity_after`.execute(db);
  expect(broken.rows).toEqual([]);
  const there = await sql<{ id: number }>`
    select coalesce(s.product_id, m.product_id) as id
    from (select product_id, location_id, sum(delta) as total from stock_movements group by product_id, location_id) m
    full join stock_levels s on s.product_id = m.product_id and s.location_id = m.location_id
    where coalesce(s.quantity, 0) <> coalesce(m.total, 0)`.execute(db);
  expect(there.rows).toEqual([]);
}
