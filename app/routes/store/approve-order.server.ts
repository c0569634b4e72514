import { redirect, type AppLoadContext } from '@remix-run/node';

import { getTimelineName, toUserActor } from '../../domain/base/audit/actor';
import type { CompanyUser } from '../../domain/base/customers/company-users.queries.server';
import {
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PROVIDER_UNREACHABLE,
} from '../../domain/selling/checkout/checkout-toasts.rules';
import { isCharged, isPaymentMethod } from '../../domain/selling/checkout/payment-methods.rules';
import { approveOrder } from '../../domain/selling/orders/decide-approval.server';
import type { Order } from '../../domain/selling/orders/orders.queries.server';
import { chargeOrder } from '../../domain/selling/payments/charge-order.server';
import { paths } from '../../paths';
import { redirectWithToast } from '../../http/toast.server';
import { t } from '~/i18n/text';

interface Approval {
  order: Pick<Order, 'id' | 'number' | 'paymentMethod'>;
  user: CompanyUser;
  /** Sandbox outcome, in demo mode. */
  sandboxOutcome: string;
  origin: string;
}

/**
 * Approves an order and pays it like a checkout: charges it, or redirects the approver to the provider. Domain errors
 * are thrown, and nothing is charged.
 */
export async function approveAndPay(
  context: AppLoadContext,
  { order, user, sandboxOutcome, origin }: Approval,
): Promise<Response> {
  const method = order.paymentMethod;
  const provider = isPaymentMethod(method) ? context.payments.forMethod(method) : undefined;
  if (provider === undefined && isPaymentMethod(method) && isCharged(method)) {
    return redirectWithToast(context, paths.accountApproval(order.id), {
      ...PAYMENT_FAILED(),
      description: t`This payment method isn’t available. Nothing was charged, and the order is still awaiting approval.`,
    });
  }
  const { number } = order;
  const decision = { orderId: order.id, userId: user.id, requestId: context.requestId };
  const approved = await approveOrder(context.db, decision, provider?.name);
  const { attemptKey } = approved;
  const after = paths.accountOrder(order.id);
  const done = { type: 'success', message: t`Order ${number} approved` } as const;
  if (provider === undefined || attemptKey === undefined) return redirectWithToast(context, after, done);
  const { chargeTimeoutMs: timeoutMs } = context.payments;
  let reason = PROVIDER_UNREACHABLE();
  const outcome = await chargeOrder(
    context.db,
    provider,
    { ...approved, attemptKey },
    {
      timeoutMs,
      sandboxOutcome,
      origin,
      actor: getTimelineName(toUserActor(user, context.requestId)),
      onDecline: () => (reason = PAYMENT_DECLINED()),
    },
  );
  switch (outcome) {
    case 'paid':
      return redirectWithToast(context, after, { ...done, description: t`The payment was successful.` });
    case 'hosted':
      return redirect(paths.hostedPayment(approved.accessKey), 303);
    case 'failed':
      return redirectWithToast(context, after, {
        ...PAYMENT_FAILED(),
        description: t`${reason} Nothing was charged. The order was canceled and its items are back in stock. Order again with another payment method.`,
      });
    case 'unknown':
      return redirect(after, 303);
  }
}
