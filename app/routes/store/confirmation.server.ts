import type { AppLoadContext } from '@remix-run/node';

import { findOrderApproval, type OrderApproval } from '../../domain/selling/orders/approvals.queries.server';
import { findOrderByAccessKey, type Order } from '../../domain/selling/orders/orders.queries.server';
import { findHostedPayment } from '../../domain/selling/payments/hosted-payments.server';
import { findOrderQuoteKey } from '../../domain/selling/quotes/quotes.queries.server';
import { paths } from '../../paths';
import { isDemoMailOff } from '../../env.server';
import { requireFound } from '../../http/not-found.server';

export interface Confirmation {
  order: Order;
  approval: OrderApproval | undefined;
  transferEmail: string;
  /** Whether this is a demo whose mail stays in the outbox. */
  isMailOff: boolean;
  /** Link to finish an unfinished payment. */
  unfinished: { title: string; href: string } | undefined;
  /** Link to retry a failed payment; undefined for the order's own checkout. */
  tryAgain: string | undefined;
  invoice: string;
  tracking: string;
}

/** Reads a confirmation by access key. @throws 404 */
export async function openConfirmation(
  { db, env, payments }: AppLoadContext,
  accessKey = '',
): Promise<Confirmation> {
  const order = requireFound(await findOrderByAccessKey(db, accessKey));
  const hosted = await findHostedPayment(db, payments, accessKey);
  const quoteKey = order.state === 'cancelled' ? await findOrderQuoteKey(db, accessKey) : undefined;
  return {
    order,
    approval: await findOrderApproval(db, order.id),
    transferEmail: order.paymentMethod === 'zelle' ? env.zelleEmail : env.eTransferEmail,
    isMailOff: isDemoMailOff(env),
    unfinished:
      hosted?.attempt.state === 'sent'
        ? { title: hosted.provider.title, href: paths.hostedPayment(accessKey) }
        : undefined,
    tryAgain: quoteKey === undefined ? undefined : paths.quoteStatus(quoteKey),
    invoice: paths.orderInvoice(accessKey),
    tracking: paths.trackedOrder(accessKey),
  };
}

/** Returns where to retry a failed payment: the order's quote, or the checkout. */
export async function tryAgainPath({ db }: AppLoadContext, orderAccessKey: string): Promise<string> {
  const quoteKey = await findOrderQuoteKey(db, orderAccessKey);
  return quoteKey === undefined ? paths.checkout() : paths.quoteStatus(quoteKey);
}
