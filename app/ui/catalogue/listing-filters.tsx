import { Form, Link, useSubmit } from '@remix-run/react';
import type { ChangeEvent } from 'react';

import type { FacetValue, Listing } from '../../domain/catalogue/listing.queries.server';
import { isNarrowed, type ListingQuery } from '../../domain/catalogue/listing.rules';
import { MAKE_GROUPS, makeValue } from '../../domain/fitment/makes.rules';
import { Icon } from '../icon/icon';
import { KeptParams } from './kept-params';

interface ListingFiltersProps {
  path: string;
  query: ListingQuery;
  listing: Listing;
  hasFitment: boolean;
  categories: { slug: string; name: string }[] | undefined;
  serviceName: string | undefined;
}

/** What narrows the listing. Checkboxes and selects apply at once with JavaScript, by the button without. */
export function ListingFilters(props: ListingFiltersProps) {
  const { path, query, listing, hasFitment, categories, serviceName } = props;
  const submit = useSubmit();
  const apply = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    submit(event.currentTarget.form);
  const narrowed = isNarrowed(query) || query.category !== '';
  return (
    <details className="filters">
      <summary>
        <Icon name="filter" />
        Filters{narrowed && ' (on)'}
      </summary>
      <Form
        method="get"
        action={path}
        className="filters__form"
        autoComplete="off"
        key={JSON.stringify(query)}
      >
        <KeptParams
          query={query}
          except={['q', 'category', 'brand', 'type', 'inStock', 'make', 'model', 'year', 'page']}
        />
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
          In stock only
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
              {serviceName !== undefined && <option value={query.category}>Service: {serviceName}</option>}
              {categories.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
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
        {hasFitment && (
          <fieldset className="filters__group">
            <legend>Vehicle</legend>
            <label className="sr-only" htmlFor="filter-make">
              Make
            </label>
            <select
              className="select"
              id="filter-make"
              name="make"
              defaultValue={query.make}
              onChange={apply}
            >
              <option value="">Any make</option>
              {MAKE_GROUPS.flatMap(({ makes }) => [...makes]).map((make) => (
                <option key={make} value={makeValue(make)}>
                  {make}
                </option>
              ))}
            </select>
            {query.model !== '' && <input type="hidden" name="model" value={query.model} />}
            <label className="sr-only" htmlFor="filter-year">
              Year
            </label>
            <input
              className="input"
              id="filter-year"
              name="year"
              placeholder="Year, e.g. 2021"
              inputMode="numeric"
              defaultValue={query.year ?? ''}
            />
          </fieldset>
        )}
        <div className="filters__buttons">
          <button type="submit" className="btn btn--ink">
            Apply
          </button>
          {narrowed && (
            <Link className="btn" to={path} discover="none">
              Clear Filters
            </Link>
          )}
        </div>
      </Form>
    </details>
  );
}

interface FacetProps {
  name: 'brand' | 'type';
  legend: string;
  values: FacetValue[];
  chosen: string[];
  apply: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Facet({ name, legend, values, chosen, apply }: FacetProps) {
  if (values.length === 0) return null;
  return (
    <fieldset className="filters__group">
      <legend>{legend}</legend>
      <div className="filters__values">
        {values.map(({ value, count }) => (
          <label className="check" key={value}>
            <input
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              onChange={apply}
            />
            <span>
              {value} <span className="muted">({count})</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
