import { redirect, type AppLoadContext } from '@remix-run/node';

import { getTimelineName, type Actor } from '../../domain/base/audit/actor';
import type { ExpressCheckout, Placing, ShippingInfo } from '../../domain/selling/checkout/checkout.schema';
import {
  CHANGE_CARD,
  describeFailedPayment,
  METHOD_UNAVAILABLE,
  PAYMENT_DECLINED,
  PAYMENT_FAILED,
  PAYMENT_SUCCESSFUL,
  PROVIDER_UNREACHABLE,
} from '../../domain/selling/checkout/checkout-toasts.rules';
import { isCard, isCharged, type SandboxOutcome } from '../../domain/selling/checkout/payment-methods.rules';
import { EmptyCartError, placeOrder } from '../../domain/selling/orders/place-order.server';
import { UnconfirmedEmailError } from '../../domain/selling/orders/unpaid-holds.server';
import type { PlacedOrder } from '../../domain/selling/orders/write-order.server';
import type { CheckoutPolicy } from '../../domain/selling/checkout/totals.rules';
import { chargeOrder } from '../../domain/selling/payments/charge-order.server';
import {
  isSandboxMethod,
  type PaymentProviders,
} from '../../domain/selling/payments/payment-providers.server';
import { DomainError } from '../../domain/base/shared/errors';
import { isDemoMailOff } from '../../http/demo-mail.server';
import { paths } from '../../paths';
import { hashClientAddress } from '../../http/client-address.server';
import { refuseForm } from '../../http/form.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { t } from '~/i18n/text';

const DEMO_MAIL_NOTE = () => t`Demo: find the email in the back office under Mail.`;

interface Checkout {
  policy: Pick<CheckoutPolicy, 'name'>;
  cartId: string;
  customer: ShippingInfo;
  origin: string;
  actor: Actor;
  placing: Placing;
}

/** The recipient and the other order details of an express checkout. */
export function splitCheckout({
  paymentMethod,
  poNumber,
  checkoutToken,
  expectedTotalCents,
  expectedLines,
  sandboxOutcome,
  ...customer
}: ExpressCheckout): Pick<Checkout, 'customer' | 'placing'> {
  return {
    customer,
    placing: { paymentMethod, poNumber, checkoutToken, expectedTotalCents, expectedLines, sandboxOutcome },
  };
}

/**
 * Places and pays an order for either checkout. Redirects to the confirmation, or returns the page with the error,
 * without charging.
 */
export async function checkOut(
  context: AppLoadContext,
  form: FormData,
  { policy, cartId, customer, placing, origin, ...checkout }: Checkout,
): Promise<Response> {
  const { sandboxOutcome, ...details } = placing;
  const { paymentMethod } = details;
  const actor = getTimelineName(checkout.actor);
  const provider = context.payments.forMethod(paymentMethod);
  if (provider === undefined && isCharged(paymentMethod))
    return paymentFailed(context, form, METHOD_UNAVAILABLE());
  let order: PlacedOrder;
  try {
    order = await placeOrder(context.db, {
      cartId,
      policy,
      customer,
      providerName: provider?.name,
      placedFrom: hashClientAddress(context),
      actor,
      ...details,
    });
  } catch (error) {
    if (error instanceof EmptyCartError) return redirect(paths.cart(), 303);
    if (error instanceof UnconfirmedEmailError) {
      const note = isDemoMailOff(context.env) ? ` ${DEMO_MAIL_NOTE()}` : '';
      return refuseForm(context, form, { paymentMethod: error.message + note }, { status: 409 });
    }
    // A shortage or a changed total: shown on the page with the new figures.
    if (error instanceof DomainError)
      return refuseForm(context, form, { cart: error.message }, { status: 409 });
    throw error;
  }
  return payOrder(context, form, order, { provider, sandboxOutcome, origin, actor });
}

interface Payment {
  provider: ReturnType<PaymentProviders['forMethod']>;
  sandboxOutcome: SandboxOutcome;
  origin: string;
  /** Who pays, as timelines name them. */
  actor: string;
}

/** Pays a newly placed order and redirects to its confirmation; existing orders aren't charged again. */
export async function payOrder(
  context: AppLoadContext,
  form: FormData,
  order: PlacedOrder,
  { provider, sandboxOutcome, origin, actor }: Payment,
): Promise<Response> {
  const { attemptKey } = order;
  if (!order.isNew || provider === undefined || attemptKey === undefined) {
    return answerPlaced(context, form, order);
  }
  const { chargeTimeoutMs: timeoutMs } = context.payments;
  let reason = PROVIDER_UNREACHABLE();
  const onDecline = () => (reason = PAYMENT_DECLINED());
  const outcome = await chargeOrder(
    context.db,
    provider,
    { ...order, attemptKey },
    { timeoutMs, sandboxOutcome, origin, actor, onDecline },
  );
  const confirmation = paths.orderConfirmation(order.accessKey, order.policy);
  switch (outcome) {
    case 'paid':
      return redirectWithToast(context, confirmation, PAYMENT_SUCCESSFUL());
    case 'hosted':
      return redirect(paths.hostedPayment(order.accessKey), 303);
    case 'failed':
      return paymentFailed(context, form, reason);
    case 'unknown':
      return redirect(confirmation, 303);
  }
}

/** Responds for an order that already exists or awaits a transfer. */
export async function answerPlaced(
  context: AppLoadContext,
  form: FormData,
  { state, accessKey, policy }: PlacedOrder,
): Promise<Response> {
  if (state === 'cancelled') return paymentFailed(context, form);
  return redirect(paths.orderConfirmation(accessKey, policy), 303);
}

/** @param reason written for buyers. */
export async function paymentFailed(
  context: AppLoadContext,
  form: FormData,
  reason?: string,
): Promise<Response> {
  const headers = await createToastHeaders(context, PAYMENT_FAILED());
  const method = String(form.get('paymentMethod'));
  const fieldErrors: Record<string, string> = { paymentMethod: describeFailedPayment(reason) };
  // Only the demo has card fields on the page.
  if (isCard(method) && isSandboxMethod(context.payments, method)) fieldErrors['card'] = CHANGE_CARD();
  return refuseForm(context, form, fieldErrors, { headers });
}
