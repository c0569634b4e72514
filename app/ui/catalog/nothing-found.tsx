import { Link } from '@remix-run/react';
import { Fragment } from 'react';

import {
  isNarrowed,
  buildListingParams,
  removeFilter,
  type ListingQuery,
  type UnknownFilter,
} from '../../domain/goods/catalog/listing/listing.rules';
import type { Nearest } from '../../domain/goods/catalog/listing/nearest.queries.server';
import { findMakeName } from '../../domain/goods/fitment/makes.rules';
import { formatYearRange } from '../../domain/base/shared/year-range.rules';
import { vehicleName, vehicleParams } from '../../domain/goods/fitment/vehicle.rules';
import { paths, withQuery } from '../../paths';
import { VehicleNote } from '../fitment/search-notes';
import { Icon } from '../icon/icon';
import { AskUsLink } from './ask-us-link';
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
          <h2>{isFiltered ? 'No products match your filters' : 'No products found'}</h2>
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
        {nearest !== undefined && <Understood path={path} nearest={nearest} />}
        <KnownYears path={path} query={query} years={vehicle?.years ?? []} />
        {unknown.length === 0 && <p>{suggestChange(query, isFiltered)}</p>}
        <p className="cluster cluster--wide cluster--centered">
          {isFiltered && query.q !== '' && (
            <Link className="btn btn--primary" to={withQuery(path, { q: query.q })}>
              Search without filters
            </Link>
          )}
          {query.q !== '' && path !== paths.products() && (
            <Link className="btn" to={paths.products({ q: query.q })}>
              Search all categories
            </Link>
          )}
          {(query.q === '' || !isFiltered) && (
            <Link className={isFiltered ? 'btn btn--primary' : 'btn'} to={path}>
              See all products
            </Link>
          )}
          <AskUsLink
            query={query}
            vehicle={nearest?.named?.vehicle}
            className={isFiltered ? 'btn' : 'btn btn--primary'}
          />
        </p>
        {nearest !== undefined && nearest.categories.length > 0 && (
          <p className="cluster cluster--wide cluster--centered">
            {nearest.categories.map(({ slug, name }) => (
              <Link className="btn" key={slug} to={paths.category(slug)}>
                Browse {name}
              </Link>
            ))}
          </p>
        )}
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

/** How the search was understood. */
function Understood({ path, nearest }: { path: string; nearest: Nearest }) {
  const { named, correctedTo, leftOut, apart } = nearest;
  return (
    <>
      {named?.hasParts === true && <VehicleNote {...named} />}
      {named?.hasParts === false && (
        <p>
          No parts listed for the {vehicleName(named.vehicle)}.{' '}
          <Link className="link" to={paths.vehicles({ ...vehicleParams(named.vehicle), year: undefined })}>
            Select another vehicle
          </Link>
        </p>
      )}
      {correctedTo !== undefined && <p>We also searched for “{correctedTo}”.</p>}
      {leftOut.length > 0 && <p>No product matches {joinQuoted(leftOut)}.</p>}
      {apart.length > 0 && (
        <p>
          No product matches every word. Search for{' '}
          {apart.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ' or '}
              <Link className="link" to={withQuery(path, { q: word })}>
                {word}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

function joinQuoted(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words.map((word) => `“${word}”`));
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

function suggestChange(query: ListingQuery, isFiltered: boolean): string {
  if (query.q === '')
    return isFiltered ? 'Remove a filter or clear them all.' : 'Nothing is listed here yet.';
  if (isFiltered) return 'Remove a filter, or search without filters.';
  if (!/\d/.test(query.q)) return 'Check the spelling, or try fewer words.';
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
