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
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/orders/order-lookup.schema').then((schemas) => schemas.OrderLookupSchema),
);

export const meta = staticPageMeta(
  () => t`Track your order`,
  () => t`Check order status with your order number and email.`,
);

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const accessKey = await findOrderKey(context.db, data);
  if (accessKey === undefined) return refuseForm(context, form, { orderNumber: ORDER_NOT_FOUND() });
  return redirect(paths.trackedOrder(accessKey), 303);
}

export default function TrackOrder() {
  return (
    <main id="main" className="container page page--order page--narrow">
      <h1>
        <Trans>Track your order</Trans>
      </h1>
      <p>
        <Trans>Your order number is in your confirmation email.</Trans>
      </p>
      <section className="panel request-form request-form--narrow" aria-label={t`Find order`}>
        <StoreForm
          id="track-order-form"
          validator={validator}
          labels={{ orderNumber: t`Order number`, email: t`Email` }}
        >
          <TextField
            name="orderNumber"
            label={t`Order number`}
            autoComplete="off"
            isCode
            hint={t`e.g. KW-7Q4M-2XKD`}
          />
          <TextField
            name="email"
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t`The email used for the order`}
          />
          <button type="submit" className="btn btn--primary">
            <Trans>Find order</Trans>
          </button>
        </StoreForm>
      </section>
      <p className="small">
        <Trans>
          Don’t have your order number? Call <HotlineLink />.
        </Trans>
      </p>
    </main>
  );
}
