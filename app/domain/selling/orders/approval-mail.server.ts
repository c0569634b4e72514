import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import { createStoreLink } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import { formatHours } from '../../base/settings/settings.rules';
import { formatMoney } from '../../base/shared/money.rules';
import { findWaitingApprovers } from './approvals.queries.server';
import { buildLinesAndTotals, readOrderForMail, createTrackingLink } from './order-mail.server';

/** Mail for orders awaiting approval, queued in the transaction of its cause. */

/** Notifies the buyer and the requested approvers. */
export async function queueApprovalMails(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const held = formatHours((await readSettings(trx)).approvalHours);
  const lines = await buildLinesAndTotals(trx, order);
  const placer = await findPlacer(trx, order);
  const { asked } = await findWaitingApprovers(trx, {
    customerId: order.customer_id,
    placedByUserId: order.placed_by_user_id,
    totalCents: order.total_cents,
  });
  await queueMail(trx, {
    eventKey: `order:${orderId}:awaiting_approval`,
    to: placer.email,
    subject: `Order ${order.number} is awaiting approval`,
    parts: [
      `Thanks, ${placer.name}. Your order is over your limit, so an approver at your company must approve it.`,
      lines,
      `We’ll hold your items at these prices for ${held}. You won’t be charged until it’s approved.`,
      createTrackingLink(order.access_key),
    ],
  });
  for (const approver of asked) {
    await queueMail(trx, {
      eventKey: `order:${orderId}:awaiting_approval:${approver.id}`,
      to: approver.email,
      subject: `${placer.name} asks you to approve order ${order.number}`,
      parts: [
        `${placer.name} placed an order for ${formatMoney(order.total_cents)}, which is over their limit.`,
        ...(order.po_number === '' ? [] : [{ facts: [['PO number', order.po_number] as const] }]),
        lines,
        { link: { label: 'Review order', href: createStoreLink(paths.accountApproval(orderId)) } },
        `If the order isn’t approved within ${held}, it will be canceled.`,
      ],
    });
  }
}

/** Notifies the buyer, with the approver's reason. */
export async function queueDeclinedMail(
  trx: Trx,
  orderId: number,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const placer = await findPlacer(trx, order);
  await queueMail(trx, {
    eventKey: `order:${orderId}:declined`,
    to: placer.email,
    subject: `Order ${order.number} was declined`,
    parts: [
      `${placer.name}, ${by} declined your order. You weren’t charged.`,
      `Reason: ${reason}`,
      await buildLinesAndTotals(trx, order),
      createTrackingLink(order.access_key),
    ],
  });
}

export async function queueApprovalExpiredMail(trx: Trx, orderId: number): Promise<void> {
  const order = await readOrderForMail(trx, orderId);
  const placer = await findPlacer(trx, order);
  await queueMail(trx, {
    eventKey: `order:${orderId}:cancelled`,
    to: placer.email,
    subject: `Order ${order.number} wasn’t approved in time`,
    parts: [
      `${placer.name}, your order wasn’t approved in time, so it was canceled. You weren’t charged.`,
      await buildLinesAndTotals(trx, order),
      'Still need it? Open the order and select Reorder.',
      createTrackingLink(order.access_key),
    ],
  });
}

/** Finds the buyer's sign-in address; falls back to the order's address for guests. */
async function findPlacer(
  trx: Trx,
  order: { placed_by_user_id: number | null; first_name: string; email: string },
): Promise<{ name: string; email: string }> {
  const user =
    order.placed_by_user_id === null
      ? undefined
      : await trx
          .selectFrom('company_users')
          .select(['first_name', 'last_name', 'email', 'removed_at'])
          .where('id', '=', order.placed_by_user_id)
          .executeTakeFirst();
  if (user === undefined) return { name: order.first_name, email: order.email };
  const name = `${user.first_name} ${user.last_name}`;
  return { name, email: user.removed_at === null ? user.email : order.email };
}
