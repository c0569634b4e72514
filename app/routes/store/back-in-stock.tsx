import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findProduct, findProductByHandle } from '../../domain/goods/catalog/products.queries.server';
import { requestStockNotice } from '../../domain/goods/stock-notices/stock-notices.server';
import { findBuyer } from '../../http/buyer.server';
import { readForm } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { AskedProduct } from '../../ui/catalog/asked-product';
import { TextField } from '../../ui/form/fields';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { StoreForm } from '../../ui/form/store-form';
import { loadedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/goods/stock-notices/stock-notice.schema').then((schemas) => schemas.StockNoticeSchema),
);

export const meta = loadedPageMeta<typeof loader>(() => ({
  title: t`Email me when it’s back`,
  description: t`Get one email when the item is back in stock.`,
  noindex: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const handle = new URL(request.url).searchParams.get('product') ?? '';
  const { id, slug, name, sku, productNumber, image } = requireFound(
    await findProductByHandle(context.db, handle),
  );
  const account = await findBuyer(context, request);
  return { product: { id, slug, name, sku, productNumber, image }, email: account?.email ?? '' };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const { slug, stockQuantity } = requireFound(await findProduct(context.db, data.productId));
  if (stockQuantity > 0) return redirectWithSuccess(context, paths.product(slug), t`It’s back in stock`);
  await requestStockNotice(context.db, data);
  const { email } = data;
  return redirectWithSuccess(context, paths.product(slug), t`We’ll email ${email} when it’s back in stock`);
}

export default function BackInStock() {
  const { product, email } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>
        <Trans>Email me when it’s back</Trans>
      </h1>
      <section className="panel request-form request-form--narrow" aria-label={t`Email me when it’s back`}>
        <StoreForm
          id="back-in-stock-form"
          action={paths.stockNotice({ product: product.slug })}
          validator={validator}
          labels={{ email: t`Email` }}
          defaultValues={{ email }}
        >
          <AskedProduct product={product} />
          <input type="hidden" name="productId" value={product.id} />
          <TextField
            name="email"
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={t`We’ll email you once.`}
          />
          <button type="submit" className="btn btn--primary">
            <Trans>Email me</Trans>
          </button>
        </StoreForm>
      </section>
    </main>
  );
}
