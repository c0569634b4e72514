import { sql, type Selectable, type SqlBool } from 'kysely';

import type { Trx } from '../../../../db/schema';
import type { OrdersTable } from '../../../../db/tables/orders';
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
import { formatDeliveryEstimate } from '../../base/settings/settings.rules';
import { formatMoney } from '../../base/shared/money.rules';
import { formatDay, formatMoment, getStoreDay } from '../../base/shared/store-day.rules';
import { getTrackingUrl } from './carriers.rules';
import { createConfirmationLink } from './email-confirmation.server';
import { findOrderArrival } from './order-arrival.queries.server';
import { getHoldEnd } from './unpaid-holds.rules';
import { selectOrderLines } from './order-lines.queries.server';
import { translateValue } from '../../base/translation/page-language.queries.server';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';

/** An order as its mails read it. */
export type MailedOrder = Selectable<OrdersTable>;

/** Reads an order and runs a function in its language, even if staff cause the mail. */
export async function inOrderLanguage<Result>(
  trx: Trx,
  orderId: number,
  run: (order: MailedOrder) => Promise<Result>,
): Promise<Result> {
  const order = await trx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return inLanguage(order.language, () => run(order));
}

/** Queues order mail in the transaction of its cause, once per event, in the order's language. */
function queueOrderMail(
  trx: Trx,
  orderId: number,
  compose: (order: MailedOrder) => Promise<{ event: string; subject: string; parts: MailPart[] }>,
) {
  return inOrderLanguage(trx, orderId, async (order) => {
    const { event, ...mail } = await compose(order);
    // Whoever ordered without an account may have typed another's address; a transfer costs them nothing.
    const isUnverified = order.is_email_unconfirmed === 1 && event === 'awaiting_transfer';
    return queueMail(trx, { eventKey: `order:${orderId}:${event}`, to: order.email, isUnverified, ...mail });
  });
}

/** Confirms a paid order. */
export async function queuePaidMail(trx: Trx, orderId: number): Promise<void> {
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    const paid = formatMoney(order.received_cents > 0 ? order.received_cents : order.total_cents);
    return {
      event: 'paid',
      subject: t`Your order ${number}`,
      parts: [
        t`Thanks, ${firstName}. We received your payment of ${paid}.`,
        ...(await buildShippingParts(trx, order)),
      ],
    };
  });
}

async function buildShippingParts(trx: Trx, order: MailedOrder): Promise<MailPart[]> {
  const deliveryEstimate = formatDeliveryEstimate(await readSettings(trx));
  const place = formatPlace(order);
  const arrival = await findOrderArrival(trx, order.id);
  return [
    await buildLinesAndTotals(trx, order),
    t`Shipping to ${place}. Estimated delivery: ${deliveryEstimate}.`,
    ...buildAddressParts(order),
    ...(arrival === undefined ? [] : [arrival]),
    createTrackingLink(order.access_key),
    { link: { label: t`View invoice`, href: createStoreLink(paths.orderInvoice(order.access_key)) } },
  ];
}

/** What the buyer entered besides the shipping address. */
function buildAddressParts(order: MailedOrder): MailPart[] {
  const facts = [...listDeliveryFacts(order), ...listBillingFacts(order)];
  return facts.length === 0 ? [] : [{ facts }];
}

type MailFact = readonly [name: string, value: string];

function listDeliveryFacts({ attention, delivery_instructions: instructions }: MailedOrder): MailFact[] {
  return [
    ...(attention === '' ? [] : [[t`Attention`, attention] as const]),
    ...(instructions === '' ? [] : [[t`Delivery instructions`, instructions] as const]),
  ];
}

function listBillingFacts(order: MailedOrder): MailFact[] {
  const { billing_name, billing_address, billing_city, billing_state_code, billing_zip_code } = order;
  if (billing_address === '') return [];
  const place = `${billing_address}, ${billing_city} ${billing_state_code} ${billing_zip_code}`;
  return [[t`Bill to`, `${billing_name}, ${place}`]];
}

function formatPlace({ address, city, state_code, zip_code }: MailedOrder): string {
  return `${address}, ${city} ${state_code} ${zip_code}`;
}

