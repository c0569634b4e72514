import { indented } from '../../domain/goods/catalog/category-tree.rules';
import type { FacetValue } from '../../domain/goods/catalog/listing/listing-facets.queries.server';
import { attributeText, type ListingQuery } from '../../domain/goods/catalog/listing/listing.rules';
import { markup, type Markup } from '../markup/markup';
import type { ShownFacets } from './shown-listing';

/** What a listing can be narrowed to by its own products: category, type, brand and the specifications of its category. */
export function listingFacets(facets: ShownFacets, query: ListingQuery): Markup {
  const { categories, types, brands, attributes } = facets;
  const chosen = query.attribute.map(attributeText);
  return markup`
    ${categories && categorySelect({ ...facets, categories }, query)}
    ${facet({ name: 'type', legend: categories === undefined ? 'Category' : 'Type', values: types, chosen: query.type })}
    ${facet({ name: 'brand', legend: 'Brand', values: brands, chosen: query.brand })}
    ${attributes.map(({ name, values }) =>
      facet({
        name: 'attribute',
        legend: name,
        values: values.map(({ value, count }) => ({ value, count, sent: attributeText({ name, value }) })),
        chosen,
      }),
    )}`;
}

function categorySelect(
  { categories, serviceName }: ShownFacets & { categories: NonNullable<ShownFacets['categories']> },
  { category: chosen }: ListingQuery,
): Markup {
  const isOther = chosen !== '' && !categories.some(({ slug }) => slug === chosen);
  const option = (value: string, name: string) =>
    markup`<option${value === chosen && markup` selected=""`} value="${value}">${name}</option>`;
  return markup`
    <div class="field">
      <label class="field__label" for="filter-category">Category</label>
      <select class="select" id="filter-category" name="category">
        ${option('', 'All categories')}
        ${isOther && option(chosen, serviceName === undefined ? chosen : `Service: ${serviceName}`)}
        ${categories.map((category) => option(category.slug, indented(category)))}
      </select>
    </div>`;
}

interface Facet {
  name: 'brand' | 'type' | 'attribute';
  legend: string;
  /** `sent` is what the form sends where it differs from the value. */
  values: (FacetValue & { sent?: string })[];
  chosen: string[];
}

function facet({ name, legend, values, chosen }: Facet): Markup {
  if (values.length === 0) return markup``;
  const isOpen = name !== 'attribute' || values.some(({ value, sent = value }) => chosen.includes(sent));
  return markup`
    <details data-key="${legend}"${isOpen && markup` open=""`}>
      <summary>${legend}</summary>
      <fieldset>
        <legend class="sr-only">${legend}</legend>
        ${values.map(
          ({ value, count, sent = value }) => markup`
            <label>
              <input type="checkbox" name="${name}" value="${sent}"
                ${chosen.includes(sent) && markup` checked=""`}/>
              ${value} <i>(${count})</i>
            </label>`,
        )}
      </fieldset>
    </details>`;
}
