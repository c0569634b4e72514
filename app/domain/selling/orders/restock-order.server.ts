import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { moveStock } from '../../goods/stock/stock-ledger.server';
import { getMomentAfter } from '../../base/shared/clock';
import { FieldError } from '../../base/shared/errors';
import { getLineField } from '../../base/shared/line-quantities.schema';
import { assertStaffCan } from './order-states.rules';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';

export interface Restock {
  orderId: number;
  seen: ExpectedOrder;
  /** Units by line ID. */
  quantities: ReadonlyMap<number, number>;
  reason: string;
}

/**
 * Restocks units of an order, up to the quantity sold per line.
 *
 * @returns the number of units.
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError, FieldError
 */
export async function restockOrder(db: Db, restock: Restock, actor: Actor): Promise<number> {
  const { orderId, quantities, reason } = restock;
  return inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, restock.seen);
    assertStaffCan('restock', order.state, 'Only items that were sold can be restocked.');
    const lines = await trx
      .selectFrom('order_lines')
      .select(['id', 'product_id', 'sku', 'quantity', 'restocked_quantity'])
      .where('order_id', '=', orderId)
      .orderBy('product_id')
      .execute();
    const back = lines.flatMap((line) => {
      const units = quantities.get(line.id) ?? 0;
      return units === 0 ? [] : [{ ...line, units }];
    });
    if (back.length === 0)
      throw new FieldError('reason', 'Enter the quantity to restock for at least one item.');
    for (const line of back) {
      const most = line.quantity - line.restocked_quantity;
      if (line.units > most) throw new FieldError(getLineField(line.id), `Enter ${most} or less`);
      const restocked = line.restocked_quantity + line.units;
      await trx
        .updateTable('order_lines')
        .set({ restocked_quantity: sql`restocked_quantity + ${line.units}` })
        .where('id', '=', line.id)
        .execute();
      await moveStock(trx, {
        productId: line.product_id,
        delta: line.units,
        kind: 'return',
        reason,
        actor: actor.name,
        // A cause is booked once, so it includes the number of units restocked before.
        cause: `order:${orderId}:line:${line.id}:${restocked}`,
        backFrom: `order:${orderId}`,
      });
    }
    const detail = `${back.map((line) => `${line.units} x ${line.sku}`).join(', ')}: ${reason}`;
    const at = getMomentAfter(order.updated_at);
    const { state } = order;
    await recordOrderEvent(trx, {
      orderId,
      kind: 'restock',
      from: state,
      to: state,
      actor: actor.name,
      detail,
      at,
    });
    await recordAudit(trx, actor, 'order.restock', `order:${orderId}`, {
      after: { lines: back.map((line) => ({ lineId: line.id, units: line.units })), reason },
    });
    return back.reduce((sum, line) => sum + line.units, 0);
  });
}
