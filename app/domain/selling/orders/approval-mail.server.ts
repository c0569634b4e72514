import type { Trx } from '../../../../db/schema';
import { paths } from '../../../paths';
import type { CompanyUser } from '../../base/customers/company-users.queries.server';
import { createStoreLink, type MailPart } from '../../base/mail/mail-template.server';
import { queueMail } from '../../base/mail/outbox.server';
import { readSettings } from '../../base/settings/settings.queries.server';
import { formatHours } from '../../base/settings/settings.rules';
import { formatMoney } from '../../base/shared/money.rules';
import { findWaitingApprovers } from './approvals.queries.server';
import {
  buildLinesAndTotals,
  createTrackingLink,
  inOrderLanguage,
  type MailedOrder,
} from './order-mail.server';
import { inLanguage } from '~/i18n/language.server';
import { t } from '~/i18n/text';

/** Mail for orders awaiting approval, queued in the transaction of its cause. */

/** Notifies the buyer and the requested approvers. */
export async function queueApprovalMails(trx: Trx, orderId: number): Promise<void> {
  await queueMailToPlacer(trx, orderId, 'awaiting_approval', async (order, { name }) => {
    const { number } = order;
    const held = formatHours((await readSettings(trx)).approvalHours);
    return {
      subject: t`Order ${number} is awaiting approval`,
      parts: [
        t`Thanks, ${name}. Your order is over your limit, so an approver at your company must approve it.`,
        await buildLinesAndTotals(trx, order),
        t`We’ll hold your items at these prices for ${held}. You won’t be charged until it’s approved.`,
        createTrackingLink(order.access_key),
      ],
    };
  });
  await inOrderLanguage(trx, orderId, async (order) => {
    const { asked } = await findWaitingApprovers(trx, {
      customerId: order.customer_id,
      placedByUserId: order.placed_by_user_id,
      totalCents: order.total_cents,
    });
    for (const language of new Set(asked.map((approver) => approver.language)))
      await inLanguage(language, () =>
        queueApproverMails(
          trx,
          order,
          asked.filter((approver) => approver.language === language),
        ),
      );
  });
}

/** Asks approvers of one language. */
async function queueApproverMails(
  trx: Trx,
  order: MailedOrder,
  approvers: readonly CompanyUser[],
): Promise<void> {
  const { id, number } = order;
  const held = formatHours((await readSettings(trx)).approvalHours);
  const total = formatMoney(order.total_cents);
  const { name } = await findPlacer(trx, order);
  const mail = {
    subject: t`${name} asks you to approve order ${number}`,
    parts: [
      t`${name} placed an order for ${total}, which is over their limit.`,
      ...(order.po_number === '' ? [] : [{ facts: [[t`PO number`, order.po_number] as const] }]),
      await buildLinesAndTotals(trx, order),
      { link: { label: t`Review order`, href: createStoreLink(paths.accountApproval(id)) } },
      t`If the order isn’t approved within ${held}, it will be canceled.`,
    ],
  };
  for (const approver of approvers)
    await queueMail(trx, {
      eventKey: `order:${id}:awaiting_approval:${approver.id}`,
      to: approver.email,
      ...mail,
    });
}

/** Notifies the buyer, with the approver's reason. */
export async function queueDeclinedMail(
  trx: Trx,
  orderId: number,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await queueMailToPlacer(trx, orderId, 'declined', async (order, { name }) => {
    const { number } = order;
    return {
      subject: t`Order ${number} was declined`,
      parts: [
        t`${name}, ${by} declined your order. You weren’t charged.`,
        t`Reason: ${reason}`,
        await buildLinesAndTotals(trx, order),
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** Notifies the buyer that no one approved the order in time. */
export async function queueApprovalExpiredMail(trx: Trx, orderId: number): Promise<void> {
  await queueMailToPlacer(trx, orderId, 'cancelled', async (order, { name }) => {
    const { number } = order;
    return {
      subject: t`Order ${number} wasn’t approved in time`,
      parts: [
        t`${name}, your order wasn’t approved in time, so it was canceled. You weren’t charged.`,
        await buildLinesAndTotals(trx, order),
        t`Still need it? Open the order and select Reorder.`,
        createTrackingLink(order.access_key),
      ],
    };
  });
}

/** Queues a mail to the buyer who placed an order, in the order's language. */
function queueMailToPlacer(
  trx: Trx,
  orderId: number,
  event: string,
  compose: (order: MailedOrder, placer: { name: string }) => Promise<{ subject: string; parts: MailPart[] }>,
) {
  return inOrderLanguage(trx, orderId, async (order) => {
    const placer = await findPlacer(trx, order);
    const mail = await compose(order, placer);
    return queueMail(trx, { eventKey: `order:${orderId}:${event}`, to: placer.email, ...mail });
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
