import type { ChangeEventHandler } from 'react';

import { indentName } from '../../domain/goods/catalog/category-tree.rules';
import type { FacetValue } from '../../domain/goods/catalog/listing/listing-facets.queries.server';
import { formatAttribute, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { ChosenText } from '../form/chosen-text';
import { Icon } from '../icon/icon';
import { useStoreCategories } from '../store/use-store-categories';
import type { ListingData } from './listing-data';

interface ListingFacetsProps {
  listing: ListingData;
  query: ListingQuery;
  /** Whether the listing covers the entire catalog, so that it can be filtered by category. */
  isSearch: boolean;
  /** Submits the form at once; without JavaScript, a button does. */
  apply: ChangeEventHandler<HTMLInputElement | HTMLSelectElement>;
}

/** Filters by the listed products' category, type, brand, and specifications. */
export function ListingFacets({ listing, query, isSearch, apply }: ListingFacetsProps) {
  const { types, brands, attributes } = listing;
  const chosen = query.attribute.map(formatAttribute);
  return (
    <div className="facets">
      {isSearch && <CategorySelect serviceName={listing.serviceName} chosen={query.category} apply={apply} />}
      <Facet
        name="type"
        legend={isSearch ? 'Type' : 'Category'}
        values={types}
        chosen={query.type}
        apply={apply}
      />
      <Facet name="brand" legend="Brand" values={brands} chosen={query.brand} apply={apply} />
      {attributes.map(({ name, values }) => (
        <Facet
          key={name}
          name="attribute"
          legend={name}
          values={values.map(({ value, count }) => ({
            value,
            count,
            sent: formatAttribute({ name, value }),
          }))}
          chosen={chosen}
          apply={apply}
        />
      ))}
    </div>
  );
}

interface CategorySelectProps extends Pick<ListingFacetsProps, 'apply'> {
  serviceName: string | undefined;
  chosen: string;
}

function CategorySelect({ serviceName, chosen, apply }: CategorySelectProps) {
  const categories = useStoreCategories();
  const category = categories.find(({ slug }) => slug === chosen);
  const isOther = chosen !== '' && category === undefined;
  return (
    <div className="field">
      <label className="field__label" htmlFor="filter-category">
        Category
      </label>
      <select className="select" id="filter-category" name="category" defaultValue={chosen} onChange={apply}>
        <option value="">All categories</option>
        {isOther && (
          <option value={chosen}>{serviceName === undefined ? chosen : `Service: ${serviceName}`}</option>
        )}
        {categories.map((category) => (
          <option key={category.slug} value={category.slug}>
            {indentName(category)}
          </option>
        ))}
      </select>
      {category !== undefined && <ChosenText>{category.name}</ChosenText>}
    </div>
  );
}

interface FacetProps extends Pick<ListingFacetsProps, 'apply'> {
  name: 'brand' | 'type' | 'attribute';
  legend: string;
  /** `sent` is the submitted value, if it differs from the displayed one. */
  values: (FacetValue & { sent?: string })[];
  chosen: string[];
}

function Facet({ name, legend, values, chosen, apply }: FacetProps) {
  if (values.length === 0) return null;
  const isOpen = name !== 'attribute' || values.some(({ value, sent = value }) => chosen.includes(sent));
  return (
    <details className="facet" open={isOpen}>
      <summary className="facet__name">
        {legend}
        <Icon name="chevron-down" />
      </summary>
      <div className="facet__values" role="group" aria-label={legend}>
        {values.map(({ value, count, sent = value }) => (
          <div key={value}>
            <label className="facet__value">
              <input
                type="checkbox"
                name={name}
                value={sent}
                defaultChecked={chosen.includes(sent)}
                onChange={apply}
              />
              {value} <span className="muted">{`(${count})`}</span>
            </label>
          </div>
        ))}
      </div>
    </details>
  );
}
