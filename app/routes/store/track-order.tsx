import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { findOrderKey } from '../../domain/selling/orders/account-orders.queries.server';
import { ORDER_NOT_FOUND } from '../../domain/selling/orders/order-lookup.schema';
import { readForm, refuseForm } from '../../http/form.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { HotlineLink } from '../../ui/hotline-link';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/orders/order-lookup.schema').then((schemas) => schemas.OrderLookupSchema),
);

export const meta = staticPageMeta(
  'Track your order',
  'See where an order stands with its number and your e-mail.',
);

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const accessKey = await findOrderKey(context.db, data);
  if (accessKey === undefined) return refuseForm(context, form, { orderNumber: ORDER_NOT_FOUND });
  return redirect(paths.trackedOrder(accessKey), 303);
}

export default function TrackOrder() {
  return (
    <main id="main" className="container page">
      <h1>Track your order</h1>
      <p>The order number is on the confirmation page and in the mail that confirmed the order.</p>
      <section className="panel request-form request-form--narrow" aria-label="Find the order">
        <StoreForm
          id="track-order-form"
          validator={validator}
          labels={{ orderNumber: 'Order number', email: 'E-mail' }}
        >
          <TextField
            name="orderNumber"
            label="Order number"
            autoComplete="off"
            isCode
            hint="Such as KW-7Q4M-2XKD. Capitals, spaces and hyphens do not matter."
          />
          <TextField
            name="email"
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="The one that the order was placed with."
          />
          <button type="submit" className="btn btn--primary">
            Find the order
          </button>
        </StoreForm>
      </section>
      <p className="small">
        No number at hand? Call <HotlineLink />.
      </p>
    </main>
  );
}
