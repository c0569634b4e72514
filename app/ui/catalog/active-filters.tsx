import { Link } from '@remix-run/react';

import {
  formatAttribute,
  buildListingParams,
  removeFilter,
  type ListingQuery,
} from '../../domain/goods/catalog/listing/listing.rules';
import { findMakeName } from '../../domain/goods/fitment/makes.rules';
import { withQuery } from '../../paths';
import { Icon } from '../icon/icon';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { useCatalogText } from './catalog-texts';

interface ActiveFiltersProps {
  path: string;
  query: ListingQuery;
  /** Name of the selected category or service, if the listing can be filtered by one. */
  categoryName: string | undefined;
  /** The text is the page's search, not a filter. */
  isSearch: boolean;
}

interface ActiveFilter {
  label: string;
  without: ListingQuery;
}

/** The active filters, each a link that removes it. */
export function ActiveFilters({ path, query, categoryName, isSearch }: ActiveFiltersProps) {
  const filters = listFilters(query, categoryName, isSearch, useCatalogText());
  if (filters.length === 0) return null;
  return (
    <div className="cluster cluster--spread align-center">
      <h3 className="sr-only">
        <Trans>Active filters</Trans>
      </h3>
      <ul className="active-filters__list">
        {filters.map(({ label, without }) => (
          <li key={label}>
            <Link to={withQuery(path, buildListingParams(without))} discover="none" preventScrollReset>
              <span className="sr-only">{`${t`Remove filter`} `}</span>
              {label}
              <Icon name="x" />
            </Link>
          </li>
        ))}
      </ul>
      <Link
        className="link"
        to={withQuery(path, isSearch ? { q: query.q } : {})}
        discover="none"
        preventScrollReset
      >
        <Trans>Clear Filters</Trans>
      </Link>
    </div>
  );
}

/** Lists the active filters, as the list and the count beside 'Filters' show them. */
export function listFilters(
  query: ListingQuery,
  categoryName: string | undefined,
  isSearch: boolean,
  translate: (english: string) => string,
): ActiveFilter[] {
  const { q, brand, type, attribute, make, model, year, noYear } = query;
  const filters: ActiveFilter[] = [];
  const add = (label: string, without: ListingQuery) =>
    filters.push({ label, without: { ...without, page: 1 } });
  if (q !== '' && !isSearch) add(t`Search: ${q}`, { ...query, q: '' });
  if (query.inStock) add(t`In stock only`, { ...query, inStock: false });
  if (query.category !== '') {
    const category = categoryName ?? query.category;
    add(t`Category: ${category}`, removeFilter(query, { name: 'category', value: query.category }));
  }
  for (const value of type) {
    const name = translate(value);
    add(t`Type: ${name}`, { ...query, type: type.filter((one) => one !== value) });
  }
  for (const value of brand) add(t`Brand: ${value}`, removeFilter(query, { name: 'brand', value }));
  for (const one of attribute) {
    const [name, value] = [translate(one.name), translate(one.value)];
    add(t`${name}: ${value}`, {
      ...query,
      attribute: attribute.filter((other) => formatAttribute(other) !== formatAttribute(one)),
    });
  }
  if (make !== '') {
    const name = findMakeName(make) ?? make;
    add(t`Make: ${name}`, removeFilter(query, { name: 'make', value: make }));
  }
  if (model !== '') add(t`Model: ${model}`, removeFilter(query, { name: 'model', value: model }));
  const shownYear = String(year ?? noYear);
  if (shownYear !== '') add(t`Year: ${shownYear}`, removeFilter(query, { name: 'year', value: shownYear }));
  return filters;
}
