import { Link } from '@remix-run/react';

import {
  isNarrowed,
  buildListingParams,
  removeFilter,
  type ListingQuery,
  type UnknownFilter,
} from '../../domain/goods/catalog/listing/listing.rules';
import { findMakeName } from '../../domain/goods/fitment/makes.rules';
import { formatYearRange } from '../../domain/goods/fitment/vehicle.rules';
import { paths, withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import type { VehicleChoice } from './listing-filters';
import { ProductGrid } from './product-grid';
import type { ListingData } from './listing-data';

interface NothingFoundProps {
  path: string;
  query: ListingQuery;
  listing: ListingData;
  vehicle: VehicleChoice | undefined;
  /** The page's heading doesn't say that nothing was found. */
  isHeaded: boolean;
}

/** Suggestions for an empty listing (SPEC 8). */
export function NothingFound({ path, query, listing, vehicle, isHeaded }: NothingFoundProps) {
  const { nearest, unknown } = listing;
  const isFiltered = isNarrowed({ ...query, q: '' }) || query.category !== '';
  return (
    <div className="nothing-found">
      <div className="empty-state">
        <Icon name="search" />
        {query.q === '' ? (
          <h2>No products match your filters</h2>
        ) : (
          isHeaded && <h2>No results for “{query.q}”</h2>
        )}
        {unknown.map((filter) => (
          <p key={`${filter.name} ${filter.value}`}>
            {describeFilter(filter, query)}{' '}
            <Link className="link" to={withQuery(path, buildListingParams(removeFilter(query, filter)))}>
              Remove the {filter.name} “{filter.value}”
            </Link>
          </p>
        ))}
        <KnownYears path={path} query={query} years={vehicle?.years ?? []} />
        {unknown.length === 0 && <p>{suggestFilterChange(query, isFiltered)}</p>}
        <p className="cluster cluster--wide cluster--centered">
          {isFiltered && query.q !== '' ? (
            <Link className="btn btn--primary" to={withQuery(path, { q: query.q })}>
              Search without filters
            </Link>
          ) : (
            <Link className="btn btn--primary" to={path}>
              See all products
            </Link>
          )}
          {nearest?.category !== undefined && (
            <Link className="btn" to={paths.category(nearest.category.slug)}>
              Browse {nearest.category.name}
            </Link>
          )}
          <Link className="btn" to={paths.order({ q: query.q })}>
            Contact sales
          </Link>
        </p>
      </div>
      {nearest !== undefined && nearest.products.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">Closest matches</h2>
          <ProductGrid products={nearest.products} />
        </section>
      )}
    </div>
  );
}

function describeFilter({ name, value }: UnknownFilter, query: ListingQuery): string {
  switch (name) {
    case 'category':
      return `We don’t have a “${value}” category.`;
    case 'brand':
      return `We don’t carry “${value}”.`;
    case 'make':
      return `We don’t list the make “${value}”.`;
    case 'model':
      return `We don’t list the ${findMakeName(query.make) ?? 'model'} “${value}”.`;
    case 'year':
      return `“${value}” isn’t a valid year.`;
  }
}

function suggestFilterChange(query: ListingQuery, isFiltered: boolean): string {
  if (query.q === '') return 'Remove a filter or clear them all.';
  if (isFiltered) return 'Remove a filter, or search without filters.';
  return 'Check the part number, or try just the first few characters.';
}

/** Offers the years with known fitment. */
function KnownYears({ path, query, years }: { path: string; query: ListingQuery; years: number[] }) {
  const make = findMakeName(query.make);
  const newest = years.at(0);
  const oldest = years.at(-1);
  const { year } = query;
  if (make === undefined || year === undefined || newest === undefined || oldest === undefined) return null;
  if (years.includes(year)) return null;
  return (
    <p>
      No parts listed for the {year} {make} {query.model}.{' '}
      <Link
        className="link"
        to={withQuery(path, buildListingParams(removeFilter(query, { name: 'year', value: String(year) })))}
      >
        See {make} {query.model} {formatYearRange(oldest, newest)}
      </Link>
    </p>
  );
}
