import type { Db } from '../../db/schema';
import type { ApiOrderDetail } from './order.calls';
import { toDecimal } from '../domain/base/shared/money.rules';
import { findOrderForStaff, type OrderForStaff } from '../domain/selling/orders/orders.queries.server';
import { getEventName, getPaymentState } from '../domain/selling/orders/order-states.rules';

/** An order as the API tells it. @param named its id, or its number as it is kept. */
export async function findOrderForApi(db: Db, named: number | string): Promise<ApiOrderDetail | undefined> {
  const id = typeof named === 'number' ? named : await findOrderId(db, named);
  const order = id === undefined ? undefined : await findOrderForStaff(db, id);
  return order && toApiOrder(order);
}

async function findOrderId(db: Db, number: string): Promise<number | undefined> {
  const row = await db.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id;
}

function toApiOrder(order: OrderForStaff): ApiOrderDetail {
  return {
    id: order.id,
    number: order.number,
    state: order.state,
    policy: order.policy,
    currency: 'USD',
    poNumber: order.poNumber,
    placedAt: order.placedAt,
    updatedAt: order.updatedAt,
    expiresAt: order.expiresAt,
    lines: order.lines.map((line) => ({
      id: line.id,
      productId: line.productId,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: toDecimal(line.unitPriceCents),
      lineTotal: toDecimal(line.totalCents),
      listPrice: toDecimal(line.listPriceCents),
      priceRule: line.priceRule,
      shippedQuantity: line.shippedQuantity,
      restockedQuantity: line.restockedQuantity,
    })),
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    tax: toDecimal(order.taxCents),
    total: toDecimal(order.totalCents),
    buyer: {
      customerId: order.customerId,
      firstName: order.firstName,
      lastName: order.lastName,
      company: order.company,
      email: order.email,
      phone: order.phone,
      placedBy: order.placedBy,
    },
    shippingAddress: {
      address: order.address,
      city: order.city,
      state: order.stateCode,
      zipCode: order.zipCode,
    },
    payment: toApiPayment(order),
    refunds: order.refunds.map(({ id, amountCents, state, isByHand, createdAt }) => ({
      id,
      amount: toDecimal(amountCents),
      state,
      isByHand,
      createdAt,
    })),
    shipment: order.carrier === '' ? null : { carrier: order.carrier, trackingNumber: order.trackingNumber },
    pickup: toApiPickup(order),
    timeline: order.events.map((event) => ({
      id: event.id,
      kind: event.kind,
      event: getEventName(event),
      fromState: event.fromState,
      toState: event.toState,
      at: event.createdAt,
    })),
  };
}

function toApiPayment(order: OrderForStaff): ApiOrderDetail['payment'] {
  const { state, paidAt, receivedCents } = order;
  const refundedCents = order.refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    method: order.paymentMethod,
    state: getPaymentState({ state, paidAt, receivedCents, refundedCents }),
    received: toDecimal(receivedCents),
    refunded: toDecimal(refundedCents),
    paidAt,
    dueAt: order.dueAt,
    attempts: order.attempts.map(
      ({ provider, method, state: attemptState, amountCents, reference, sentAt }) => ({
        provider,
        method,
        state: attemptState,
        amount: toDecimal(amountCents),
        reference,
        sentAt,
      }),
    ),
  };
}

function toApiPickup({ pickup }: OrderForStaff): ApiOrderDetail['pickup'] {
  if (pickup === null) return null;
  const { locationId, name, address, city, province, postalCode, readyAt } = pickup;
  return { locationId, name, address, city, province, postalCode, readyAt };
}
