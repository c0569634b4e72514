import { getTimelineName } from '../../domain/base/audit/actor';
import { findActor } from '../../http/buyer.server';
import { createHash } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';

import { t } from '~/i18n/text';
import {
  METHOD_UNAVAILABLE,
  PROVIDER_UNREACHABLE,
} from '../../domain/selling/checkout/checkout-toasts.rules';
import { isTransfer } from '../../domain/selling/checkout/payment-methods.rules';
import {
  EmptyCartError,
  placeOrder,
  TotalChangedError,
} from '../../domain/selling/orders/place-order.server';
import type { ApiPaymentAnswer } from '../../api/payment.calls';
import type { ApiPayment, ApiPaymentMethod } from '../../api/payment.schema';
import { chargeOrder, type ChargeOutcome } from '../../domain/selling/payments/charge-order.server';
import {
  chargeUnmatched,
  expectUnmatchedTransfer,
} from '../../domain/selling/payments/unmatched-payments.server';
import { DomainError } from '../../domain/base/shared/errors';
import { toDecimal } from '../../domain/base/shared/money.rules';
import { pick } from '../../domain/base/shared/pick';
import { describeRegionMismatch } from '../../domain/base/shared/postal-regions.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { paths } from '../../paths';
import { ApiError } from '../../http/api.server';
import { hashClientAddress } from '../../http/client-address.server';
import { getRequestOrigin } from '../../http/origin.server';
import { findSession } from '../../http/session.server';

/** Verbatim from SPEC 8, for any failed payment. */
const PAYMENT_FAILED = () => t`There was an error processing your payment.`;
const PENDING_MESSAGE = () => t`The buyer must confirm this payment at redirectUrl.`;
const LOOKUP_MESSAGE = () =>
  t`No response from the payment provider yet; retry with the same Idempotency-Key.`;

interface PaymentReply {
  answer: ApiPaymentAnswer;
}

interface ApiPaymentRequest {
  method: ApiPaymentMethod;
  payment: ApiPayment;
  /** Without a key, every request is a separate payment. */
  idempotencyKey: string | undefined;
}

/**
 * Handles the five payment calls (SPEC 7). Places and pays the session's cart under the express policy; without a
 * cart, records a payment without an order.
 *
 * @throws ApiError if nothing was placed.
 */
export async function payByApi(
  context: AppLoadContext,
  request: Request,
  wanted: ApiPaymentRequest,
): Promise<PaymentReply> {
  const { answer } = await pay(context, request, wanted);
  const warning = describeRegionMismatch(wanted.payment.customerInfo);
  return { answer: warning === undefined ? answer : { ...answer, warnings: [warning] } };
}

async function pay(
  context: AppLoadContext,
  request: Request,
  { method, payment, idempotencyKey }: ApiPaymentRequest,
): Promise<PaymentReply> {
  const session = await findSession(context, request);
  // The same key is the same order and charge, even if a response was lost.
  const token =
    idempotencyKey === undefined ? randomKey() : createToken(session?.idHash ?? '', method, idempotencyKey);
  if (session?.cartId == null) return payWithoutOrder(context, method, payment, token);
  const origin = getRequestOrigin(context, request);
  const actor = getTimelineName(await findActor(context, request, 'guest'));
  return payCart(context, { cartId: session.cartId, checkoutToken: token, origin, actor }, method, payment);
}

