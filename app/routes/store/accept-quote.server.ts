import { redirect, type AppLoadContext } from '@remix-run/node';

import { getTimelineName, type Actor } from '../../domain/base/audit/actor';
import type { SignedIn } from '../../domain/selling/cart/cart-buyer.queries.server';
import type { ExpressCheckout } from '../../domain/selling/checkout/checkout.schema';
import { METHOD_UNAVAILABLE } from '../../domain/selling/checkout/checkout-toasts.rules';
import { isCharged } from '../../domain/selling/checkout/payment-methods.rules';
import type { PlacedOrder } from '../../domain/selling/orders/write-order.server';
import { acceptQuote, QuoteNotOpenError } from '../../domain/selling/quotes/accept-quote.server';
import type { Quote } from '../../domain/selling/quotes/quotes.queries.server';
import { DomainError } from '../../domain/base/shared/errors';
import { paths } from '../../paths';
import { payOrder, paymentFailed, splitCheckout } from './check-out.server';
import { refuseForm } from '../../http/form.server';
import { redirectWithError } from '../../http/toast.server';

interface AcceptanceContext {
  quote: Quote;
  signedIn: SignedIn | undefined;
  checkout: ExpressCheckout;
  origin: string;
  actor: Actor;
}

/** Accepts a quote and pays its order like a checkout. If already accepted, redirects to the existing order. */
export async function answerAcceptance(
  context: AppLoadContext,
  form: FormData,
  { quote, signedIn, checkout, origin, actor }: AcceptanceContext,
): Promise<Response> {
  const { customer, placing } = splitCheckout(checkout);
  const { paymentMethod, checkoutToken, sandboxOutcome, ...details } = placing;
  if (quote.order !== undefined) return redirect(orderPage(quote.order), 303);
  const provider = context.payments.forMethod(paymentMethod);
  if (provider === undefined && isCharged(paymentMethod))
    return paymentFailed(context, form, METHOD_UNAVAILABLE());
  let order: PlacedOrder;
  try {
    order = await acceptQuote(
      context.db,
      {
        accessKey: quote.accessKey,
        signedIn,
        customer,
        paymentMethod,
        providerName: provider?.name,
        formToken: checkoutToken,
        ...details,
      },
      actor,
    );
  } catch (error) {
    if (error instanceof QuoteNotOpenError) {
      return redirectWithError(context, paths.quoteStatus(quote.accessKey), error.message);
    }
    if (error instanceof DomainError)
      return refuseForm(context, form, { cart: error.message }, { status: 409 });
    throw error;
  }
  return payOrder(context, form, order, {
    provider,
    sandboxOutcome,
    origin,
    actor: getTimelineName(actor),
  });
}

export function orderPage({ accessKey, policy }: NonNullable<Quote['order']>): string {
  return paths.orderConfirmation(accessKey, policy);
}