/** Says where to send a transfer, and how long the items are held. */
export async function queueTransferMail(trx: Trx, orderId: number): Promise<void> {
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    const method = order.payment_method === 'zelle' ? 'zelle' : 'etransfer';
    const methodName = getMethodName(method);
    const total = formatMoney(order.total_cents);
    return {
      event: 'awaiting_transfer',
      subject: t`Order ${number} is awaiting payment`,
      parts: [
        t`Thanks, ${firstName}. Please send ${total} by ${methodName}.`,
        {
          facts: [
            [t`Send to`, getTransferRecipient(method)],
            [t`Reference`, number],
          ],
        },
        await buildLinesAndTotals(trx, order),
        ...(await buildHoldParts(trx, order)),
        {
          link: {
            label: t`Payment instructions`,
            href: createStoreLink(paths.orderConfirmation(order.access_key)),
          },
        },
      ],
    };
  });
}

/** How long the goods are held, and how to hold them longer. */
async function buildHoldParts(trx: Trx, order: MailedOrder): Promise<MailPart[]> {
  const { id, email, placed_at: placedAt } = order;
  const fullEnd = getHoldEnd(placedAt, await readSettings(trx), { isEmailUnconfirmed: false });
  const end = order.expires_at ?? fullEnd;
  const until = formatMoment(end);
  if (order.is_email_unconfirmed === 0 || end === fullEnd)
    return [t`We’ll hold your items until ${until} and ship once payment arrives.`];
  const longer = formatMoment(fullEnd);
  return [
    t`We’ll hold your items until ${until}. Confirm your email address to extend the hold until ${longer}. We’ll ship once payment arrives.`,
    await createConfirmationLink(trx, { email, orderId: id }),
  ];
}

/** Confirms an order on account, with the day it is due. */
export async function queueOnAccountMail(trx: Trx, orderId: number): Promise<void> {
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    const total = formatMoney(order.total_cents);
    const day = formatDay(getStoreDay(new Date(order.due_at ?? order.placed_at)));
    return {
      event: 'on_account',
      subject: t`Your order ${number}`,
      parts: [
        t`Thanks, ${firstName}. ${total} is due on your account by ${day}.`,
        ...(await buildShippingParts(trx, order)),
      ],
    };
  });
}

