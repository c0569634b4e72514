import { isPaymentMethod, getMethodName } from '../checkout/payment-methods.rules';
import { toDecimal } from '../../base/shared/money.rules';
import { ORDER_STATE_NAMES, type OrderState } from './order-states.rules';

/** An order in the CSV export. */
export interface ExportedOrder {
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
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['PO number', ({ poNumber }) => poNumber],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['State or province', ({ stateCode }) => stateCode],
  ['ZIP or postal code', ({ zipCode }) => zipCode],
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
