import { Link } from '@remix-run/react';

import { listingParams, type ListingQuery } from '../../domain/catalogue/listing.rules';
import type { Listing as ListingPage } from '../../domain/catalogue/listing.queries.server';
import { withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import { Pager } from '../pager';
import { ListingControls } from './listing-controls';
import { ListingFilters } from './listing-filters';
import { ProductCard } from './product-card';
import { ProductRow } from './product-row';

interface ListingProps {
  /** The address that the listing's forms and links go to. */
  path: string;
  query: ListingQuery;
  listing: ListingPage;
  /** Whether vehicles narrow this listing. */
  hasFitment: boolean;
  /** The whole catalogue can be narrowed to a category; a category's own listing is. */
  categories?: { slug: string; name: string }[];
  /** The name of the service that the search panel asked for in the category's place. */
  serviceName?: string | undefined;
}

/** SPEC 2.5, DESIGN 2: the one listing of the store. Everything that it shows follows from its address. */
export function Listing({ path, query, listing, hasFitment, categories, serviceName }: ListingProps) {
  const { products, page } = listing;
  const hrefOf = (change: Partial<ListingQuery>) => withQuery(path, listingParams({ ...query, ...change }));
  const range = (
    <p className="listing__range" data-testid="range">
      {page.total === 0 ? 'No items' : `Items ${page.from}-${page.to} of ${page.total}`}
    </p>
  );
  return (
    <div className="listing">
      <ListingFilters
        path={path}
        query={query}
        listing={listing}
        hasFitment={hasFitment}
        categories={categories}
        serviceName={serviceName}
      />
      <div className="listing__results">
        <h2 className="sr-only">Products</h2>
        <ListingControls path={path} query={query} range={range} />
        {products.length === 0 ? (
          <NothingFound query={query} clearHref={path} />
        ) : query.view === 'list' ? (
          <ul className="product-rows">
            {products.map((product) => (
              <ProductRow key={product.id} product={product} />
            ))}
          </ul>
        ) : (
          <ul className="card-grid">
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < 4} />
            ))}
          </ul>
        )}
        <div className="listing__end">
          {range}
          <Pager page={page} hrefOf={(number) => hrefOf({ page: number })} />
        </div>
      </div>
    </div>
  );
}

function NothingFound({ query, clearHref }: { query: ListingQuery; clearHref: string }) {
  return (
    <div className="empty-state">
      <Icon name="search" />
      <h2>No products found</h2>
      <p>
        {query.q === ''
          ? 'Nothing matches these filters.'
          : `Nothing matches “${query.q}”. Check the part number, or search for a part of it.`}
      </p>
      <Link className="btn btn--primary" to={clearHref}>
        Clear Filters
      </Link>
    </div>
  );
}
