import { useEffect, useRef, useState, type RefObject } from 'react';

import { listingParams, type ListingQuery } from '../../domain/catalogue/listing.rules';
import type { Listing as ListingPage } from '../../domain/catalogue/listing.queries.server';
import { withQuery } from '../../paths';
import { Pager } from '../pager';
import { ActiveFilters } from './active-filters';
import { CompareBar, type Comparison } from './compare-picks';
import { ListingControls } from './listing-controls';
import { ListingFilters, type VehicleChoice } from './listing-filters';
import { NothingFound } from './nothing-found';
import { ProductCard } from './product-card';
import { ProductRow } from './product-row';
import { ProductTable } from './product-table';
import { grouped } from '../grouped';

interface ListingProps {
  /** The address that the listing's forms and links go to. */
  path: string;
  query: ListingQuery;
  listing: ListingPage;
  /** Given where vehicles narrow this listing. */
  vehicle?: VehicleChoice | undefined;
  /** The whole catalogue can be narrowed to a category; a category's own listing is. */
  categories?: { slug: string; name: string; level: number }[];
  /** The name of the service that the search panel asked for in the category's place. */
  serviceName?: string | undefined;
}

/** SPEC 2.5, DESIGN 2: the one listing of the store. Everything that it shows follows from its address. */
export function Listing({ path, query, listing, vehicle, categories, serviceName }: ListingProps) {
  const { products, page, view, columns } = listing;
  const [picked, setPicked] = useState(query.compare);
  const comparison: Comparison = {
    picked,
    pick: (id, isPicked) =>
      setPicked((ids) => [...ids.filter((one) => one !== id), ...(isPicked ? [id] : [])]),
  };
  const hrefOf = (change: Partial<ListingQuery>) =>
    withQuery(path, listingParams({ ...query, compare: picked, ...change }));
  const isEmpty = page.total === 0;
  const range = isEmpty
    ? 'No items'
    : `Items ${grouped(page.from)}-${grouped(page.to)} of ${grouped(page.total)}`;
  const isSearch = categories !== undefined;
  const heading = useFocusOnChange(query);
  return (
    <div className="listing">
      <ListingFilters
        path={path}
        query={query}
        listing={listing}
        vehicle={vehicle}
        categories={categories}
        serviceName={serviceName}
      />
      <div className="listing__results">
        <h2 className="sr-only" ref={heading} tabIndex={-1}>
          Products
        </h2>
        {listing.correctedTo !== undefined && (
          <p className="notice" role="note">
            <span>
              Nothing matches <q>{query.q}</q> exactly. These match <strong>{listing.correctedTo}</strong>.
            </span>
          </p>
        )}
        {listing.nearNumber !== undefined && (
          <p className="notice notice--warn" role="note">
            <span>
              {' '}
              The number <q>{query.q}</q> is not in our catalogue. What follows carries{' '}
              {page.total === 1 ? 'another number' : 'other numbers'}: compare before you order.
            </span>
          </p>
        )}
        <ActiveFilters
          path={path}
          query={query}
          categoryName={categories?.find(({ slug }) => slug === query.category)?.name ?? serviceName}
          isSearch={isSearch}
        />
        <div className="listing__controls">
          {/* It stays while the list changes, so that its new text is announced. */}
          <p className="listing__range" data-testid="range" aria-live="polite">
            {range}
          </p>
          {!isEmpty && <ListingControls path={path} query={query} view={view} />}
        </div>
        {products.length === 0 ? (
          <NothingFound path={path} query={query} listing={listing} vehicle={vehicle} isHeaded={!isSearch} />
        ) : view === 'grid' ? (
          <ul className="card-grid">
            {products.map((product, index) => (
              <ProductCard key={product.id} product={product} eager={index < 4} comparison={comparison} />
            ))}
          </ul>
        ) : columns.length > 0 ? (
          <ProductTable products={products} columns={columns} comparison={comparison} />
        ) : (
          <ul className="product-rows">
            {products.map((product) => (
              <ProductRow key={product.id} product={product} comparison={comparison} />
            ))}
          </ul>
        )}
        {products.length > 1 && <CompareBar comparison={comparison} listed={products.map(({ id }) => id)} />}
        {!isEmpty && (
          <div className="listing__end">
            <p className="listing__range" data-testid="range">
              {range}
            </p>
            <Pager page={page} hrefOf={(number) => hrefOf({ page: number })} />
          </div>
        )}
      </div>
    </div>
  );
}

/**
 * Where the focus goes when the list changes and what had it is gone, such as the link of a filter that was taken
 * away. A field that was used keeps it.
 */
function useFocusOnChange(query: ListingQuery): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = JSON.stringify(query);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}
