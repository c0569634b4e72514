import type { AppLoadContext } from '@remix-run/node';

import type { Cart } from '../../domain/selling/cart/cart.queries.server';
import {
  isCharged,
  isPaymentMethod,
  PAYMENT_METHODS,
} from '../../domain/selling/checkout/payment-methods.rules';
import { PAYMENT_METHOD_REQUIRED } from '../../domain/selling/checkout/checkout-toasts.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { toastHeaders } from '../../http/toast.server';

/** What a page that pays needs to know: a token that makes one order of it, and what the payments here can do. */
export function getPaymentChoices({ payments }: AppLoadContext, { buyer }: Pick<Cart, 'buyer'>) {
  return {
    checkoutToken: randomKey(),
    isSandbox: payments.isSandbox,
    onAccount: buyer?.onAccount,
    unavailable: Object.keys(PAYMENT_METHODS).filter(
      (method) => isPaymentMethod(method) && isCharged(method) && payments.forMethod(method) === undefined,
    ),
  };
}

/** SPEC 8: a form without a payment method says so in a toast, too. */
export async function addMethodToast(
  context: AppLoadContext,
  form: FormData,
  problem: Response,
): Promise<Response> {
  if (String(form.get('paymentMethod') ?? '') === '') {
    await toastHeaders(context, PAYMENT_METHOD_REQUIRED, problem.headers);
  }
  return problem;
}
