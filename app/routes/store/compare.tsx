import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listCompared } from '../../domain/goods/catalog/compare.queries.server';
import { MIN_COMPARED, MAX_COMPARED } from '../../domain/goods/catalog/compare.rules';
import { listFits } from '../../domain/goods/fitment/vehicle-fit.queries.server';
import { readPageVariant } from '../../http/page-variant.server';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { withBuyerPrices } from './buyer-prices.server';
import { paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { CompareTable } from '../../ui/catalog/compare-table';
import { Icon } from '../../ui/icon/icon';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { readTranslations } from '../../domain/base/translation/page-language.queries.server';
import { CatalogTexts } from '../../ui/catalog/catalog-texts';

export const meta = unlistedPageMeta(
  () => t`Compare products`,
  () => t`Compare two to four products side by side.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const ids = [...new Set(params.getAll('product').flatMap((id) => parseProductId(id) ?? []))];
  const compared = await listCompared(context.db, ids);
  return {
    products: await withBuyerPrices(context, request, compared),
    french: await readTranslations(
      context.db,
      compared.map(({ type, specifications }) => [type, specifications]),
    ),
    fits: await listFits(context.db, (await readPageVariant(context, request)).vehicle, compared),
    isCut: ids.length > MAX_COMPARED,
    differencesOnly: params.get('differences') === '1',
  };
}

export default function Compare() {
  const { products, french, fits, isCut, differencesOnly } = useLoaderData<typeof loader>();
  const [first] = products;
  const categoryName = first?.categoryName ?? '';
  const product = products.map(({ id }) => String(id));
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: t`Home`, to: paths.home() },
          { name: t`Products`, to: paths.products() },
          { name: t`Compare` },
        ]}
      />
      <div className="page__head">
        <h1>
          <Trans>Compare products</Trans>
        </h1>
        {isCut && (
          <p className="notice">
            <Trans>
              You can compare up to {MAX_COMPARED} products. Showing the first {MAX_COMPARED}.
            </Trans>
          </p>
        )}
      </div>
      {products.length < MIN_COMPARED ? (
        <div className="empty-state">
          <Icon name="columns-3" />
          <h2>{products.length === 0 ? t`No products selected` : t`One product selected`}</h2>
          <p>
            <Trans>
              On any product list, select Compare for {MIN_COMPARED} to {MAX_COMPARED} products. On a phone,
              it is under Specs.
            </Trans>
          </p>
          <Link
            className="btn btn--primary"
            to={
              first === undefined
                ? paths.products()
                : paths.category(first.categorySlug, { compare: product })
            }
          >
            {first === undefined ? t`Browse all products` : t`Back to ${categoryName}`}
          </Link>
        </div>
      ) : (
        <>
          <p className="cluster cluster--wide">
            <Link
              className="btn"
              to={paths.compare({ product, differences: !differencesOnly })}
              replace
              preventScrollReset
            >
              {differencesOnly ? t`Show all specs` : t`Show differences only`}
            </Link>
            {first !== undefined && products.length < MAX_COMPARED && (
              <Link className="btn" to={paths.category(first.categorySlug, { compare: product })}>
                <Trans>Add product</Trans>
              </Link>
            )}
          </p>
          <CatalogTexts value={french}>
            <CompareTable products={products} fits={fits} differencesOnly={differencesOnly} />
          </CatalogTexts>
        </>
      )}
    </main>
  );
}
