import type { AppLoadContext } from '@remix-run/node';

import type { Cart } from '../../domain/selling/cart/cart.queries.server';
import {
  isCharged,
  isPaymentMethod,
  PAYMENT_METHODS,
} from '../../domain/selling/checkout/payment-methods.rules';
import { PAYMENT_METHOD_REQUIRED } from '../../domain/selling/checkout/checkout-toasts.rules';
import { randomKey } from '../../domain/base/shared/random.server';
import { createToastHeaders } from '../../http/toast.server';

/** Reads what payment pages need: a checkout token and the available methods. */
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

/** Adds a toast for a missing payment method (SPEC 8). */
export async function addMethodToast(
  context: AppLoadContext,
  form: FormData,
  problem: Response,
): Promise<Response> {
  if (String(form.get('paymentMethod') ?? '') === '') {
    await createToastHeaders(context, PAYMENT_METHOD_REQUIRED, problem.headers);
  }
  return problem;
}
