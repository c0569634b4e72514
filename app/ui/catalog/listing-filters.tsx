import type { ChangeEvent } from 'react';

import {
  isNarrowed,
  buildListingParams,
  type ListingQuery,
} from '../../domain/goods/catalog/listing/listing.rules';
import { GetForm } from '../form/get-form';
import { useFieldsOfAddress } from '../form/use-fields-of-address';
import { Icon } from '../icon/icon';
import { HiddenParams } from './hidden-params';
import { ListingFacets } from './listing-facets';
import type { ListingData } from './listing-data';
import { VehicleFilter, type VehicleChoice } from './vehicle-filter';

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

/** The filters of a listing. With JavaScript, a choice applies at once; otherwise with the button. */
export function ListingFilters(props: ListingFiltersProps) {
  const { path, query, listing, vehicle, isSearch } = props;
  const form = useFieldsOfAddress(buildListingParams(query));
  const apply = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit();
  const isOn = isNarrowed({ ...query, q: isSearch ? '' : query.q }) || query.category !== '';
  return (
    <details className="filters">
      <summary>
        <Icon name="filter" />
        Filters{isOn && ' (on)'}
      </summary>
      <GetForm action={path} className="filters__form" autoComplete="off" ref={form} preventScrollReset>
        {/* The whole catalog is searched from the header, whose box shows the text. */}
        <HiddenParams query={query} except={isSearch ? NAMES.filter((name) => name !== 'q') : NAMES} />
        {!isSearch && (
          <div className="field">
            <label className="field__label" htmlFor="filter-q">
              Search this list
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
            In stock only <span className="muted">{`(${listing.inStock})`}</span>
          </span>
        </label>
        <ListingFacets listing={listing} query={query} isSearch={isSearch} apply={apply} />
        {vehicle !== undefined && <VehicleFilter query={query} apply={apply} {...vehicle} />}
        <div className="cluster">
          <button type="submit" className="btn btn--ink">
            Apply
          </button>
        </div>
      </GetForm>
    </details>
  );
}
