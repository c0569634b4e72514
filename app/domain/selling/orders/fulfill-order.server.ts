import { sql } from 'kysely';

import type { Db } from '../../../../db/schema';
import { inTransaction } from '../../../../db/transaction';
import type { Actor } from '../../base/audit/actor';
import { recordAudit } from '../../base/audit/audit.server';
import { assertDisputeConfirmed } from './disputes.server';
import { queueFulfilledMail, queuePaidMail, queueTrackingMail } from './order-mail.server';
import { assertStaffCan, IllegalTransitionError } from './order-states.rules';
import { moveOrder } from './order-transitions.server';
import { type ExpectedOrder, lockOrder, recordOrderEvent } from './lock-order.server';
import { nowIso } from '../../base/shared/clock';
import { formatMoney } from '../../base/shared/money.rules';

interface Shipment {
  orderId: number;
  seen: ExpectedOrder;
  carrier: string;
  trackingNumber: string;
  /** Whether to ship it although the buyer disputes the payment. */
  shipDisputed?: boolean;
}

/**
 * Marks a paid order as shipped and mails the buyer.
 *
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError, or FieldError if the payment is disputed.
 */
export async function fulfillOrder(db: Db, shipment: Shipment, actor: Actor): Promise<void> {
  const { orderId, carrier, trackingNumber } = shipment;
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, shipment.seen);
    assertStaffCan('fulfil', order.state, 'Only paid orders can be shipped.');
    await assertDisputeConfirmed(trx, orderId, shipment.shipDisputed);
    const detail = `Shipped with ${formatParcel(shipment)}`;
    await trx
      .updateTable('orders')
      .set({ carrier, tracking_number: trackingNumber })
      .where('id', '=', orderId)
      .execute();
    await trx
      .updateTable('order_lines')
      .set({ shipped_quantity: sql`quantity - restocked_quantity` })
      .where('order_id', '=', orderId)
      .execute();
    await moveOrder(trx, orderId, 'fulfilled', actor.name, detail);
    await queueFulfilledMail(trx, orderId);
    await recordAudit(trx, actor, 'order.fulfil', `order:${orderId}`, {
      before: { state: order.state },
      after: { state: 'fulfilled', carrier, trackingNumber },
    });
  });
}

const NOT_SHIPPED = 'Only shipped orders have a tracking number.';

/**
 * Corrects the carrier and tracking number of a shipped order, and mails the buyer the right ones.
 *
 * @throws NotFoundError, OrderChangedError, or IllegalTransitionError, also if the order was picked up.
 */
export async function correctTracking(
  db: Db,
  shipment: Omit<Shipment, 'shipDisputed'>,
  actor: Actor,
): Promise<void> {
  const { orderId, carrier, trackingNumber } = shipment;
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, shipment.seen);
    assertStaffCan('correctTracking', order.state, NOT_SHIPPED);
    if (order.carrier === '') throw new IllegalTransitionError(NOT_SHIPPED);
    const before = { carrier: order.carrier, trackingNumber: order.tracking_number };
    await trx
      .updateTable('orders')
      .set({ carrier, tracking_number: trackingNumber })
      .where('id', '=', orderId)
      .execute();
    await recordOrderEvent(trx, {
      orderId,
      kind: 'tracking',
      from: order.state,
      to: order.state,
      actor: actor.name,
      detail: `${formatParcel(before)} corrected to ${formatParcel(shipment)}`,
      at: nowIso(),
    });
    await queueTrackingMail(trx, orderId);
    await recordAudit(trx, actor, 'order.correct-tracking', `order:${orderId}`, {
      before,
      after: { carrier, trackingNumber },
    });
  });
}

function formatParcel({ carrier, trackingNumber }: Pick<Shipment, 'carrier' | 'trackingNumber'>): string {
  return trackingNumber === '' ? carrier : `${carrier} ${trackingNumber}`;
}

const NOT_REVIEWED = 'This order isn’t on hold.';

/**
 * Accepts an order whose payment differs from its total, also if only a part has arrived. The alternative is `cancelOrderByStaff`.
 *
 * @throws NotFoundError, OrderChangedError, IllegalTransitionError
 */
export async function acceptReview(
  db: Db,
  { orderId, seen, reason }: { orderId: number; seen: ExpectedOrder; reason: string },
  actor: Actor,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const order = await lockOrder(trx, orderId, seen);
    assertStaffCan('acceptReview', order.state, NOT_REVIEWED);
    if (order.received_cents === 0) throw new IllegalTransitionError(NOT_REVIEWED);
    const amounts = `${formatMoney(order.received_cents)} of ${formatMoney(order.total_cents)}`;
    await moveOrder(trx, orderId, 'paid', actor.name, `Accepted ${amounts}: ${reason}`);
    await queuePaidMail(trx, orderId);
    await recordAudit(trx, actor, 'order.accept-review', `order:${orderId}`, {
      before: { state: order.state },
      after: {
        state: 'paid',
        receivedCents: order.received_cents,
        totalCents: order.total_cents,
        reason,
      },
    });
  });
}
