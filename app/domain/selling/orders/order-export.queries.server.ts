import { setImmediate } from 'node:timers/promises';

import type { Db } from '../../../../db/schema';
import { selectMatchingOrders } from './order-list.queries.server';
import type { OrderFilter } from './order-list.rules';
import { getMethodName, isPaymentMethod } from '../checkout/payment-methods.rules';
import { toDecimal } from '../../base/shared/money.rules';
import { ORDER_STATE_NAMES, type OrderState } from './order-states.rules';

interface ExportedOrder {
  number: string;
  state: OrderState;
  placedAt: string;
  paidAt: string | null;
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  phone: string;
  poNumber: string;
  address: string;
  city: string;
  stateCode: string;
  zipCode: string;
  attention: string;
  deliveryInstructions: string;
  billingName: string;
  billingAddress: string;
  billingCity: string;
  billingStateCode: string;
  billingZipCode: string;
  policy: string;
  paymentMethod: string;
  units: number;
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
  /** Refunded or due. */
  refundedCents: number;
  carrier: string;
  trackingNumber: string;
}

type Column = readonly [heading: string, cellOf: (order: ExportedOrder) => string | number];

/** Columns of the CSV export, in order. */
export const ORDER_COLUMNS: readonly Column[] = [
  ['Order', ({ number }) => number],
  ['State', ({ state }) => ORDER_STATE_NAMES[state]],
  ['Placed', ({ placedAt }) => placedAt],
  ['Paid', ({ paidAt }) => paidAt ?? ''],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Company', ({ company }) => company],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['PO number', ({ poNumber }) => poNumber],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['State or province', ({ stateCode }) => stateCode],
  ['ZIP or postal code', ({ zipCode }) => zipCode],
  ['Attention', ({ attention }) => attention],
  ['Delivery instructions', ({ deliveryInstructions }) => deliveryInstructions],
  ['Bill to', ({ billingName }) => billingName],
  ['Billing address', ({ billingAddress }) => billingAddress],
  ['Billing city', ({ billingCity }) => billingCity],
  ['Billing state or province', ({ billingStateCode }) => billingStateCode],
  ['Billing ZIP or postal code', ({ billingZipCode }) => billingZipCode],
  ['Checkout', ({ policy }) => policy],
  [
    'Payment',
    ({ paymentMethod }) => (isPaymentMethod(paymentMethod) ? getMethodName(paymentMethod) : paymentMethod),
  ],
  ['Units', ({ units }) => units],
  ['Subtotal', ({ subtotalCents }) => toDecimal(subtotalCents)],
  ['Shipping', ({ shippingCents }) => toDecimal(shippingCents)],
  ['Tax', ({ taxCents }) => toDecimal(taxCents)],
  ['Total', ({ totalCents }) => toDecimal(totalCents)],
  ['Refunded', ({ refundedCents }) => toDecimal(refundedCents)],
  ['Carrier', ({ carrier }) => carrier],
  ['Tracking number', ({ trackingNumber }) => trackingNumber],
];

const BATCH = 500;

/** Streams all orders matching a filter, newest first, in batches that fit in memory. */
export async function* streamOrders(db: Db, filter: OrderFilter): AsyncGenerator<ExportedOrder[]> {
  for (let before = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await selectMatchingOrders(db, filter)
      .where('o.id', '<', before)
      .select((build) => [
        'o.id',
        'o.number',
        'o.state',
        'o.placed_at as placedAt',
        'o.paid_at as paidAt',
        'o.first_name as firstName',
        'o.last_name as lastName',
        'o.company',
        'o.email',
        'o.phone',
        'o.po_number as poNumber',
        'o.address',
        'o.city',
        'o.state_code as stateCode',
        'o.zip_code as zipCode',
        'o.attention',
        'o.delivery_instructions as deliveryInstructions',
        'o.billing_name as billingName',
        'o.billing_address as billingAddress',
        'o.billing_city as billingCity',
        'o.billing_state_code as billingStateCode',
        'o.billing_zip_code as billingZipCode',
        'o.policy',
        'o.payment_method as paymentMethod',
        'o.subtotal_cents as subtotalCents',
        'o.shipping_cents as shippingCents',
        'o.tax_cents as taxCents',
        'o.total_cents as totalCents',
        'o.carrier',
        'o.tracking_number as trackingNumber',
        build
          .selectFrom('order_lines as l')
          .select((line) => line.fn.sum<number>('l.quantity').as('units'))
          .whereRef('l.order_id', '=', 'o.id')
          .as('units'),
        build
          .selectFrom('refunds as r')
          .select((refund) => refund.fn.sum<number>('r.amount_cents').as('cents'))
          .whereRef('r.order_id', '=', 'o.id')
          .where('r.state', '!=', 'failed')
          .as('refundedCents'),
      ])
      .orderBy('o.id', 'desc')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ units, refundedCents, ...order }) => ({
      ...order,
      units: units ?? 0,
      refundedCents: refundedCents ?? 0,
    }));
    before = last.id;
    // SQLite queries block the event loop; yield between batches.
    await setImmediate();
  }
}
