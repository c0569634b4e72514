import type { Trx } from '../../../../db/schema';
import type { OrderEventKind } from '../../../../db/tables/orders';
import type { OrderState } from './order-states.rules';

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
