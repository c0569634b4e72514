import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listActiveCategories } from '../domain/catalogue/categories.queries.server';
import { listProducts } from '../domain/catalogue/listing.queries.server';
import { readListingQuery } from '../domain/catalogue/listing.schema';
import { findServiceName } from '../domain/catalogue/services.rules';
import { paths } from '../paths';
import { Breadcrumb } from '../ui/breadcrumb';
import { Listing } from '../ui/catalogue/listing';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: pageTitle(matches, data?.query.q ? `Search: ${data.query.q}` : 'Professional Locksmith Products'),
  },
  {
    name: 'description',
    content: 'The whole catalogue of locksmith and security supplies, with trade stock.',
  },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const query = readListingQuery(new URL(request.url).searchParams);
  const categories = await listActiveCategories(context.db);
  return {
    query,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    serviceName: findServiceName(query.category),
    listing: await listProducts(context.db, query),
  };
}

export default function Products() {
  const { query, categories, serviceName, listing } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="container page">
      <Breadcrumb crumbs={[{ name: 'Home', to: paths.home() }, { name: 'Products' }]} />
      <div className="page__head">
        <h1>{query.q === '' ? 'Professional Locksmith Products' : `Results for “${query.q}”`}</h1>
        {serviceName !== undefined && <p className="muted">Service: {serviceName}</p>}
      </div>
      <Listing
        path={paths.products()}
        query={query}
        listing={listing}
        hasFitment
        categories={categories}
        serviceName={serviceName}
      />
    </main>
  );
}
