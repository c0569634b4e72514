import type { ChangeEventHandler } from 'react';

import { indentName } from '../../domain/goods/catalog/category-tree.rules';
import type { FacetValue } from '../../domain/goods/catalog/listing/listing-facets.queries.server';
import { formatAttribute, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { ChosenText } from '../form/chosen-text';
import { Icon } from '../icon/icon';
import { useStoreCategories } from '../store/use-store-categories';
import type { ListingData } from './listing-data';
import { Trans } from '~/i18n/trans';
import { t } from '~/i18n/text';
import { useCatalogText } from './catalog-texts';

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
  const { total } = listing.page;
  const chosen = query.attribute.map(formatAttribute);
  const translate = useCatalogText();
  const brandCount = brands.length;
  return (
    <div className="facets">
      {isSearch && <CategorySelect serviceName={listing.serviceName} chosen={query.category} apply={apply} />}
      <Facet
        name="type"
        legend={isSearch ? t`Type` : t`Category`}
        values={types}
        chosen={query.type}
        total={total}
        apply={apply}
      />
      <Facet
        name="brand"
        legend={t`Brand`}
        values={brands}
        chosen={query.brand}
        total={total}
        apply={apply}
        more={t`Show all ${brandCount} brands`}
      />
      {attributes.map(({ name, values }) => (
        <Facet
          key={name}
          name="attribute"
          legend={translate(name)}
          values={values.map(({ value, count }) => ({
            value,
            count,
            sent: formatAttribute({ name, value }),
          }))}
          chosen={chosen}
          total={total}
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
        <Trans>Category</Trans>
      </label>
      <select className="select" id="filter-category" name="category" defaultValue={chosen} onChange={apply}>
        <option value="">
          <Trans>All categories</Trans>
        </option>
        {isOther && (
          <option value={chosen}>{serviceName === undefined ? chosen : t`Service: ${serviceName}`}</option>
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

/** Values of a long filter that are shown at first; the few that follow are not worth a fold. */
const SHOWN_VALUES = 8;
const MAX_UNFOLDED = 10;
/** A filter of a specification with so few values stands open. */
const FEW_VALUES = 4;

interface FacetProps extends Pick<ListingFacetsProps, 'apply'> {
  name: 'brand' | 'type' | 'attribute';
  legend: string;
  /** `sent` is the submitted value, if it differs from the displayed one. */
  values: (FacetValue & { sent?: string })[];
  chosen: string[];
  /** How many products are listed. */
  total: number;
  /** Names the fold of a long filter's further values. The values come with the most products first. */
  more?: string;
}

function Facet({ name, legend, values, chosen, total, apply, more }: FacetProps) {
  const translate = useCatalogText();
  const isChosen = ({ value, sent = value }: (typeof values)[number]) => chosen.includes(sent);
  // What all have narrows nothing.
  if (!values.some((one) => isChosen(one) || one.count < total)) return null;
  const isFolded = more !== undefined && values.length > MAX_UNFOLDED;
  const isShown = (one: (typeof values)[number], index: number) =>
    !isFolded || index < SHOWN_VALUES || isChosen(one);
  const toCheckbox = (one: (typeof values)[number]) => (
    <label key={one.value} className="facet__value">
      <input
        type="checkbox"
        name={name}
        value={one.sent ?? one.value}
        defaultChecked={isChosen(one)}
        onChange={apply}
      />
      {`${translate(one.value)} `}
      <span className="muted">{`(${one.count})`}</span>
    </label>
  );
  const isOpen = name !== 'attribute' || values.length <= FEW_VALUES || values.some(isChosen);
  return (
    <details className="facet" open={isOpen}>
      <summary className="facet__name">
        {legend}
        <Icon name="chevron-down" />
      </summary>
      <div className="facet__values" role="group" aria-label={legend}>
        {values.filter(isShown).map(toCheckbox)}
        {isFolded && (
          <details className="facet__more">
            <summary>{more}</summary>
            {values.filter((one, index) => !isShown(one, index)).map(toCheckbox)}
          </details>
        )}
      </div>
    </details>
  );
}
