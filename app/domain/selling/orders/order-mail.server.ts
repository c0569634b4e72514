import { sql, type SqlBool } from 'kysely';

import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import {
  createStoreLink,
  getTransferRecipient,
  type MailLine,
  type MailPart,
} from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { isPaymentMethod, isTransfer, getMethodName } from '../checkout/payment-methods.rules';
import { readSettings } from '../../base/settings/settings.queries.server';
import { formatMoney } from '../../base/shared/money.rules';
import { formatMoment } from '../../base/shared/store-day.rules';
import { getTrackingUrl } from './carriers.rules';
import { createConfirmationLink } from './email-confirmation.server';
import { getHoldEnd } from './unpaid-holds.rules';
import { selectOrderLines } from './order-lines.queries.server';

type MailedOrder = Awaited<ReturnType<typeof readOrderForMail>>;

/** Queues order mail in the transaction of its cause, once per event. */
function queueOrderMail(
  trx: Trx,
  { id, email, is_email_unconfirmed: isEmailUnconfirmed }: MailedOrder,
  { event, ...mail }: { event: string; subject: string; parts: MailPart[] },
) {
  // Whoever ordered without an account may have typed another's address; a transfer costs them nothing.
  const isUnverified = isEmailUnconfirmed === 1 && event === 'awaiting_transfer';
  return queueMail(trx, { eventKey: `order:${id}:${event}`, to: email, isUnverified, ...mail });
}

export async function queuePaidMail(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const paid = order.received_cents > 0 ? order.received_cents : order.total_cents;
  await queueOrderMail(trx, order, {
    event: 'paid',
    subject: `Your order ${order.number}`,
    parts: [
      `Thanks, ${order.first_name}. We received your payment of ${formatMoney(paid)}.`,
      ...(await buildShippingParts(trx, order)),
    ],
  });
}

async function buildShippingParts(trx: Trx, order: MailedOrder): Promise<MailPart[]> {
  const { deliveryEstimate } = await readSettings(trx);
  return [
    await buildLinesAndTotals(trx, order),
    `Shipping to ${formatPlace(order)}. Estimated delivery: ${deliveryEstimate}.`,
    createTrackingLink(order.access_key),
    { link: { label: 'View invoice', href: createStoreLink(paths.orderInvoice(order.access_key)) } },
  ];
}

function formatPlace({ address, city, state_code, zip_code }: MailedOrder): string {
  return `${address}, ${city} ${state_code} ${zip_code}`;
}

export async function queueTransferMail(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const method = order.payment_method === 'zelle' ? 'zelle' : 'etransfer';
  await queueOrderMail(trx, order, {
    event: 'awaiting_transfer',
    subject: `Order ${order.number} is awaiting payment`,
    parts: [
      `Thanks, ${order.first_name}. Please send ${formatMoney(order.total_cents)} by ${getMethodName(method)}.`,
      {
        facts: [
          ['Send to', getTransferRecipient(method)],
          ['Reference', order.number],
        ],
      },
      await buildLinesAndTotals(trx, order),
      ...(await buildHoldParts(trx, order)),
      {
        link: {
          label: 'Payment instructions',
          href: createStoreLink(paths.orderConfirmation(order.access_key)),
        },
      },
    ],
  });
}

/** How long the goods are held, and how to hold them longer. */
async function buildHoldParts(trx: Trx, order: MailedOrder): Promise<MailPart[]> {
  const { id, email, placed_at: placedAt, expires_at: expiresAt } = order;
  const until = expiresAt === null ? '' : ` until ${formatMoment(expiresAt)}`;
  const fullEnd = getHoldEnd(placedAt, await readSettings(trx), { isEmailUnconfirmed: false });
  if (order.is_email_unconfirmed === 0 || expiresAt === fullEnd)
    return [`We’ll hold your items${until} and ship once payment arrives.`];
  return [
    `We’ll hold your items${until}. Confirm your email address to extend the hold until ${formatMoment(fullEnd)}. We’ll ship once payment arrives.`,
    await createConfirmationLink(trx, { email, orderId: id }),
  ];
}

export async function queueOnAccountMail(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  await queueOrderMail(trx, order, {
    event: 'on_account',
    subject: `Your order ${order.number}`,
    parts: [
      `Thanks, ${order.first_name}. ${formatMoney(order.total_cents)} is due on your account by ${(order.due_at ?? '').slice(0, 10)}.`,
      ...(await buildShippingParts(trx, order)),
    ],
  });
}

/** One mail per payment: what has been received so far distinguishes them. */
export async function queuePartPaymentMail(
  trx: Trx,
  orderId: number,
  { receivedCents, openCents }: { receivedCents: number; openCents: number },
): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  await queueOrderMail(trx, order, {
    event: `part_payment:${order.received_cents}`,
    subject: `We received ${formatMoney(receivedCents)} for order ${order.number}`,
    parts: [
      `Thanks, ${order.first_name}. ${formatMoney(openCents)} of ${formatMoney(order.total_cents)} is still due.`,
      createTrackingLink(order.access_key),
    ],
  });
}

