import type { ExpectedOrder } from '../../app/domain/selling/orders/lock-order.server';
import { settleAttempt } from '../../app/domain/selling/payments/settle-attempt.server';
import type { Db } from '../../db/schema';
import { placeCharged } from './orders';
import type { TestStore } from './test-store';

export const CLERK = { name: 'staff:admin', staffId: 1, requestId: 'r' };

/** The order as a page that is opened now shows it. */
export async function readExpectedOrder(db: Db, orderId: number): Promise<ExpectedOrder> {
  const { updated_at: updatedAt } = await db
    .selectFrom('orders')
    .select('updated_at')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .selectFrom('order_events')
    .select((build) => build.fn.max('id').as('id'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { updatedAt, lastEventId: id };
}

/** The same, as the hidden fields of its forms. */
export async function readExpectedFields(db: Db, orderId: number): Promise<Record<string, string>> {
  const { updatedAt, lastEventId } = await readExpectedOrder(db, orderId);
  return { expectedUpdatedAt: updatedAt, expectedEventId: String(lastEventId) };
}

/** An order whose charge of this amount was captured; of its total when none is given. */
export async function placeAndCapture(
  store: TestStore,
  lines: { productId: number; quantity: number }[],
  amountCents?: number,
): Promise<{ id: number; number: string; accessKey: string; totalCents: number }> {
  const order = await placeCharged(store.db, (await store.cartWith(...lines)).cartId);
  const signal = AbortSignal.timeout(1_000);
  await store.sandbox.charge(
    {
      key: order.attemptKey,
      amountCents: amountCents ?? order.totalCents,
      currency: 'USD',
      description: order.number,
    },
    signal,
  );
  await settleAttempt(
    store.db,
    order.attemptKey,
    { status: 'captured', reference: 'ref-1', amountCents: amountCents ?? order.totalCents },
    'test',
  );
  return order;
}

export async function lineIds(db: Db, orderId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function mailKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('outbox').select('event_key').orderBy('id').execute();
  return rows.map(({ event_key }) => event_key);
}

/** The timeline: what was reached or done, and by whom. */
export async function timeline(db: Db, orderId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('order_events')
    .select(['kind', 'to_state', 'actor'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, to_state, actor }) => `${kind === 'state' ? to_state : kind} by ${actor}`);
}

export async function auditActions(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('audit_entries').select('action').orderBy('id').execute();
  return rows.map(({ action }) => action);
}
