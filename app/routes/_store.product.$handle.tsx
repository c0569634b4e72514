import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findProductByHandle, listRelated } from '../domain/catalogue/products.queries.server';
import { readProductFavorites } from '../domain/favorites/favorites.queries.server';
import { notFound } from '../http/not-found.server';
import { originOf } from '../http/origin.server';
import { findSession } from '../http/session.server';
import { paths } from '../paths';
import { Breadcrumb } from '../ui/breadcrumb';
import { ProductCard } from '../ui/catalogue/product-card';
import { BackLink, ProductFacts, ProductOffer } from '../ui/catalogue/product-page';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  data === undefined
    ? [{ title: 'Page Not Found' }]
    : [
        { title: pageTitle(matches, data.product.name) },
        { name: 'description', content: data.product.description },
        { tagName: 'link', rel: 'canonical', href: data.origin + paths.product(data.product.slug) },
      ];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const product = await findProductByHandle(context.db, params['handle'] ?? '');
  if (product === undefined) throw notFound();
  const session = await findSession(context, request);
  return {
    product,
    related: await listRelated(context.db, product, 4),
    favorites: await readProductFavorites(context.db, session?.favoritesOwner, product.id),
    origin: originOf(context, request),
  };
}

export default function ProductPage() {
  const { product, related, favorites } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <div className="product__top">
        <Breadcrumb
          crumbs={[
            { name: 'Home', to: paths.home() },
            { name: product.categoryName, to: paths.category(product.categorySlug) },
            { name: product.name },
          ]}
        />
        <BackLink fallback={paths.category(product.categorySlug)} />
      </div>
      <div className="product">
        <img className="product__picture" src={product.image} alt={product.name} width={400} height={300} />
        <ProductOffer product={product} favorites={favorites} />
      </div>
      <ProductFacts product={product} />
      {related.length > 0 && (
        <section className="home-section" aria-labelledby="related">
          <h2 id="related">Related products</h2>
          <ul className="card-grid card-grid--four">
            {related.map((other) => (
              <ProductCard key={other.id} product={other} />
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
