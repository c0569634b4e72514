import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { readListingQuery } from '../../domain/goods/catalog/listing/listing.schema';
import { formatPartNumber } from '../../domain/base/shared/part-number.rules';
import { findProduct, findProductByHandle } from '../../domain/goods/catalog/products.queries.server';
import { findMakeName } from '../../domain/goods/fitment/makes.rules';
import { vehicleName } from '../../domain/goods/fitment/vehicle.rules';
import { recordMessage } from '../../domain/selling/inbox/messages.server';
import { readForm } from '../../http/form.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { AskedProduct } from '../../ui/catalog/asked-product';
import { TextareaField } from '../../ui/form/fields';
import { CONTACT_LABELS, RequesterFields } from '../../ui/form/contact-fields';
import { StoreForm } from '../../ui/form/store-form';
import { QuickOrderPad } from '../../ui/quick-order/quick-order-pad';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { Emailed } from '../../ui/emailed';
import { useSettings } from '../../ui/settings/use-settings';
import { HotlinePanel } from '../../ui/inbox/hotline-panel';
import { Notice } from '../../ui/notice';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/inbox/contact.schema').then((schemas) => schemas.OrderDeskSchema),
);

export const meta = staticPageMeta(
  () => t`Order by phone or email`,
  () => t`Send us your order, enter part numbers, or call 24/7.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const handle = searchParams.get('product');
  const product = handle === null ? undefined : await findProductByHandle(context.db, handle);
  const { q, make, model, year } = readListingQuery(searchParams);
  const vehicle = vehicleName({ make: findMakeName(make) ?? '', model, year });
  return {
    message:
      product === undefined ? describeSearch(q, vehicle) : askFor(product.name, formatPartNumber(product)),
    isSent: searchParams.has('sent'),
    product: product && {
      id: product.id,
      slug: product.slug,
      name: product.name,
      sku: product.sku,
      productNumber: product.productNumber,
      image: product.image,
    },
  };
}

function askFor(name: string, number: string): string {
  return t`I would like to order 1 x ${name} (${number}).`;
}

/** The message of a buyer whose search found nothing. */
function describeSearch(q: string, vehicle: string): string {
  return [q && t`I’m looking for: ${q}`, vehicle && t`Vehicle: ${vehicle}`].filter(Boolean).join('\n');
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const { product: productId, ...message } = data;
  const product = productId === undefined ? undefined : await findProduct(context.db, productId);
  await recordMessage(context.db, {
    ...message,
    kind: 'order-desk',
    productId: product?.id ?? null,
    subject: product === undefined ? 'Order request' : `Order request: ${product.sku}`,
  });
  return redirect(paths.order({ sent: 1 }), 303);
}

export default function OrderDesk() {
  const { hotline } = useSettings();
  const { product, message, isSent } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>
        <Trans>Order by phone or email</Trans>
      </h1>
      {isSent && (
        <Notice tone="good" role="status">
          <Trans>
            <strong>Request received.</strong>{' '}
            <Emailed>We’ll reply by email within a few business hours.</Emailed> In a hurry? Call {hotline}.
          </Trans>
        </Notice>
      )}
      <div className="order-layout">
        <section className="panel request-form" aria-labelledby="order-desk">
          <h2 id="order-desk">
            <Trans>Send a request</Trans>
          </h2>
          <p className="space-below">
            <Trans>Master key systems, complete jobs, and special orders: tell us what you need.</Trans>
          </p>
          <StoreForm
            id="order-desk-form"
            key={String(isSent)}
            action={paths.order(product && { product: product.slug })}
            validator={validator}
            labels={{ ...CONTACT_LABELS(), message: t`What do you need?` }}
            defaultValues={{ message }}
          >
            {product !== undefined && (
              <>
                <AskedProduct product={product} />
                <input type="hidden" name="product" value={product.id} />
              </>
            )}
            <RequesterFields />
            <TextareaField
              name="message"
              label={t`What do you need?`}
              rows={5}
              hint={t`Part numbers, quantities, finish, keying, and need-by date`}
            />
            <button type="submit" className="btn btn--primary">
              <Trans>Send request</Trans>
            </button>
          </StoreForm>
        </section>
        <div className="stack stack--wider">
          <HotlinePanel />
          <QuickOrderPad />
        </div>
      </div>
    </main>
  );
}
