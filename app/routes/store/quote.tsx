import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { ProductNumbers } from '../../domain/base/shared/part-number.rules';
import { pick } from '../../domain/base/shared/pick';
import { readCart } from '../../domain/selling/cart/cart.queries.server';
import { parseQuantity } from '../../domain/selling/cart/cart.rules';
import { findProductByHandle } from '../../domain/goods/catalog/products.queries.server';
import { findQuoteByAccessKey } from '../../domain/selling/quotes/quotes.queries.server';
import { readQuoteLines, requestQuote } from '../../domain/selling/quotes/request-quote.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { findBuyer } from '../../http/buyer.server';
import { readForm, refuseForm } from '../../http/form.server';
import { findSession } from '../../http/session.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { createLazyValidator } from '../../ui/form/lazy-validator';
import { AskedProduct } from '../../ui/catalog/asked-product';
import { TextareaField } from '../../ui/form/fields';
import { CONTACT_LABELS, RequesterFields } from '../../ui/form/contact-fields';
import { StoreForm } from '../../ui/form/store-form';
import { staticPageMeta } from '../../ui/seo/page-meta';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = createLazyValidator(() =>
  import('../../domain/selling/quotes/quote-handling.schema').then((schemas) => schemas.QuoteRequestSchema),
);

const LABELS = perLanguage(() => ({
  lines: t`Items to quote`,
  ...CONTACT_LABELS(),
  message: t`Message`,
  accessKey: t`Form`,
}));

export const meta = staticPageMeta(
  () => t`Request a quote`,
  () => t`List part numbers and quantities, and we’ll email pricing.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const handle = searchParams.get('product');
  const product = handle === null ? undefined : await findProductByHandle(context.db, handle);
  const session = await findSession(context, request);
  const { lines } = await readCart(context.db, searchParams.has('cart') ? session?.cartId : undefined);
  const again = searchParams.get('again');
  const before = again === null ? undefined : await findQuoteByAccessKey(context.db, again, session);
  const isWithout = searchParams.get('without') === 'licence';
  const linesBefore = before?.lines.filter(({ isRestricted }) => !(isWithout && isRestricted));
  const asked =
    product === undefined
      ? (linesBefore ?? lines).map(toAskedProduct)
      : [toAskedProduct({ ...product, quantity: parseQuantity(searchParams.get('quantity') ?? '') || 1 })];
  const account = await findBuyer(context, request);
  // Masked contact details aren't filled in.
  const known = before?.hiddenContact === undefined ? before : undefined;
  return {
    asked,
    requester: {
      firstName: known?.firstName ?? account?.firstName ?? '',
      lastName: known?.lastName ?? account?.lastName ?? '',
      email: known?.email ?? account?.email ?? '',
      phone: known?.phone ?? account?.phone ?? '',
      company: known?.company ?? account?.companyName ?? '',
    },
    accessKey: randomKey(),
  };
}

type AskedProductLine = ProductNumbers & { slug: string; name: string; image: string; quantity: number };

function toAskedProduct(line: AskedProductLine): AskedProductLine {
  return pick(line, 'slug', 'name', 'sku', 'productNumber', 'image', 'quantity');
}

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  if (problem !== undefined) return problem;
  const { lines: text, ...requester } = data;
  const { lines, problem: unclear } = await readQuoteLines(context.db, text);
  if (lines === undefined) return refuseForm(context, form, { lines: unclear });
  const session = await findSession(context, request);
  const { isNew } = await requestQuote(context.db, requester, lines, session?.customerId);
  const page = paths.quoteStatus(requester.accessKey);
  return isNew ? redirectWithSuccess(context, page, t`Quote requested`) : redirect(page, 303);
}

export default function QuoteRequestPage() {
  const { asked, requester, accessKey } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <h1>
        <Trans>Request a quote</Trans>
      </h1>
      <p>
        <Trans>Volume, job, and standing-order pricing. Quotes are free, with no obligation.</Trans>
      </p>
      <section className="panel request-form" aria-label={t`Your request`}>
        <StoreForm
          id="quote-form"
          validator={validator}
          labels={LABELS()}
          defaultValues={{
            ...requester,
            lines: asked.map(({ quantity, sku }) => `${quantity} x ${sku}`).join('\n'),
          }}
        >
          <input type="hidden" name="accessKey" value={accessKey} />
          {asked.length > 0 && (
            <ul className="asked-products">
              {asked.map((product) => (
                <li key={product.sku}>
                  <AskedProduct product={product} />
                </li>
              ))}
            </ul>
          )}
          <TextareaField
            name="lines"
            label={LABELS().lines}
            rows={Math.min(14, Math.max(5, asked.length + 2))}
            hint={t`One part per line, e.g. 25 x B60N-626-KD`}
          />
          <RequesterFields />
          <TextareaField
            name="message"
            label={LABELS().message}
            rows={4}
            optional
            hint={t`Keying, finish, need-by date, or target price`}
          />
          <button type="submit" className="btn btn--primary">
            <Trans>Request quote</Trans>
          </button>
        </StoreForm>
      </section>
    </main>
  );
}
