import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findActiveCategory } from '../domain/catalogue/categories.queries.server';
import { listProducts } from '../domain/catalogue/listing.queries.server';
import { readListingQuery } from '../domain/catalogue/listing.schema';
import { hasFitment } from '../domain/fitment/fitment.queries.server';
import { notFound } from '../http/not-found.server';
import { paths } from '../paths';
import { Breadcrumb } from '../ui/breadcrumb';
import { Listing } from '../ui/catalogue/listing';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, data?.category.name ?? 'Page Not Found') },
  { name: 'description', content: data?.category.description },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const category = await findActiveCategory(context.db, params['category'] ?? '');
  if (category === undefined) throw notFound();
  const query = { ...readListingQuery(new URL(request.url).searchParams), category: '' };
  return {
    category,
    query,
    listing: await listProducts(context.db, query, category.id),
    hasFitment: await hasFitment(context.db, category.id),
  };
}

export default function CategoryPage() {
  const { category, query, listing, hasFitment } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb crumbs={[{ name: 'Home', to: paths.home() }, { name: category.name }]} />
      <div className="category-hero">
        <div className="page__head">
          <h1>{category.name}</h1>
          <p>{category.heroText || category.description}</p>
        </div>
        <img src={category.picture} alt="" width={400} height={300} />
      </div>
      <Listing path={paths.category(category.slug)} query={query} listing={listing} hasFitment={hasFitment} />
    </main>
  );
}
