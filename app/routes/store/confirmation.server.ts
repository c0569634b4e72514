import type { AppLoadContext } from '@remix-run/node';

import { maskFullName, maskText } from '../../domain/base/customers/hidden-contact.rules';
import { findOrderApproval, type OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import { findOrderArrival } from '../../domain/selling/orders/order-arrival.queries.server';
import { findOrderByAccessKey } from '../../domain/selling/orders/orders.queries.server';
import { findHostedPayment } from '../../domain/selling/payments/hosted-payments.server';
import { findOrderQuoteKey } from '../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../paths';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';

/** Reads a confirmation by access key. @throws 404 */
export async function openConfirmation(context: AppLoadContext, request: Request, accessKey = '') {
  const { db, env, payments } = context;
  const viewer = await findSession(context, request);
  const order = requireFound(await findOrderByAccessKey(db, accessKey, viewer));
  const approval = await findOrderApproval(db, order.id);
  const hosted = await findHostedPayment(db, payments, accessKey);
  const quoteKey = order.state === 'cancelled' ? await findOrderQuoteKey(db, accessKey) : undefined;
  return {
    order,
    approval: order.hiddenContact === undefined ? approval : approval && maskApproval(approval, order),
    arrival: await findOrderArrival(db, order.id),
    transferEmail: order.paymentMethod === 'zelle' ? env.zelleEmail : env.eTransferEmail,
    /** Link to finish an unfinished payment. */
    unfinished:
      hosted?.attempt.state === 'sent'
        ? { title: hosted.provider.title, href: paths.hostedPayment(accessKey) }
        : undefined,
    /** Link to retry a failed payment; undefined for the order's own checkout. */
    tryAgain: quoteKey === undefined ? undefined : paths.quoteStatus(quoteKey),
    invoice: paths.orderInvoice(accessKey),
    tracking: paths.trackedOrder(accessKey),
  };
}

function maskApproval(approval: OrderApproval, order: { lastName: string }): OrderApproval {
  const { approvers, reason } = approval;
  return { ...approval, approvers: approvers.map(maskFullName), reason: maskText(reason, order) };
}

/** Returns where to retry a failed payment: the order's quote, or the checkout. */
export async function tryAgainPath({ db }: AppLoadContext, orderAccessKey: string): Promise<string> {
  const quoteKey = await findOrderQuoteKey(db, orderAccessKey);
  return quoteKey === undefined ? paths.checkout() : paths.quoteStatus(quoteKey);
}