/** One mail per payment: what has been received so far distinguishes them. */
export async function queuePartPaymentMail(
  trx: Trx,
  orderId: number,
  { receivedCents, openCents }: { receivedCents: number; openCents: number },
): Promise<void> {
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    const received = formatMoney(receivedCents);
    const open = formatMoney(openCents);
    const total = formatMoney(order.total_cents);
    return {
      event: `part_payment:${order.received_cents}`,
      subject: t`We received ${received} for order ${number}`,
      parts: [
        t`Thanks, ${firstName}. ${open} of ${total} is still due.`,
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** Says that an order was shipped. */
export async function queueFulfilledMail(trx: Trx, orderId: number): Promise<void> {
  await queueShipmentMail(trx, orderId, ({ number, first_name: firstName }) => ({
    event: 'fulfilled',
    subject: t`Order ${number} shipped`,
    opening: t`Good news, ${firstName}: your order shipped.`,
  }));
}

/** Says that the tracking number in the mail before was wrong. */
export async function queueTrackingMail(trx: Trx, orderId: number): Promise<void> {
  await queueShipmentMail(trx, orderId, ({ number, first_name: firstName, updated_at: at }) => ({
    event: `tracking:${at}`,
    subject: t`Order ${number}: corrected tracking number`,
    opening: t`${firstName}, the tracking number we sent you was wrong. Here is the right one.`,
  }));
}

function queueShipmentMail(
  trx: Trx,
  orderId: number,
  introduce: (order: MailedOrder) => { event: string; subject: string; opening: string },
) {
  return queueOrderMail(trx, orderId, async (order) => {
    const { carrier, tracking_number: trackingNumber } = order;
    const { opening, ...mail } = introduce(order);
    const parcel = getTrackingUrl(carrier, trackingNumber);
    const facts: MailFact[] = [
      [t`Ships to`, formatPlace(order)],
      ...listDeliveryFacts(order),
      ...(carrier === 'Other' || carrier === '' ? [] : [[t`Carrier`, carrier] as const]),
      ...(trackingNumber === '' ? [] : [[t`Tracking number`, trackingNumber] as const]),
    ];
    return {
      ...mail,
      parts: [
        opening,
        { facts },
        ...(parcel === undefined ? [] : [{ link: { label: t`Track with ${carrier}`, href: parcel } }]),
        { lines: await listShippedLines(trx, orderId) },
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** One mail per location: changing the location sends another. */
export async function queuePickupMail(trx: Trx, orderId: number, locationId: number): Promise<void> {
  const location = await trx
    .selectFrom('locations')
    .selectAll()
    .where('id', '=', locationId)
    .executeTakeFirstOrThrow();
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    const { name, hours_weekdays, hours_saturday } = location;
    const place = await translateValue(trx, { name, hours_weekdays, hours_saturday });
    return {
      event: `pickup_ready:${locationId}`,
      subject: t`Order ${number} is ready for pickup`,
      parts: [
        t`Good news, ${firstName}: your order is ready at will call.`,
        {
          facts: [
            [t`Pick up at`, place.name],
            [
              t`Address`,
              `${location.address}, ${location.city} ${location.province} ${location.postal_code}`,
            ],
            [t`Monday-Friday`, place.hours_weekdays],
            [t`Saturday`, place.hours_saturday],
            [t`Phone`, location.phone],
            [t`Order number`, number],
          ],
        },
        { lines: await listShippedLines(trx, orderId) },
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** Includes the refund, if any: one mail per event. */
export async function queueCanceledMail(
  trx: Trx,
  orderId: number,
  { refundedCents }: { refundedCents: number },
): Promise<void> {
  await queueOrderMail(trx, orderId, async (order) => {
    const { number, first_name: firstName } = order;
    return {
      event: 'cancelled',
      subject: t`Order ${number} was canceled`,
      parts: [
        t`${firstName}, your order was canceled and won’t ship.`,
        refundedCents > 0
          ? describeRefundMethod(order.payment_method, refundedCents)
          : isByTransfer(order.payment_method)
            ? t`We haven’t received a payment. If you sent one, reply and we’ll return it.`
            : t`You weren’t charged.`,
        await buildLinesAndTotals(trx, order),
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** Queues the mail that tells the buyer of a refund. */
export async function queueRefundMail(trx: Trx, orderId: number, orderRefundId: number): Promise<void> {
  const refund = await trx
    .selectFrom('order_refunds')
    .selectAll()
    .where('id', '=', orderRefundId)
    .executeTakeFirstOrThrow();
  await queueOrderMail(trx, orderId, async (order) => {
    const { number } = order;
    const lines = await selectOrderLines(trx)
      .innerJoin('order_refund_lines as r', 'r.order_line_id', 'l.id')
      .select(['r.quantity', 'r.amount_cents as cents'])
      .where('r.order_refund_id', '=', orderRefundId)
      .orderBy('l.id')
      .execute();
    const shares: (readonly [string, number])[] = [
      [t`Items`, refund.goods_cents],
      [t`Shipping`, refund.shipping_cents],
      [t`Tax`, refund.tax_cents],
    ];
    // Payments beyond the total, or earlier refunds not tied to a line.
    const parts = shares.reduce((sum, [, cents]) => sum + cents, 0);
    const difference = parts === 0 ? 0 : refund.amount_cents - parts;
    shares.push([difference > 0 ? t`Overpayment` : t`Unpaid or already refunded`, difference]);
    return {
      event: `refund:${orderRefundId}`,
      subject: t`Refund for order ${number}`,
      parts: [
        describeRefundMethod(order.payment_method, refund.amount_cents),
        {
          lines,
          totals: [...shares.filter(([, cents]) => cents !== 0), [t`Refund`, refund.amount_cents]],
        },
        createTrackingLink(order.access_key),
      ],
    };
  });
}

function describeRefundMethod(method: string, cents: number): string {
  const name = isPaymentMethod(method) ? getMethodName(method) : method;
  const amount = formatMoney(cents);
  return isByTransfer(method)
    ? t`We’re sending ${amount} back to you by ${name}.`
    : t`We’re refunding ${amount} to your original payment method (${name}). Allow 5–10 business days.`;
}

function isByTransfer(method: string): boolean {
  return isPaymentMethod(method) && isTransfer(method);
}

/** Returns the link to an order’s status. */
export function createTrackingLink(accessKey: string): MailPart {
  return { link: { label: t`View order`, href: createStoreLink(paths.trackedOrder(accessKey)) } };
}

async function listShippedLines(trx: Trx, orderId: number): Promise<MailLine[]> {
  return selectOrderLines(trx)
    .select(sql<number>`coalesce(l.shipped_quantity, l.quantity)`.as('quantity'))
    .where('l.order_id', '=', orderId)
    .where(sql<SqlBool>`coalesce(l.shipped_quantity, l.quantity) > 0`)
    .orderBy('l.id')
    .execute();
}

/** Builds the lines and totals of an order’s mail, in its language. */
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
      [t`Subtotal`, order.subtotal_cents],
      [t`Shipping`, order.shipping_cents],
      [t`Tax`, order.tax_cents],
      [t`Total (US$)`, order.total_cents],
    ],
  };
}
