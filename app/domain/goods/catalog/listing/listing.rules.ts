import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** The state of a listing (SPEC 2.5, DESIGN 2), all of it in the URL. */

export const SORTS = perLanguage(() => ({
  'best-match': t`Best Match`,
  'price-low': t`Price: Low to High`,
  'price-high': t`Price: High to Low`,
  name: t`Name A-Z`,
  category: t`Category`,
  productNumber: t`Product number`,
}));

export const PAGE_SIZES = [25, 50, 75, 100] as const;
export const VIEWS = ['grid', 'list'] as const;

export type Sort = keyof ReturnType<typeof SORTS>;
export type View = (typeof VIEWS)[number];

export interface ListingQuery {
  q: string;
  /** A category's slug or a service value; empty for all. */
  category: string;
  brand: string[];
  type: string[];
  make: string;
  model: string;
  year?: number | undefined;
  noYear: string;
  inStock: boolean;
  /** Chosen specifications: any value of one name, and all names. */
  attribute: Attribute[];
  sort: Sort;
  page: number;
  pageSize: (typeof PAGE_SIZES)[number];
  /** Undefined: the category's default view. */
  view?: View | undefined;
  /** Products picked for comparison on other pages. */
  compare: number[];
}

/** A listing without its presentation. */
export type ListingParams = Omit<ListingQuery, 'pageSize' | 'view' | 'compare'> & { pageSize: number };

export type Attribute = NonNullable<ReturnType<typeof readAttribute>>;

/** Formats an attribute for the URL: 'Finish:626 Satin Chrome'. Names never contain a colon. */
export function formatAttribute({ name, value }: Attribute): string {
  return `${name}:${value}`;
}

export function readAttribute(text: string) {
  const colon = text.indexOf(':');
  if (colon < 1 || colon === text.length - 1) return undefined;
  return { name: text.slice(0, colon), value: text.slice(colon + 1) };
}

export function isSort(value: string): value is Sort {
  return Object.hasOwn(SORTS(), value);
}

/** Builds a listing's query string without defaults. */
export function buildListingParams(query: Partial<ListingQuery>) {
  const params: Record<string, string | number | boolean | string[]> = {};
  if (query.q) params['q'] = query.q;
  if (query.category) params['category'] = query.category;
  if (query.brand?.length) params['brand'] = query.brand;
  if (query.type?.length) params['type'] = query.type;
  if (query.make) params['make'] = query.make;
  if (query.model) params['model'] = query.model;
  if (query.year !== undefined) params['year'] = query.year;
  else if (query.noYear) params['year'] = query.noYear;
  if (query.inStock) params['inStock'] = true;
  if (query.attribute?.length) params['attribute'] = query.attribute.map(formatAttribute);
  if (query.sort !== undefined && query.sort !== 'best-match') params['sort'] = query.sort;
  if (query.pageSize !== undefined && query.pageSize !== 25) params['pageSize'] = query.pageSize;
  if (query.view !== undefined) params['view'] = query.view;
  if (query.compare?.length) params['compare'] = query.compare.map(String);
  if (query.page !== undefined && query.page > 1) params['page'] = query.page;
  return params;
}

/** Returns whether Clear Filters has something to clear. */
export function isNarrowed(query: ListingQuery): boolean {
  return (
    query.q !== '' ||
    query.brand.length > 0 ||
    query.type.length > 0 ||
    query.make !== '' ||
    query.model !== '' ||
    query.year !== undefined ||
    query.noYear !== '' ||
    query.attribute.length > 0 ||
    query.inStock
  );
}

/** A filter value that doesn't exist in the catalog. The list is then empty and says so. */
export interface UnknownFilter {
  name: 'category' | 'brand' | 'make' | 'model' | 'year';
  value: string;
}

/** Removes a filter and those that depend on it, such as the model of a make. */
export function removeFilter(query: ListingQuery, { name, value }: UnknownFilter): ListingQuery {
  switch (name) {
    case 'category':
      return { ...query, category: '', page: 1 };
    case 'brand':
      return { ...query, brand: query.brand.filter((one) => one !== value), page: 1 };
    case 'make':
      return { ...query, make: '', model: '', page: 1 };
    case 'model':
      return { ...query, model: '', page: 1 };
    case 'year':
      return { ...query, year: undefined, noYear: '', page: 1 };
  }
}
