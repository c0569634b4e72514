import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';

import { findRemovedLine, readCart } from '../../domain/selling/cart/cart.queries.server';
import { ADDED_TO_CART, formatHeld, INVALID_QUANTITY } from '../../domain/selling/cart/cart.rules';
import { CartIntentSchema } from '../../domain/selling/cart/cart.schema';
import { promiseCartArrival } from '../../domain/selling/cart/cart-arrival.rules';
import { readCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import { getFirstUnfinishedStep } from '../../domain/selling/checkout/checkout-progress.rules';
import { toPolicy, getTotals } from '../../domain/selling/checkout/totals.rules';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { answerCartForm } from './cart-form.server';
import { applyCartIntent } from './cart-intents.server';
import { readRelatedToCart } from './cart-related.server';
import { findLastOrderOfCart } from '../../domain/selling/orders/orders.queries.server';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { findSession } from '../../http/session.server';
import { getCartForWriting } from '../../http/session-writes.server';
import { settingsOf } from '../../http/settings.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { paths } from '../../paths';
import { CartForm, GoneLines } from '../../ui/cart/cart-form';
import { CartSummary } from '../../ui/cart/cart-summary';
import { EmptyCart } from '../../ui/cart/empty-cart';
import { RelatedToCart } from '../../ui/cart/related-to-cart';
import { RemovedLine } from '../../ui/cart/removed-line';
import { CheckoutProgress } from '../../ui/checkout/standard-step';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { StandardCheckoutError as ErrorBoundary } from '../../ui/checkout/checkout-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = unlistedPageMeta(
  () => t`Cart`,
  () => t`Parts in your cart, with price and stock.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const session = await findSession(context, request);
  const cart = await readCart(context.db, session?.cartId);
  const lastOrder = cart.count === 0 ? await findLastOrderOfCart(context.db, session?.cartId) : undefined;
  const typed = await readCheckoutDraft(context.db, session?.cartId);
  const settings = await settingsOf(context);
  const policy = toPolicy('standard', settings);
  return {
    count: cart.count,
    lines: cart.lines,
    totals: getTotals(cart.lines, policy, cart.buyer),
    policy,
    express: getTotals(cart.lines, toPolicy('express', settings), cart.buyer),
    lastOrder,
    removed: await findRemovedLine(context.db, cart, new URL(request.url).searchParams.get('removed')),
    arrival: promiseCartArrival(cart.lines, settings, new Date()),
    related: await readRelatedToCart(context, request, cart.lines),
    step: getFirstUnfinishedStep(cart.lines, typed),
    isDemo: context.env.demo,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const formData = await request.formData();
  // The form of a listing sends what is picked for a comparison too: its products can be added to the cart.
  if (formData.has('compare'))
    return redirect(paths.compare({ product: formData.getAll('product').map(String) }), 303);
  if (formData.has('lines')) return answerCartForm(context, request, formData);
  const form = Object.fromEntries(formData);
  const isAdd = form['intent'] === 'add';
  // A listing asks for a quantity of each product.
  const quantity = form['quantity'] ?? form[`quantity-${String(form['productId'])}`];
  const parsed = CartIntentSchema.safeParse({ ...form, quantity });
  if (!parsed.success)
    return refuse(isAdd ? t`Enter a whole number from 1 to 9999.` : INVALID_QUANTITY(), 400);
  const intent = parsed.data;
  if (intent.intent === 'addSample' && !context.env.demo) {
    return refuse(t`Sample orders are available in demo stores only.`, 404);
  }
  const { cartId, headers } = await getCartForWriting(context, request);
  let added: { name: string; quantity: number } | undefined;
  try {
    added = await applyCartIntent(context.db, cartId, intent);
  } catch (error) {
    if (error instanceof NotFoundError) return refuse(error.message, 404, headers);
    if (error instanceof DomainError) return refuse(error.message, 409, headers);
    throw error;
  }
  if (intent.intent === 'addSample' && intent.next === 'checkout')
    return redirect(paths.checkout(), { status: 303, headers });
  if (added === undefined) return redirect(paths.cart(), { status: 303, headers });
  const toast = { type: 'success', message: ADDED_TO_CART(), description: formatHeld(added) } as const;
  // SPEC 2.3: without JavaScript an added product leads to the checkout; with it the buyer stays.
  if (!context.isDataRequest) return redirectWithToast(context, paths.checkout(), toast, headers);
  return data(
    { problem: undefined, backTo: undefined, refused: undefined },
    { headers: await createToastHeaders(context, toast, headers) },
  );

  /** With JavaScript, the product was added from another page, which shows the error as a toast. */
  async function refuse(problem: string, status: number, answer = new Headers()) {
    if (isAdd && context.isDataRequest) {
      await createToastHeaders(context, { type: 'error', message: t`Error`, description: problem }, answer);
    }
    const productId = isAdd && status !== 404 ? parseProductId(String(form['productId'])) : undefined;
    const backTo = productId === undefined ? undefined : paths.product(`product-${productId}`);
    return data({ problem, backTo, refused: undefined }, { status, headers: answer });
  }
}

export default function CartPage() {
  const { count, lines, totals, policy, express, lastOrder, removed, arrival, related, step, isDemo } =
    useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <main id="main" className="container page page--order tinted">
      {count > 0 && <CheckoutProgress step="cart" complete={step === 'payment' ? ['shipping'] : []} />}
      <h1>
        <Trans>Cart</Trans>
      </h1>
      {result?.problem !== undefined && (
        <Notice tone="bad" role="alert">
          {result.problem}{' '}
          {result.backTo !== undefined && (
            <Link className="link" to={result.backTo}>
              <Trans>Back to product</Trans>
            </Link>
          )}
        </Notice>
      )}
      <GoneLines lines={lines} refused={result?.refused} />
      {removed !== undefined && <RemovedLine key={removed.productId} line={removed} />}
      {count === 0 ? (
        <EmptyCart isDemo={isDemo} page="cart" lastOrder={lastOrder} />
      ) : (
        <CartForm lines={lines} refused={result?.refused} totals={totals} express={express}>
          <CartSummary
            products={lines.length}
            count={count}
            totals={totals}
            policy={policy}
            express={express}
            isShippingComplete={step === 'payment'}
            arrival={arrival}
          />
          <RelatedToCart products={related} />
        </CartForm>
      )}
    </main>
  );
}
