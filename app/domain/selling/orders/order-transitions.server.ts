import { type Selectable, sql } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { OrdersTable } from '../../../../db/tables/orders';
import { lockRow } from '../../../../db/lock-row';
import { lockCart } from '../cart/lock-cart.server';
import { restoreCheckoutDraft } from '../checkout/checkout-drafts.server';
import { findBillingQuestion } from '../checkout/billing-address.schema';
import type { TypedCheckout } from '../checkout/checkout-progress.rules';
import { moveStocks } from '../../goods/stock/stock-ledger.server';
import { getMomentAfter, isoIn, nowIso } from '../../base/shared/clock';
import { findRegionQuestion } from '../../base/shared/postal-regions.rules';
import { publishOrderEvent } from '../../base/webhooks/publish-event.server';
import { recordOrderEvent } from './lock-order.server';
import { assertOrderTransition, type OrderState } from './order-states.rules';
import { recordAudit } from '../../base/audit/audit.server';

/** Reopens a quote when its order is canceled for any reason, because a quote is accepted only with an order. */
async function reopenOrderQuote(trx: Trx, orderId: number, actor: string): Promise<void> {
  const reopened = await trx
    .updateTable('quotes')
    .set({ status: 'priced', revision: sql`revision + 1`, updated_at: nowIso() })
    .where('order_id', '=', orderId)
    .where('status', '=', 'accepted')
    .returning('id')
    .executeTakeFirst();
  if (reopened === undefined) return;
  await recordAudit(
    trx,
    { name: actor, staffId: null, requestId: '' },
    'quote.reopen',
    `quote:${reopened.id}`,
    { before: { status: 'accepted', orderId }, after: { status: 'priced' } },
  );
}

/**
 * Moves an order to another state and adds a timeline entry.
 *
 * @throws IllegalTransitionError if the transition isn't allowed.
 */
export async function moveOrder(trx: Trx, orderId: number, to: OrderState, actor: string, detail: string) {
  await lockRow(trx, 'orders', orderId);
  const { state: from, updated_at: updatedAt } = await trx
    .selectFrom('orders')
    .select(['state', 'updated_at'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  assertOrderTransition(from, to);
  const at = getMomentAfter(updatedAt);
  await trx
    .updateTable('orders')
    .set({ state: to, updated_at: at, ...(to === 'paid' ? { paid_at: at } : {}) })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .execute();
  await recordOrderEvent(trx, { orderId, kind: 'state', from, to, actor, detail, at });
  if (to === 'paid' || to === 'fulfilled' || to === 'cancelled')
    await publishOrderEvent(trx, `order.${to}`, orderId);
}

/** Records money received for an order, whatever the amount. */
export async function recordReceived(trx: Trx, orderId: number, amountCents: number): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ received_cents: sql`received_cents + ${amountCents}` })
    .where('id', '=', orderId)
    .execute();
}

/** Cancels an order, restocks what hasn't been restocked yet, and reopens its quote. */
export async function cancelAndRelease(trx: Trx, orderId: number, actor: string, reason: string) {
  await moveOrder(trx, orderId, 'cancelled', actor, reason);
  await reopenOrderQuote(trx, orderId, actor);
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', (build) => build.fn.sum<number>(sql`quantity - restocked_quantity`).as('units')])
    .where('order_id', '=', orderId)
    .groupBy('product_id')
    .orderBy('product_id')
    .execute();
  const back = lines
    .filter(({ units }) => units !== 0)
    .map(({ product_id: productId, units }) => ({ productId, delta: units }));
  await moveStocks(trx, back, {
    kind: 'release',
    reason,
    actor,
    cause: `order:${orderId}`,
    backFrom: `order:${orderId}`,
  });
  await trx
    .updateTable('order_lines')
    .set({ restocked_quantity: sql`quantity` })
    .where('order_id', '=', orderId)
    .execute();
}

/** Cancels an unpaid order and restores its lines and address to the cart. */
export async function cancelOrder(trx: Trx, orderId: number, actor: string, reason: string): Promise<void> {
  await lockRow(trx, 'orders', orderId);
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { cart_id: cartId } = order;
  if (cartId !== null) await lockCart(trx, cartId);
  await cancelAndRelease(trx, orderId, actor, reason);
  if (cartId === null) return;
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  await putBack(trx, cartId, lines);
  await restoreCheckoutDraft(trx, cartId, toTypedCheckout(order));
}

/** Converts an order back to checkout input. */
function toTypedCheckout(order: Selectable<OrdersTable>): TypedCheckout {
  return {
    firstName: order.first_name,
    lastName: order.last_name,
    email: order.email,
    phone: order.phone,
    company: order.company,
    address: order.address,
    city: order.city,
    state: order.state_code,
    zipCode: order.zip_code,
    // The buyer confirmed it when ordering.
    zipConfirmed: findRegionQuestion({ state: order.state_code, zipCode: order.zip_code }) ?? '',
    attention: order.attention,
    deliveryInstructions: order.delivery_instructions,
    ...(order.billing_address !== '' && toTypedBilling(order)),
    poNumber: order.po_number,
    paymentMethod: order.payment_method,
  };
}

function toTypedBilling(order: Selectable<OrdersTable>): TypedCheckout {
  const { billing_state_code: state, billing_zip_code: zipCode } = order;
  return {
    billElsewhere: 'on',
    billingName: order.billing_name,
    billingAddress: order.billing_address,
    billingCity: order.billing_city,
    billingState: state,
    billingZipCode: zipCode,
    billingZipConfirmed: findBillingQuestion({ state, zipCode }),
  };
}

/** Restores the lines to the cart, in their order, next to anything added since. */
async function putBack(trx: Trx, cartId: string, lines: readonly { product_id: number; quantity: number }[]) {
  await trx
    .insertInto('cart_lines')
    .values(
      // Consecutive timestamps keep the order of the lines.
      lines.map((line, index) => ({ ...line, cart_id: cartId, added_at: isoIn(index) })),
    )
    .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doNothing())
    .execute();
}
