import type { Db } from '../../db/schema';
import type { ApiOrderDetail } from './order.calls';
import { toDecimal } from '../domain/base/shared/money.rules';
import { pick } from '../domain/base/shared/pick';
import { findOrderForStaff, type OrderForStaff } from '../domain/selling/orders/orders.queries.server';
import { getEventName, getPaymentState } from '../domain/selling/orders/order-states.rules';

/** Finds an order for the API. @param named its ID, or its normalized number */
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
    ...pick(order, 'id', 'number', 'state', 'policy'),
    currency: 'USD',
    ...pick(order, 'poNumber', 'placedAt', 'updatedAt', 'expiresAt'),
    lines: order.lines.map((line) => ({
      ...pick(line, 'id', 'productId', 'sku', 'name', 'quantity'),
      unitPrice: toDecimal(line.unitPriceCents),
      lineTotal: toDecimal(line.totalCents),
      listPrice: toDecimal(line.listPriceCents),
      ...pick(line, 'priceRule', 'shippedQuantity', 'restockedQuantity'),
    })),
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    tax: toDecimal(order.taxCents),
    total: toDecimal(order.totalCents),
    buyer: pick(order, 'customerId', 'firstName', 'lastName', 'company', 'email', 'phone', 'placedBy'),
    shippingAddress: {
      address: order.address,
      city: order.city,
      state: order.stateCode,
      zipCode: order.zipCode,
    },
    ...pick(order, 'attention', 'deliveryInstructions'),
    billingAddress: order.billing && {
      ...pick(order.billing, 'name', 'address', 'city'),
      state: order.billing.stateCode,
      zipCode: order.billing.zipCode,
    },
    payment: toApiPayment(order),
    refunds: order.refunds.map((refund) => ({
      id: refund.id,
      amount: toDecimal(refund.amountCents),
      ...pick(refund, 'state', 'isByHand', 'createdAt'),
    })),
    shipment: order.carrier === '' ? null : { carrier: order.carrier, trackingNumber: order.trackingNumber },
    pickup:
      order.pickup &&
      pick(order.pickup, 'locationId', 'name', 'address', 'city', 'province', 'postalCode', 'readyAt'),
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
  const { state, paidAt, totalCents, receivedCents } = order;
  const refundedCents = order.refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    method: order.paymentMethod,
    state: getPaymentState({ state, paidAt, totalCents, receivedCents, refundedCents }),
    received: toDecimal(receivedCents),
    refunded: toDecimal(refundedCents),
    paidAt,
    dueAt: order.dueAt,
    attempts: order.attempts.map((attempt) => ({
      ...pick(attempt, 'provider', 'method', 'state'),
      amount: toDecimal(attempt.amountCents),
      ...pick(attempt, 'reference', 'sentAt'),
    })),
  };
}
