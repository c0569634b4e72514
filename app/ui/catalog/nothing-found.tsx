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
import { getLocale } from '~/i18n/language';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

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
  const { q } = query;
  const isFiltered = isNarrowed({ ...query, q: '' }) || query.category !== '';
  return (
    <div className="nothing-found">
      <div className="empty-state">
        <Icon name="search" />
        {query.q === '' ? (
          <h2>{isFiltered ? t`No products match your filters` : t`No products found`}</h2>
        ) : (
          isHeaded && <h2>{t`No results for “${q}”`}</h2>
        )}
        {unknown.map((filter) => (
          <p key={`${filter.name} ${filter.value}`}>
            {describeFilter(filter, query)}{' '}
            <Link className="link" to={withQuery(path, buildListingParams(removeFilter(query, filter)))}>
              {describeRemoval(filter)}
            </Link>
          </p>
        ))}
        {nearest !== undefined && <Understood path={path} nearest={nearest} />}
        <KnownYears path={path} query={query} years={vehicle?.years ?? []} />
        {unknown.length === 0 && <p>{suggestChange(query, isFiltered)}</p>}
        <p className="cluster cluster--wide cluster--centered">
          {isFiltered && query.q !== '' && (
            <Link className="btn btn--primary" to={withQuery(path, { q: query.q })}>
              <Trans>Search without filters</Trans>
            </Link>
          )}
          {query.q !== '' && path !== paths.products() && (
            <Link className="btn" to={paths.products({ q: query.q })}>
              <Trans>Search all categories</Trans>
            </Link>
          )}
          {(query.q === '' || !isFiltered) && (
            <Link className={isFiltered ? 'btn btn--primary' : 'btn'} to={path}>
              <Trans>See all products</Trans>
            </Link>
          )}
          <AskUsLink
            query={query}
            vehicle={nearest?.named?.vehicle}
            className={isFiltered ? 'btn' : 'btn btn--primary'}
          />
        </p>
        {nearest !== undefined && (
          <p className="cluster cluster--wide cluster--centered">
            {nearest.categories.map(({ slug, name }) => (
              <Link className="btn" key={slug} to={paths.category(slug)}>
                <Trans>Browse {name}</Trans>
              </Link>
            ))}
            <Link className="btn" to={paths.vehicles()}>
              <Trans>Find by vehicle</Trans>
            </Link>
            <Link className="btn" to={paths.fccIds()}>
              <Trans>Find by FCC ID</Trans>
            </Link>
          </p>
        )}
      </div>
      {nearest !== undefined && nearest.products.length > 0 && (
        <section aria-labelledby="nearest">
          <h2 id="nearest">
            <Trans>Closest matches</Trans>
          </h2>
          <ProductGrid products={nearest.products} />
        </section>
      )}
    </div>
  );
}

/** How the search was understood. */
function Understood({ path, nearest }: { path: string; nearest: Nearest }) {
  const { named, correctedTo, leftOut, apart } = nearest;
  const vehicle = named === undefined ? '' : vehicleName(named.vehicle);
  const words = joinQuoted(leftOut);
  return (
    <>
      {named?.hasParts === true && <VehicleNote {...named} />}
      {named?.hasParts === false && (
        <p>
          {t`No parts listed for the ${vehicle}.`}{' '}
          <Link className="link" to={paths.vehicles({ ...vehicleParams(named.vehicle), year: undefined })}>
            <Trans>Select another vehicle</Trans>
          </Link>
        </p>
      )}
      {correctedTo !== undefined && <p>{t`We also searched for “${correctedTo}”.`}</p>}
      {leftOut.length > 0 && <p>{t`No product matches ${words}.`}</p>}
      {apart.length > 0 && (
        <p>
          <Trans>No product matches every word. Search for</Trans>{' '}
          {apart.map((word, index) => (
            <Fragment key={word}>
              {index > 0 && ` ${t`or`} `}
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
  return new Intl.ListFormat(getLocale(), { type: 'disjunction' }).format(words.map((word) => t`“${word}”`));
}

function describeFilter({ name, value }: UnknownFilter, query: ListingQuery): string {
  switch (name) {
    case 'category':
      return t`We don’t have a “${value}” category.`;
    case 'brand':
      return t`We don’t carry “${value}”.`;
    case 'make':
      return t`We don’t list the make “${value}”.`;
    case 'model': {
      const make = findMakeName(query.make);
      return make === undefined
        ? t`We don’t list the model “${value}”.`
        : t`We don’t list the ${make} “${value}”.`;
    }
    case 'year':
      return t`“${value}” isn’t a valid year.`;
  }
}

function describeRemoval({ name, value }: UnknownFilter): string {
  switch (name) {
    case 'category':
      return t`Remove the category “${value}”`;
    case 'brand':
      return t`Remove the brand “${value}”`;
    case 'make':
      return t`Remove the make “${value}”`;
    case 'model':
      return t`Remove the model “${value}”`;
    case 'year':
      return t`Remove the year “${value}”`;
  }
}

function suggestChange(query: ListingQuery, isFiltered: boolean): string {
  if (query.q === '')
    return isFiltered ? t`Remove a filter or clear them all.` : t`Nothing is listed here yet.`;
  if (isFiltered) return t`Remove a filter, or search without filters.`;
  if (!/\d/.test(query.q)) return t`Check the spelling, or try fewer words.`;
  return t`Check the part number, or try just the first few characters.`;
}

/** Offers the years with known fitment. */
function KnownYears({ path, query, years }: { path: string; query: ListingQuery; years: number[] }) {
  const make = findMakeName(query.make);
  const newest = years.at(0);
  const oldest = years.at(-1);
  const { year, model } = query;
  if (make === undefined || year === undefined || newest === undefined || oldest === undefined) return null;
  if (years.includes(year)) return null;
  const knownYears = formatYearRange(oldest, newest);
  return (
    <p>
      {t`No parts listed for the ${year} ${make} ${model}.`}{' '}
      <Link
        className="link"
        to={withQuery(path, buildListingParams(removeFilter(query, { name: 'year', value: String(year) })))}
      >
        {t`See ${make} ${model} ${knownYears}`}
      </Link>
    </p>
  );
}
