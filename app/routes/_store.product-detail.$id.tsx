import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { findProduct, productIdOf } from '../domain/catalogue/products.queries.server';
import { saleApplies } from '../domain/catalogue/product.rules';
import { notFound } from '../http/not-found.server';
import { originOf } from '../http/origin.server';
import { paths } from '../paths';
import { Breadcrumb } from '../ui/breadcrumb';
import { Price } from '../ui/catalogue/price';
import { FeatureList, SpecificationTable, TrustNotes } from '../ui/catalogue/product-page';
import { StockBadge } from '../ui/catalogue/stock-badge';
import { AddToCart } from '../ui/cart/add-to-cart';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data === undefined
    ? [{ title: 'Page Not Found' }]
    : [
        { title: pageTitle(matches, `${data.product.name}: details`) },
        { name: 'description', content: data.product.description },
        { tagName: 'link', rel: 'canonical', href: data.origin + paths.product(data.product.slug) },
      ];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = productIdOf(params['id']);
  const product = id === undefined ? undefined : await findProduct(context.db, id);
  if (product === undefined) throw notFound();
  return { product, origin: originOf(context, request) };
}

/** SPEC 2.6: the second layout over the same data: the sheet first, the offer at its foot. */
export default function ProductDetailPage() {
  const { product } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb
        crumbs={[
          { name: 'Home', to: paths.home() },
          { name: 'Products', to: paths.products() },
          { name: product.name },
        ]}
      />
      <article className="product-sheet panel">
        <header>
          <img src={product.image} alt="" width={400} height={300} />
          <div className="grid content-start gap-3">
            <p className="flex gap-2">
              {saleApplies(product) && <span className="badge badge--sale">SALE</span>}
              <StockBadge {...product} withQuantity />
            </p>
            <h1>{product.name}</h1>
            <Price {...product} />
            <p>{product.description}</p>
            <AddToCart
              productId={product.id}
              name={product.name}
              stockQuantity={product.stockQuantity}
              withQuantity
            />
            <Link className="btn" to={paths.order({ product: product.slug })} discover="none">
              Contact Sales
            </Link>
          </div>
        </header>
        <FeatureList features={product.features} />
        <SpecificationTable product={product} />
        <TrustNotes />
      </article>
    </main>
  );
}
