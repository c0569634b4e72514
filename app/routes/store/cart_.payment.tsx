import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { readCheckoutDraft } from '../../domain/selling/checkout/checkout-drafts.server';
import { findCustomer } from '../../domain/selling/checkout/checkout-progress.rules';
import { findPlacedOrder } from '../../domain/selling/orders/place-order.server';
import { addressFingerprint, linesFingerprint } from '../../domain/selling/checkout/totals.rules';
import { findActor } from '../../http/buyer.server';
import { refuseCardNumbers, saveTyped, readPaymentChoices, addMethodToast } from './checkout-page.server';
import { answerPlaced, checkOut } from './check-out.server';
import { readForm, refuseForm } from '../../http/form.server';
import { getRequestOrigin } from '../../http/origin.server';
import { findSession } from '../../http/session.server';
import { redirectToUnfinishedStep, openStandardStep } from './standard-checkout.server';
import { paths } from '../../paths';
import { PlaceOrderButton } from '../../ui/checkout/order-fields';
import { PaymentForm } from '../../ui/checkout/payment-form';
import { StandardStep, StepSummary } from '../../ui/checkout/standard-step';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export { StandardCheckoutError as ErrorBoundary } from '../../ui/checkout/checkout-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/checkout/checkout.schema').then((schemas) => schemas.PaymentStepSchema),
);

const ADDRESS_CHANGED = () => t`Your address was changed in another window. Check it before you order.`;

export const meta = unlistedPageMeta(
  () => t`Payment, step 3 of 4`,
  () => t`Review your order and select a payment method.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { cart, typed, ...order } = await openStandardStep(context, request, 'payment');
  const customer = findCustomer(typed);
  if (customer === undefined) throw await redirectToUnfinishedStep(context, cart, typed);
  return {
    cart,
    ...order,
    customer,
    poNumber: typed['poNumber'] ?? '',
    paymentMethod: typed['paymentMethod'] ?? '',
    expectedLines: linesFingerprint(cart.lines),
    expectedAddress: addressFingerprint(customer),
    ...(await readPaymentChoices(context, cart)),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const session = await findSession(context, request);
  if (session?.cartId == null) return redirect(paths.cart(), 303);
  const { cartId } = session;
  await saveTyped(context, cartId, form, ['payment']);
  // Without JavaScript these ways out are buttons, so that what was chosen is kept.
  if (form.get('intent') === 'toCart') return redirect(paths.cart(), 303);
  if (form.get('intent') === 'toExpress') return redirect(paths.checkout(), 303);
  if (form.get('intent') === 'toShipping') return redirect(paths.cartShipping(), 303);
  const cards = refuseCardNumbers(context, form);
  if (cards !== undefined) return cards;
  const { data: placing, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return addMethodToast(context, form, problem);

  const typed = await readCheckoutDraft(context.db, cartId);
  const customer = findCustomer(typed);
  if (customer === undefined) {
    // Placing takes the draft with it: this may be the same form once more.
    const placed = await findPlacedOrder(context.db, placing.checkoutToken);
    if (placed?.cartId === cartId) return answerPlaced(context, form, placed);
    return redirectToUnfinishedStep(context, await readCart(context.db, cartId), typed);
  }
  if (placing.expectedAddress !== addressFingerprint(customer)) {
    return refuseForm(context, form, { cart: ADDRESS_CHANGED() }, { status: 409 });
  }
  return checkOut(context, form, {
    policy: { name: 'standard' },
    cartId,
    customer,
    origin: getRequestOrigin(context, request),
    actor: await findActor(context, request, 'guest'),
    placing,
  });
}

export default function Payment() {
  const { cart, policy, totals, arrival, cheaper, ...payment } = useLoaderData<typeof loader>();
  return (
    <StandardStep step="payment" title={t`Payment`}>
      <PaymentForm validator={validator} totals={totals} user={cart.buyer?.user} {...payment}>
        <StepSummary
          lines={cart.lines}
          policy={policy}
          totals={totals}
          arrival={arrival}
          cheaper={cheaper}
          button={<PlaceOrderButton />}
        />
      </PaymentForm>
    </StandardStep>
  );
}
