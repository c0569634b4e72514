import type { ChangeEvent } from 'react';

import { indented } from '../../domain/catalogue/category-tree.rules';
import type { FacetValue } from '../../domain/catalogue/listing-facets.queries.server';
import type { Listing } from '../../domain/catalogue/listing.queries.server';
import {
  attributeText,
  isNarrowed,
  listingParams,
  type ListingQuery,
} from '../../domain/catalogue/listing.rules';
import { GetForm } from '../form/get-form';
import { useFieldsOfAddress } from '../form/use-fields-of-address';
import { Icon } from '../icon/icon';
import { KeptParams } from './kept-params';
import { VehicleFilter, type VehicleChoice } from './vehicle-filter';

export type { VehicleChoice };

interface ListingFiltersProps {
  path: string;
  query: ListingQuery;
  listing: Listing;
  vehicle: VehicleChoice | undefined;
  categories: { slug: string; name: string; level: number }[] | undefined;
  serviceName: string | undefined;
}

/** What this form asks for itself. */
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

/** What narrows the listing. Checkboxes and selects apply at once with JavaScript, by the button without. */
export function ListingFilters(props: ListingFiltersProps) {
  const { path, query, listing, vehicle, categories, serviceName } = props;
  const form = useFieldsOfAddress(listingParams(query));
  const apply = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    event.currentTarget.form?.requestSubmit();
  const isOther = query.category !== '' && !categories?.some(({ slug }) => slug === query.category);
  const isSearch = categories !== undefined;
  const isOn = isNarrowed({ ...query, q: isSearch ? '' : query.q }) || query.category !== '';
  return (
    <details className="filters">
      <summary>
        <Icon name="filter" />
        Filters{isOn && ' (on)'}
      </summary>
      <GetForm action={path} className="filters__form" autoComplete="off" ref={form} preventScrollReset>
        <KeptParams query={query} except={NAMES} />
        <div className="field">
          <label className="field__label" htmlFor="filter-q">
            Search in this list
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
        <label className="check">
          <input type="checkbox" name="inStock" value="1" defaultChecked={query.inStock} onChange={apply} />
          <span>
            In stock only <span className="muted">{`(${listing.inStock})`}</span>
          </span>
        </label>
        {categories !== undefined && (
          <div className="field">
            <label className="field__label" htmlFor="filter-category">
              Category
            </label>
            <select
              className="select"
              id="filter-category"
              name="category"
              defaultValue={query.category}
              onChange={apply}
            >
              <option value="">All categories</option>
              {isOther && (
                <option value={query.category}>
                  {serviceName === undefined ? query.category : `Service: ${serviceName}`}
                </option>
              )}
              {categories.map((category) => (
                <option key={category.slug} value={category.slug}>
                  {indented(category)}
                </option>
              ))}
            </select>
          </div>
        )}
        <Facet
          name="type"
          legend={categories === undefined ? 'Category' : 'Type'}
          values={listing.types}
          chosen={query.type}
          apply={apply}
        />
        <Facet name="brand" legend="Brand" values={listing.brands} chosen={query.brand} apply={apply} />
        {listing.attributes.map(({ name, values }) => (
          <Facet
            key={name}
            name="attribute"
            legend={name}
            values={values.map(({ value, count }) => ({
              value,
              count,
              sent: attributeText({ name, value }),
            }))}
            chosen={query.attribute.map(attributeText)}
            apply={apply}
          />
        ))}
        {vehicle !== undefined && <VehicleFilter query={query} apply={apply} {...vehicle} />}
        <div className="filters__buttons">
          <button type="submit" className="btn btn--ink">
            Apply
          </button>
        </div>
      </GetForm>
    </details>
  );
}

interface FacetProps {
  name: 'brand' | 'type' | 'attribute';
  legend: string;
  /** `sent` is what the form sends where it differs from the value. */
  values: (FacetValue & { sent?: string })[];
  chosen: string[];
  apply: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Facet({ name, legend, values, chosen, apply }: FacetProps) {
  if (values.length === 0) return null;
  const isOpen = name !== 'attribute' || values.some(({ value, sent = value }) => chosen.includes(sent));
  return (
    <details className="filters__group" open={isOpen}>
      <summary>
        {legend}
        <Icon name="chevron-down" />
      </summary>
      <fieldset className="filters__values">
        <legend className="sr-only">{legend}</legend>
        {values.map(({ value, count, sent = value }) => (
          <label className="check" key={value}>
            <input
              type="checkbox"
              name={name}
              value={sent}
              defaultChecked={chosen.includes(sent)}
              onChange={apply}
            />
            <span>
              {value} <span className="muted">{`(${count})`}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
