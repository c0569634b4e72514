import type { Selectable } from 'kysely';

import type { Trx } from '../../../db/schema';
import type { OrdersTable } from '../../../db/tables/orders';
import { restoreCheckoutDraft } from '../checkout/checkout-drafts.server';
import type { TypedCheckout } from '../checkout/draft-fields.rules';
import { moveStock } from '../inventory/stock-ledger.server';
import { nowIso } from '../shared/clock';
import { assertOrderTransition, type OrderState } from './order-states.rules';

/**
 * Moves an order to another state and notes it in the order's timeline.
 *
 * @throws IllegalTransitionError when the order's state does not allow it.
 */
export async function moveOrder(
  trx: Trx,
  orderId: number,
  to: OrderState,
  actor: string,
  detail: string,
): Promise<void> {
  const { state: from } = await trx
    .selectFrom('orders')
    .select('state')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  assertOrderTransition(from, to);
  await trx
    .updateTable('orders')
    .set({ state: to, updated_at: nowIso(), ...(to === 'paid' ? { paid_at: nowIso() } : {}) })
    .where('id', '=', orderId)
    .where('state', '=', from)
    .execute();
  await trx
    .insertInto('order_events')
    .values({ order_id: orderId, from_state: from, to_state: to, actor, detail, created_at: nowIso() })
    .execute();
}

/** Cancels an order: its stock goes back, and so do its lines and address to the cart that they came from. */
export async function cancelOrder(trx: Trx, orderId: number, actor: string, reason: string): Promise<void> {
  await moveOrder(trx, orderId, 'cancelled', actor, reason);
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const { cart_id: cartId } = order;
  const lines = await trx
    .selectFrom('order_lines')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('product_id')
    .execute();
  for (const line of lines) {
    await moveStock(trx, {
      productId: line.product_id,
      delta: line.quantity,
      kind: 'release',
      reason,
      actor,
      cause: `order:${orderId}`,
    });
    if (cartId !== null) await putBack(trx, cartId, line.product_id, line.quantity);
  }
  if (cartId !== null) await restoreCheckoutDraft(trx, cartId, typedFor(order));
}

/** What the buyer had typed at the checkout. */
function typedFor(order: Selectable<OrdersTable>): TypedCheckout {
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
    poNumber: order.po_number,
    paymentMethod: order.payment_method,
  };
}

/** The buyer tries again from the cart they had; what they put in meanwhile stays. */
async function putBack(trx: Trx, cartId: string, productId: number, quantity: number): Promise<void> {
  await trx
    .insertInto('cart_lines')
    .values({ cart_id: cartId, product_id: productId, quantity, added_at: nowIso() })
    .onConflict((conflict) => conflict.columns(['cart_id', 'product_id']).doNothing())
    .execute();
}
