import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { promiseCartArrival } from '../../domain/selling/cart/cart-arrival.rules';
import { readCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import { listTypedErrors } from '../../domain/selling/checkout/checkout-progress.rules';
import { describeCheaperCheckout } from '../../domain/selling/checkout/cheaper-checkout.rules';
import { getTotals, linesFingerprint, toPolicy } from '../../domain/selling/checkout/totals.rules';
import { findLastOrderOfCart } from '../../domain/selling/orders/orders.queries.server';
import {
  refuseCardNumbers,
  saveTyped,
  findChosenAddress,
  prefillCheckout,
  readPaymentChoices,
  addMethodToast,
} from './checkout-page.server';
import { checkOut, splitCheckout } from './check-out.server';
import { findActor } from '../../http/buyer.server';
import { readForm } from '../../http/form.server';
import { getRequestOrigin } from '../../http/origin.server';
import { findSession } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { paths } from '../../paths';
import { EmptyCart } from '../../ui/cart/empty-cart';
import { ChangeControl } from '../../ui/checkout/change-control';
import { CheckoutForm } from '../../ui/checkout/checkout-form';
import { OverLimitNote, UnavailableLines } from '../../ui/checkout/checkout-notices';
import { PlaceOrderButton } from '../../ui/checkout/order-fields';
import { OrderSummary } from '../../ui/checkout/order-summary';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { ExpressCheckoutError as ErrorBoundary } from '../../ui/checkout/checkout-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/checkout/checkout.schema').then((schemas) => schemas.ExpressCheckoutSchema),
);

export const meta = unlistedPageMeta(
  () => t({ message: 'Checkout', context: 'heading' }),
  () => t`Enter shipping and payment, and place your order on one page.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const cart = await readCart(context.db, session?.cartId);
  const draft = await readCheckoutDraft(context.db, session?.cartId);
  const settings = await settingsOf(context);
  const policy = toPolicy('express', settings);
  const { typed, ...saved } = await prefillCheckout(context, request, draft);
  return {
    cart,
    typed,
    ...saved,
    errors: listTypedErrors(typed),
    lastOrder: cart.count === 0 ? await findLastOrderOfCart(context.db, session?.cartId) : undefined,
    policy,
    totals: getTotals(cart.lines, policy, cart.buyer),
    cheaper: describeCheaperCheckout(cart.lines, 'express', settings),
    arrival: promiseCartArrival(cart.lines, settings, new Date()),
    expectedLines: linesFingerprint(cart.lines),
    ...(await readPaymentChoices(context, cart)),
    isDemo: context.env.demo,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const session = await findSession(context, request);
  if (session?.cartId != null) await saveTyped(context, session.cartId, form, ['shipping', 'payment']);
  // Without JavaScript the way to the cart is a button, so that what was typed is kept.
  if (form.get('intent') === 'toCart') return redirect(paths.cart(), 303);
  const address = findChosenAddress(form);
  if (address !== undefined) return redirect(paths.checkout({ address }), 303);
  const cards = refuseCardNumbers(context, form);
  if (cards !== undefined) return cards;
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return addMethodToast(context, form, problem);
  if (session?.cartId == null) return redirect(paths.cart(), 303);
  return checkOut(context, form, {
    policy: { name: 'express' },
    cartId: session.cartId,
    ...splitCheckout(data),
    origin: getRequestOrigin(context, request),
    actor: await findActor(context, request, 'guest'),
  });
}

export default function Checkout() {
  const { cart, lastOrder, policy, totals, arrival, cheaper, isDemo, ...checkout } =
    useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page page--order tinted">
      <h1>{t({ message: 'Checkout', context: 'heading' })}</h1>
      <OverLimitNote user={cart.buyer?.user} totalCents={totals.totalCents} />
      {cart.lines.length === 0 ? (
        <EmptyCart isDemo={isDemo} page="checkout" lastOrder={lastOrder} />
      ) : (
        <CheckoutForm
          validator={validator}
          totals={totals}
          notice={<UnavailableLines lines={cart.lines} />}
          {...checkout}
        >
          <OrderSummary
            lines={cart.lines}
            totals={totals}
            policy={policy}
            arrival={arrival}
            cheaper={cheaper}
            button={<PlaceOrderButton totalCents={totals.totalCents} />}
          >
            <ChangeControl intent="toCart" to={paths.cart()}>
              <Trans>Edit cart</Trans>
            </ChangeControl>
          </OrderSummary>
        </CheckoutForm>
      )}
    </main>
  );
}
