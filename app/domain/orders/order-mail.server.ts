import type { Trx } from '../../../db/schema';
import { queueMail } from '../mail/outbox.server';
import { formatMoney } from '../shared/money.rules';

/** The mail that an order causes, written to the outbox in the transaction of its cause. One a event. */

export async function queuePaidMail(trx: Trx, orderId: number): Promise<void> {
  const order = await mailOrder(trx, orderId);
  await queueMail(trx, {
    eventKey: `order:${orderId}:paid`,
    to: order.email,
    subject: `Your order ${order.number}`,
    parts: [
      `Thank you, ${order.first_name}. We have your payment of ${formatMoney(order.total_cents)}.`,
      await lineText(trx, orderId),
      `It ships to ${order.address}, ${order.city} ${order.state_code} ${order.zip_code}. Delivery takes 2-3 business days.`,
    ],
  });
}

export async function queueTransferMail(trx: Trx, orderId: number): Promise<void> {
  const order = await mailOrder(trx, orderId);
  await queueMail(trx, {
    eventKey: `order:${orderId}:awaiting_transfer`,
    to: order.email,
    subject: `Your order ${order.number} awaits your transfer`,
    parts: [
      `Thank you, ${order.first_name}. Send ${formatMoney(order.total_cents)} with the reference ${order.number}.`,
      await lineText(trx, orderId),
      'We hold the goods for 72 hours.',
    ],
  });
}

async function mailOrder(trx: Trx, orderId: number) {
  return trx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

async function lineText(trx: Trx, orderId: number): Promise<string> {
  const lines = await trx
    .selectFrom('order_lines')
    .select(['quantity', 'name', 'sku', 'total_cents'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return lines
    .map((line) => `${line.quantity} x ${line.name} (${line.sku})  ${formatMoney(line.total_cents)}`)
    .join('\n');
}