export async function queueFulfilledMail(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const { carrier, tracking_number: trackingNumber } = order;
  const parcel = getTrackingUrl(carrier, trackingNumber);
  const facts: (readonly [string, string])[] = [
    ['Ships to', formatPlace(order)],
    ...(carrier === 'Other' || carrier === '' ? [] : [['Carrier', carrier] as const]),
    ...(trackingNumber === '' ? [] : [['Tracking number', trackingNumber] as const]),
  ];
  await queueOrderMail(trx, order, {
    event: 'fulfilled',
    subject: `Order ${order.number} shipped`,
    parts: [
      `Good news, ${order.first_name}: your order shipped.`,
      { facts },
      ...(parcel === undefined ? [] : [{ link: { label: `Track with ${carrier}`, href: parcel } }]),
      { lines: await listShippedLines(trx, orderId) },
      createTrackingLink(order.access_key),
    ],
  });
}

/** One mail per location: changing the location sends another. */
export async function queuePickupMail(trx: Trx, orderId: number, locationId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const place = await trx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
  await queueOrderMail(trx, order, {
    event: `pickup_ready:${locationId}`,
    subject: `Order ${order.number} is ready for pickup`,
    parts: [
      `Good news, ${order.first_name}: your order is ready at will call.`,
      {
        facts: [
          ['Pick up at', place.name],
          ['Address', `${place.address}, ${place.city} ${place.province} ${place.postal_code}`],
          ['Monday-Friday', place.hours_weekdays],
          ['Saturday', place.hours_saturday],
          ['Phone', place.phone],
          ['Order number', order.number],
        ],
      },
      { lines: await listShippedLines(trx, orderId) },
      createTrackingLink(order.access_key),
    ],
  });
}

/** Includes the refund, if any: one mail per event. */
export async function queueCanceledMail(
  trx: Trx,
  orderId: number,
  { refundedCents }: { refundedCents: number },
): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  await queueOrderMail(trx, order, {
    event: 'cancelled',
    subject: `Order ${order.number} was canceled`,
    parts: [
      `${order.first_name}, your order was canceled and won’t ship.`,
      refundedCents > 0
        ? describeRefundMethod(order.payment_method, refundedCents)
        : isByTransfer(order.payment_method)
          ? 'We haven’t received a payment. If you sent one, reply and we’ll return it.'
          : 'You weren’t charged.',
      await buildLinesAndTotals(trx, order),
      createTrackingLink(order.access_key),
    ],
  });
}

export async function queueRefundMail(trx: Trx, orderId: number, orderRefundId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const refund = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', orderRefundId)
    .executeTakeFirstOrThrow();
  const lines = await selectOrderLines(trx)
    .innerJoin('order_refund_lines as r', 'r.order_line_id', 'l.id')
    .select(['r.quantity', 'r.amount_cents as cents'])
    .where('r.order_refund_id', '=', orderRefundId)
    .orderBy('l.id')
    .execute();
  const shares: (readonly [string, number])[] = [
    ['Items', refund.goods_cents],
    ['Shipping', refund.shipping_cents],
    ['Tax', refund.tax_cents],
  ];
  // Payments beyond the total, or earlier refunds not tied to a line.
  const parts = shares.reduce((sum, [, cents]) => sum + cents, 0);
  const difference = parts === 0 ? 0 : refund.amount_cents - parts;
  shares.push([difference > 0 ? 'Overpayment' : 'Unpaid or already refunded', difference]);
  await queueOrderMail(trx, order, {
    event: `refund:${orderRefundId}`,
    subject: `Refund for order ${order.number}`,
    parts: [
      describeRefundMethod(order.payment_method, refund.amount_cents),
      {
        lines,
        totals: [...shares.filter(([, cents]) => cents !== 0), ['Refund', refund.amount_cents]],
      },
      createTrackingLink(order.access_key),
    ],
  });
}

function describeRefundMethod(method: string, cents: number): string {
  const name = isPaymentMethod(method) ? getMethodName(method) : method;
  return isByTransfer(method)
    ? `We’re sending ${formatMoney(cents)} back to you by ${name}.`
    : `We’re refunding ${formatMoney(cents)} to your original payment method (${name}). Allow 5–10 business days.`;
}

function isByTransfer(method: string): boolean {
  return isPaymentMethod(method) && isTransfer(method);
}

export function createTrackingLink(accessKey: string): MailPart {
  return { link: { label: 'View order', href: createStoreLink(paths.trackedOrder(accessKey)) } };
}

export async function readOrderForMail(trx: Trx, orderId: number) {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

async function listShippedLines(trx: Trx, orderId: number): Promise<MailLine[]> {
  return selectOrderLines(trx)
    .select(sql<number>`coalesce(l.shipped_quantity, l.quantity)`.as('quantity'))
    .where('l.order_id', '=', orderId)
    .where(sql<SqlBool>`coalesce(l.shipped_quantity, l.quantity) > 0`)
    .orderBy('l.id')
    .execute();
}

export async function buildLinesAndTotals(
  trx: Trx,
  order: Pick<MailedOrder, 'id' | 'subtotal_cents' | 'shipping_cents' | 'tax_cents' | 'total_cents'>,
): Promise<MailPart> {
  const lines = await selectOrderLines(trx)
    .select(['l.quantity', 'l.total_cents as cents'])
    .where('l.order_id', '=', order.id)
    .orderBy('l.id')
    .execute();
  return {
    lines,
    totals: [
      ['Subtotal', order.subtotal_cents],
      ['Shipping', order.shipping_cents],
      ['Tax', order.tax_cents],
      ['Total', order.total_cents],
    ],
  };
}
