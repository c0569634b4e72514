import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { listTypedErrors } from '../../domain/selling/checkout/checkout-progress.rules';
import { refuseCardNumbers, saveTyped, findChosenAddress, prefillCheckout } from './checkout-page.server';
import { readForm } from '../../http/form.server';
import { findSession } from '../../http/session.server';
import { openStandardStep } from './standard-checkout.server';
import { paths } from '../../paths';
import { ProceedToPayment, ShippingForm } from '../../ui/checkout/shipping-form';
import { StandardStep, StepSummary } from '../../ui/checkout/standard-step';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';

export { StandardCheckoutError as ErrorBoundary } from '../../ui/checkout/checkout-error';
export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/checkout/checkout.schema').then((schemas) => schemas.ShippingSchema),
);

export const meta = unlistedPageMeta(
  () => t`Shipping, step 2 of 4`,
  () => t`Enter your contact details and shipping address.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { cart, typed, ...order } = await openStandardStep(context, request, 'shipping');
  const prefilled = await prefillCheckout(context, request, typed);
  return { cart, ...order, ...prefilled, errors: listTypedErrors(prefilled.typed) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const session = await findSession(context, request);
  const cart = await readCart(context.db, session?.cartId);
  if (session?.cartId == null || cart.lines.length === 0) return redirect(paths.cart(), 303);
  await saveTyped(context, session.cartId, form, ['shipping']);
  // Without JavaScript these ways out are buttons, so that what was typed is kept.
  if (form.get('intent') === 'toCart') return redirect(paths.cart(), 303);
  if (form.get('intent') === 'toExpress') return redirect(paths.checkout(), 303);
  const address = findChosenAddress(form);
  if (address !== undefined) return redirect(paths.cartShipping({ address }), 303);
  const cards = refuseCardNumbers(context, form);
  if (cards !== undefined) return cards;
  const { problem } = await readForm(context, form, validator);
  return problem ?? redirect(paths.cartPayment(), 303);
}

export default function Shipping() {
  const { cart, policy, totals, arrival, cheaper, ...shipping } = useLoaderData<typeof loader>();
  return (
    <StandardStep step="shipping" title={t`Shipping`}>
      <ShippingForm validator={validator} {...shipping} totalCents={totals.totalCents}>
        <StepSummary
          lines={cart.lines}
          policy={policy}
          totals={totals}
          arrival={arrival}
          cheaper={cheaper}
          button={<ProceedToPayment />}
        />
      </ShippingForm>
    </StandardStep>
  );
}
