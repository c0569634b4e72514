import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findProductByHandle, findCurrentSlug } from '../../domain/goods/catalog/products.queries.server';
import { addFromProductPage } from './add-from-product-page.server';
import { readMissingProduct, readProductPage } from './product-page.server';
import { paths } from '../../paths';
import { GALLERY_SIZES, ProductGallery, findSelectedImage } from '../../ui/catalog/product-gallery';
import { ProductOffer } from '../../ui/catalog/product-offer';
import { ProductFacts, ProductLayout } from '../../ui/catalog/product-page';
import { AlternativeProducts, RelatedProducts } from '../../ui/catalog/related-products';
import { JsonLd } from '../../ui/json-ld';
import { useOrigin } from '../../ui/seo/origin';
import { preloadPicture } from '../../ui/seo/first-picture';
import { missingPageMeta, pageMeta, buildProductMeta } from '../../ui/seo/page-meta';
import { buildProductData } from '../../ui/seo/structured-data';
import { MissingProduct } from '../../ui/store/missing-product';

export const meta: MetaFunction<typeof loader> = (args) => {
  if (args.data?.product === undefined) return missingPageMeta();
  const { product } = args.data;
  const shown = findSelectedImage(product.images, new URLSearchParams(args.location.search));
  const first = shown === undefined ? [] : [preloadPicture(shown.url, GALLERY_SIZES)];
  return [...pageMeta(args, buildProductMeta(product)), ...first];
};

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const handle = params['handle'] ?? '';
  const product = await findProductByHandle(context.db, handle);
  if (product !== undefined && product.slug !== handle) {
    const slug = await findCurrentSlug(context.db, handle);
    // Not cached, because a product may get its old slug back.
    if (slug !== undefined)
      throw redirect(paths.product(slug), { status: 301, headers: { 'Cache-Control': 'no-cache' } });
  }
  if (product === undefined) return data(await readMissingProduct(context), { status: 404 });
  return data(await readProductPage(context, request, product));
}

export async function action({ context, request }: ActionFunctionArgs) {
  return addFromProductPage(context, request);
}

/** Pictures and offer side by side, then details (SPEC 2.6). */
export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  const origin = useOrigin();
  if (page.product === undefined) return <MissingProduct {...page} />;
  const { product, alternatives, related, dataSheet } = page;
  return (
    <ProductLayout {...page}>
      <div className="product-columns">
        <div className="product">
          <ProductGallery images={product.images} name={product.name} />
          <ProductOffer {...page} />
        </div>
        <ProductFacts product={product} dataSheet={dataSheet} />
      </div>
      <AlternativeProducts products={alternatives} />
      <RelatedProducts products={related} />
      {origin !== undefined && <JsonLd data={buildProductData(product, origin)} />}
    </ProductLayout>
  );
}