async function payCart(
  context: AppLoadContext,
  {
    cartId,
    checkoutToken,
    origin,
    actor,
  }: { cartId: string; checkoutToken: string; origin: string; actor: string },
  method: ApiPaymentMethod,
  payment: ApiPayment,
): Promise<PaymentReply> {
  const provider = context.payments.forMethod(method);
  if (provider === undefined && !isTransfer(method)) return createFailedReply(METHOD_UNAVAILABLE());
  let reason = PROVIDER_UNREACHABLE();
  try {
    const order = await placeOrder(context.db, {
      cartId,
      policy: { name: 'express' },
      customer: {
        ...payment.customerInfo,
        ...pick(payment, 'attention', 'deliveryInstructions'),
        billing: payment.billingAddress,
      },
      paymentMethod: method,
      providerName: provider?.name,
      placedFrom: hashClientAddress(context),
      actor,
      checkoutToken,
      expectedTotalCents: payment.amount,
      // Programs expect payment now, so nothing is placed that would await approval.
      overLimit: 'refused',
    });
    const placed = { orderNumber: order.number };
    if (isTransfer(method)) return createTransferReply(context, method, placed);
    if (provider === undefined || order.attemptKey === undefined)
      return toPaymentReply(toPaymentOutcome(order.state), placed);
    const outcome = await chargeOrder(
      context.db,
      provider,
      { ...order, attemptKey: order.attemptKey },
      {
        timeoutMs: context.payments.chargeTimeoutMs,
        sandboxOutcome: getSandboxOutcome(payment.sourceId),
        origin,
        actor,
        onDecline: (declined) => (reason = declined),
      },
    );
    if (outcome === 'hosted') {
      const redirectUrl = origin + paths.hostedPayment(order.accessKey);
      return { answer: { success: false, error: PENDING_MESSAGE(), redirectUrl, ...placed } };
    }
    return toPaymentReply(outcome, placed, reason);
  } catch (error) {
    if (error instanceof TotalChangedError) {
      const total = toDecimal(error.totals.totalCents);
      throw new ApiError(409, t`Send the cart total of ${total} as the amount.`, {
        amount: t`Send the cart total of ${total}.`,
      });
    }
    if (error instanceof EmptyCartError) throw new ApiError(409, error.message);
    // Shortage, or another cart's token: the message says which.
    if (error instanceof DomainError) throw new ApiError(409, error.message);
    throw error;
  }
}

async function payWithoutOrder(
  context: AppLoadContext,
  method: ApiPaymentMethod,
  { amount, customerInfo, sourceId }: ApiPayment,
  key: string,
): Promise<PaymentReply> {
  const untied = { key, method, amountCents: amount, payer: customerInfo };
  if (isTransfer(method)) {
    await expectUnmatchedTransfer(context.db, untied);
    return createTransferReply(context, method);
  }
  const provider = context.payments.forMethod(method);
  if (provider === undefined) return createFailedReply(METHOD_UNAVAILABLE());
  let reason = PROVIDER_UNREACHABLE();
  const outcome = await chargeUnmatched(context.db, provider, untied, {
    timeoutMs: context.payments.chargeTimeoutMs,
    sandboxOutcome: getSandboxOutcome(sourceId),
    onDecline: (declined) => (reason = declined),
  });
  return toPaymentReply(outcome, undefined, reason);
}

function toPaymentReply(
  outcome: Exclude<ChargeOutcome, 'hosted'>,
  placed?: { orderNumber: string },
  reason?: string,
): PaymentReply {
  if (outcome === 'failed') return createFailedReply(reason);
  if (outcome === 'paid') return { answer: { success: true, ...placed } };
  throw new ApiError(503, LOOKUP_MESSAGE(), undefined, {}, placed);
}

function createFailedReply(reason?: string): PaymentReply {
  return { answer: { success: false, error: PAYMENT_FAILED(), ...(reason === undefined ? {} : { reason }) } };
}

function createTransferReply(
  { env }: AppLoadContext,
  method: 'zelle' | 'etransfer',
  placed?: { orderNumber: string },
): PaymentReply {
  const recipientEmail = method === 'zelle' ? env.zelleEmail : env.eTransferEmail;
  return { answer: { success: true, instructions: { recipientEmail }, ...placed } };
}

function toPaymentOutcome(state: string): 'paid' | 'failed' | 'unknown' {
  if (state === 'cancelled') return 'failed';
  return state === 'paid' || state === 'fulfilled' ? 'paid' : 'unknown';
}

/** In the sandbox, Square's test tokens decide: 'cnon:card-nonce-declined' is declined. */
function getSandboxOutcome(sourceId: string | undefined): string {
  return sourceId?.includes('declined') === true ? 'decline' : 'approve';
}

function createToken(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest().subarray(0, 16).toString('base64url');
}
