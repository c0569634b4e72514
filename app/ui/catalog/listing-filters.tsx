import { useRef, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';

import { buildListingParams, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { GetForm } from '../form/get-form';
import { useFieldsOfAddress } from '../form/use-fields-of-address';
import { Icon } from '../icon/icon';
import { useHydrated } from '../use-hydrated';
import { listFilters } from './active-filters';
import { HiddenParams } from './hidden-params';
import { ListingFacets } from './listing-facets';
import type { ListingData } from './listing-data';
import { VehicleFilter, type VehicleChoice } from './vehicle-filter';
import { plural, t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export type { VehicleChoice };

interface ListingFiltersProps {
  path: string;
  query: ListingQuery;
  listing: ListingData;
  vehicle: VehicleChoice | undefined;
  /** Whether the listing covers the entire catalog instead of one category. */
  isSearch: boolean;
}

/** Parameters that this form sets. */
const NAMES = [
  'q',
  'category',
  'brand',
  'type',
  'inStock',
  'attribute',
  'make',
  'model',
  'year',
  'page',
] as const;

/**
 * The filters of a listing: beside it on a wide screen, a sheet over it on a phone, whose summary also closes it. With
 * JavaScript, a choice applies at once; otherwise with the button.
 */
export function ListingFilters(props: ListingFiltersProps) {
  const { path, query, listing, vehicle, isSearch } = props;
  const form = useFieldsOfAddress(buildListingParams(query));
  const apply = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit();
  const active = listFilters(query, undefined, isSearch, (name) => name).length;
  const { sheet, close, closeByEscape, closeBehind } = useSheet();
  const { total } = listing.page;
  // Without JavaScript, a choice changes the number only when it is sent.
  const show = useHydrated()
    ? plural(total, { one: 'Show # result', other: 'Show # results' })
    : t`Show results`;
  return (
    // Keys that are pressed on the fields inside arrive here.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <details className="filters" ref={sheet} onKeyDown={closeByEscape} onBlur={closeBehind}>
      <summary>
        <Icon name="filter" />
        <span>
          <Trans>Filters</Trans>
          {active > 0 && ` (${active})`}
        </span>
        <Icon name="x" />
      </summary>
      <GetForm action={path} className="filters__form" autoComplete="off" ref={form} preventScrollReset>
        {/* The whole catalog is searched from the header, whose box shows the text. */}
        <HiddenParams query={query} except={isSearch ? NAMES.filter((name) => name !== 'q') : NAMES} />
        {!isSearch && (
          <div className="field">
            <label className="field__label" htmlFor="filter-q">
              <Trans>Search this list</Trans>
            </label>
            <input
              className="input"
              id="filter-q"
              name="q"
              type="search"
              defaultValue={query.q}
              autoComplete="off"
            />
          </div>
        )}
        <label className="check">
          <input type="checkbox" name="inStock" value="1" defaultChecked={query.inStock} onChange={apply} />
          <span>
            {`${t`In stock only`} `}
            <span className="muted">{`(${listing.inStock})`}</span>
          </span>
        </label>
        {/* A category's parts for vehicles are narrowed by the vehicle first. */}
        {vehicle !== undefined && !isSearch && <VehicleFilter query={query} apply={apply} {...vehicle} />}
        <ListingFacets listing={listing} query={query} isSearch={isSearch} apply={apply} />
        {vehicle !== undefined && isSearch && (
          <VehicleFilter
            query={query}
            searchedMake={listing.named?.vehicle.make}
            apply={apply}
            {...vehicle}
          />
        )}
        <div className="filters__send">
          <button type="submit" className="btn btn--ink">
            <Trans>Apply</Trans>
          </button>
          <button type="submit" className="btn btn--primary btn--wide" onClick={close}>
            {show}
          </button>
        </div>
      </GetForm>
    </details>
  );
}

/** Closes the filters where they cover the page. Elsewhere they stay as they are. */
function useSheet() {
  const sheet = useRef<HTMLDetailsElement>(null);
  const close = () => {
    const summary = sheet.current?.querySelector('summary');
    if (!sheet.current?.open || !summary || getComputedStyle(summary).position !== 'fixed') return;
    summary.focus();
    sheet.current.open = false;
  };
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  // The page behind it must not take the focus unseen.
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  return { sheet, close, closeByEscape, closeBehind };
}
