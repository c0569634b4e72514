import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCart } from '../domain/cart/cart.queries.server';
import { holdsCardNumber } from '../domain/checkout/card-number.rules';
import { CARD_NUMBER_REFUSED, type ExpressCheckout } from '../domain/checkout/checkout.schema';
import { isPaymentMethod, PAYMENT_METHODS, isTransfer } from '../domain/checkout/payment-methods.rules';
import {
  PAYMENT_FAILED,
  PAYMENT_METHOD_REQUIRED,
  PAYMENT_SUCCESSFUL,
} from '../domain/checkout/checkout-toasts.rules';
import { EmptyCartError, placeOrder } from '../domain/checkout/place-order.server';
import { EXPRESS_POLICY, totalsOf } from '../domain/checkout/totals.rules';
import { findLastOrderOfCart } from '../domain/orders/orders.queries.server';
import { chargeOrder } from '../domain/payments/charge-order.server';
import { DomainError } from '../domain/shared/errors';
import { randomKey } from '../domain/shared/random.server';
import { readForm, refuseForm } from '../http/form.server';
import { originOf } from '../http/origin.server';
import { findSession } from '../http/session.server';
import { redirectWithToast, toastHeaders } from '../http/toast.server';
import { paths } from '../paths';
import { lazyValidator } from '../ui/form/lazy-validator';
import { EmptyCart } from '../ui/cart/empty-cart';
import { CheckoutForm } from '../ui/checkout/checkout-form';
import { OrderSummary } from '../ui/checkout/order-summary';
import { pageMeta } from '../ui/seo/page-meta';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

const validator = lazyValidator(() =>
  import('../domain/checkout/checkout.schema').then((schemas) => schemas.ExpressCheckoutSchema),
);

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Checkout',
    description: 'Address, payment and your order on one page.',
    noindex: true,
  });

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const cart = await readCart(context.db, session?.cartId);
  return {
    cart,
    lastOrder: cart.count === 0 ? await findLastOrderOfCart(context.db, session?.cartId) : undefined,
    totals: totalsOf(cart.lines, EXPRESS_POLICY),
    checkoutToken: randomKey(),
    isSandbox: context.payments.isSandbox,
    unavailable: Object.keys(PAYMENT_METHODS).filter(
      (method) =>
        isPaymentMethod(method) && !isTransfer(method) && context.payments.forMethod(method) === undefined,
    ),
    isDemo: context.env.demo,
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const form = await request.formData();
  const cards = cardFields(form);
  if (cards.length > 0) {
    const blank = Object.fromEntries(cards.map((name) => [name, '']));
    const fieldErrors = Object.fromEntries(cards.map((name) => [name, CARD_NUMBER_REFUSED]));
    return refuseForm(context, form, fieldErrors, {
      replace: blank,
    });
  }
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) {
    if (String(form.get('paymentMethod') ?? '') === '') {
      await toastHeaders(context, PAYMENT_METHOD_REQUIRED, problem.headers);
    }
    return problem;
  }
  const session = await findSession(context, request);
  if (session?.cartId == null) return redirect(paths.cart(), 303);
  return checkOut(args, form, data, session.cartId);
}

async function checkOut(
  { context, request }: ActionFunctionArgs,
  form: FormData,
  input: ExpressCheckout,
  cartId: string,
) {
  const { paymentMethod, checkoutToken, shownTotal, sandboxOutcome, ...customer } = input;
  const provider = context.payments.forMethod(paymentMethod);
  if (provider === undefined && !isTransfer(paymentMethod)) return paymentFailed();
  try {
    const order = await placeOrder(context.db, {
      cartId,
      policy: EXPRESS_POLICY,
      customer,
      paymentMethod,
      providerName: provider?.name,
      checkoutToken,
      shownTotalCents: shownTotal,
    });
    const confirmation = paths.orderConfirmation(order.accessKey);
    if (!order.isNew)
      return order.state === 'cancelled' ? await paymentFailed() : redirect(confirmation, 303);
    const { attemptKey } = order;
    if (provider === undefined || attemptKey === undefined) return redirect(confirmation, 303);
    const outcome = await chargeOrder(
      context.db,
      provider,
      { ...order, attemptKey },
      { timeoutMs: context.payments.chargeTimeoutMs, sandboxOutcome, origin: originOf(context, request) },
    );
    if (outcome === 'failed') return await paymentFailed();
    if (outcome === 'hosted') return redirect(paths.hostedPayment(order.accessKey), 303);
    return outcome === 'paid'
      ? await redirectWithToast(context, confirmation, PAYMENT_SUCCESSFUL)
      : redirect(confirmation, 303);
  } catch (error) {
    if (error instanceof EmptyCartError) return redirect(paths.cart(), 303);
    // Too little stock, or another total than the one shown: said on the page, with the new figures.
    if (error instanceof DomainError)
      return refuseForm(context, form, { cart: error.message }, { status: 409 });
    throw error;
  }

  async function paymentFailed() {
    const text = `${PAYMENT_FAILED.message} - ${PAYMENT_FAILED.description}`;
    return refuseForm(
      context,
      form,
      { paymentMethod: text },
      { headers: await toastHeaders(context, PAYMENT_FAILED) },
    );
  }
}

/** The fields that hold what looks like a card number; the token is ours and random. */
function cardFields(form: FormData): string[] {
  return [...form]
    .filter(
      ([name, value]) => name !== 'checkoutToken' && (typeof value !== 'string' || holdsCardNumber(value)),
    )
    .map(([name]) => name);
}

export default function Checkout() {
  const { cart, lastOrder, totals, checkoutToken, isSandbox, unavailable, isDemo } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>Checkout</h1>
      {cart.lines.length === 0 ? (
        <EmptyCart isDemo={isDemo} lastOrder={lastOrder} />
      ) : (
        <div className="order-layout">
          <CheckoutForm
            validator={validator}
            checkoutToken={checkoutToken}
            totalCents={totals.totalCents}
            isSandbox={isSandbox}
            unavailable={unavailable}
          />
          <OrderSummary
            lines={cart.lines}
            totals={totals}
            policy={EXPRESS_POLICY}
            changeHref={paths.cart()}
          />
        </div>
      )}
    </main>
  );
}
