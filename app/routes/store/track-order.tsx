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
  'Check order status with your order number and email.',
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
      <p>Your order number is in your confirmation email.</p>
      <section className="panel request-form request-form--narrow" aria-label="Find order">
        <StoreForm
          id="track-order-form"
          validator={validator}
          labels={{ orderNumber: 'Order number', email: 'Email' }}
        >
          <TextField
            name="orderNumber"
            label="Order number"
            autoComplete="off"
            isCode
            hint="e.g. KW-7Q4M-2XKD"
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            inputMode="email"
            autoComplete="email"
            hint="The email used for the order"
          />
          <button type="submit" className="btn btn--primary">
            Find order
          </button>
        </StoreForm>
      </section>
      <p className="small">
        Don’t have your order number? Call <HotlineLink />.
      </p>
    </main>
  );
}
