import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { findProduct, parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { addFromProductPage } from './add-from-product-page.server';
import { readMissingProduct, readProductPage } from './product-page.server';
import { paths } from '../../paths';
import { Fold } from '../../ui/catalog/fold';
import { TrustNotes } from '../../ui/catalog/product-help';
import { OtherVersions } from '../../ui/catalog/other-versions';
import { ProductGallery } from '../../ui/catalog/product-gallery';
import { BuyPanel, ProductNumbers, ProductTitle } from '../../ui/catalog/product-offer';
import {
  Compatibility,
  FeaturesAndContents,
  ProductLayout,
  SpecificationTable,
} from '../../ui/catalog/product-page';
import { AlternativeProducts, RelatedLinks } from '../../ui/catalog/related-products';
import { AddToFavorites } from '../../ui/favorites/add-to-favorites';
import { FitBadge } from '../../ui/fitment/fit-badge';
import { missingPageMeta, pageMeta, buildProductMeta } from '../../ui/seo/page-meta';
import { MissingProduct } from '../../ui/store/missing-product';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';
import { getTextLanguage } from '../../domain/goods/catalog/product.rules';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.product === undefined) return missingPageMeta();
  const own = buildProductMeta(args.data.product);
  const { title } = own;
  return pageMeta(args, { ...own, title: t`${title}: details` });
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = parseProductId(params['id']);
  const product = id === undefined ? undefined : await findProduct(context.db, id);
  if (product === undefined) return data(await readMissingProduct(context), { status: 404 });
  return data(await readProductPage(context, request, product));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return addFromProductPage(context, request);
}

/** The second product layout (SPEC 2.6): one sheet to read or print. */
export default function ProductDetailPage() {
  const page = useLoaderData<typeof loader>();
  if (page.product === undefined) return <MissingProduct {...page} />;
  const { product, prices, versions, alternatives, related, favorites, license, arrival, willCall } = page;
  return (
    <ProductLayout {...page}>
      <article className="product-sheet panel">
        <header>
          <ProductGallery images={product.images} name={product.name} />
          <div className="product__offer">
            <ProductTitle product={product} />
            <ProductNumbers product={product} />
            <FitBadge productId={product.id} />
            <BuyPanel
              {...{ product, prices, license, arrival, willCall }}
              action={paths.productDetail(product.id)}
            />
            <OtherVersions
              versions={versions}
              productId={product.id}
              toPath={({ id }) => paths.productDetail(id)}
            />
            <p lang={getTextLanguage(product, 'description')}>{product.description}</p>
            <AddToFavorites
              productId={product.id}
              slug={product.slug}
              name={product.name}
              favorites={favorites}
            />
            <Link className="btn" to={paths.order({ product: product.slug })} discover="none">
              <Trans>Contact Sales</Trans>
            </Link>
          </div>
        </header>
        <FeaturesAndContents product={product} />
        <Fold heading={t`Specifications`}>
          <SpecificationTable product={product} />
        </Fold>
        {(product.fitments.length > 0 || product.compatibility !== '') && (
          <Fold heading={t`Compatibility`}>
            <Compatibility product={product} />
          </Fold>
        )}
        <TrustNotes />
      </article>
      <AlternativeProducts products={alternatives} />
      <RelatedLinks products={related} />
    </ProductLayout>
  );
}
