import type { Trx } from '../../../../db/schema';
import { getMomentAfter } from '../../base/shared/clock';
import { ConflictError, NotFoundError } from '../../base/shared/errors';
import type { OrderEventKind } from '../../../../db/tables/orders';
import { formatActorName, getEventName, type OrderState } from './order-states.rules';

/** The version of an order that a form was opened with. */
export interface ExpectedOrder {
  updatedAt: string;
  lastEventId: number;
}

/** The order changed since the form was opened. */
export class OrderChangedError extends ConflictError {}

/**
 * Locks an order for a change if it still has the expected version. The guarded update lets only the first of two
 * concurrent or repeated forms through.
 *
 * @returns the order row.
 * @throws NotFoundError, or OrderChangedError that says what changed.
 */
export async function lockOrder(trx: Trx, orderId: number, seen: ExpectedOrder) {
  const order = await trx
    .updateTable('orders')
    .set({ updated_at: getMomentAfter(seen.updatedAt) })
    .where('id', '=', orderId)
    .where('updated_at', '=', seen.updatedAt)
    .returningAll()
    .executeTakeFirst();
  if (order !== undefined) return order;
  const events = await trx
    .selectFrom('order_events')
    .select(['kind', 'to_state', 'actor', 'detail'])
    .where('order_id', '=', orderId)
    .where('id', '>', seen.lastEventId)
    .orderBy('id')
    .execute();
  if (events.length === 0 && !(await isThere(trx, orderId))) throw new NotFoundError('Order not found.');
  const happened = events.map(
    ({ kind, to_state, actor, detail }) =>
      `${getEventName({ kind, toState: to_state })} by ${formatActorName(actor)}${detail === '' ? '' : ` (${detail})`}`,
  );
  throw new OrderChangedError(
    `Nothing was done: this order changed since you opened it. ${
      happened.length === 0 ? 'Review it and try again.' : `Changes: ${happened.join('; ')}.`
    }`,
  );
}

async function isThere(trx: Trx, orderId: number): Promise<boolean> {
  const row = await trx.selectFrom('orders').select('id').where('id', '=', orderId).executeTakeFirst();
  return row !== undefined;
}

interface NewOrderEvent {
  orderId: number;
  kind: OrderEventKind;
  from: OrderState | null;
  to: OrderState;
  actor: string;
  detail: string;
  at: string;
}

/** Adds an entry to an order's timeline, in the transaction of its cause. */
export async function recordOrderEvent(trx: Trx, happening: NewOrderEvent): Promise<void> {
  await trx
    .insertInto('order_events')
    .values({
      order_id: happening.orderId,
      kind: happening.kind,
      from_state: happening.from,
      to_state: happening.to,
      actor: happening.actor,
      detail: happening.detail,
      created_at: happening.at,
    })
    .execute();
}
