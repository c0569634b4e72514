import type { Db } from '../../../../../db/schema';
import { getPage, type Page } from '../../../base/shared/paging.rules';
import {
  countAttributes,
  countFacets,
  type AttributeFacet,
  type Facets,
  type FacetValue,
} from './listing-facets.queries.server';
import type { ProductGroup } from './listing-counts.queries.server';
import { listCardFacts } from './card-facts.rules';
import { listPageIds } from './listing-order.queries.server';
import { listUnknownFilters, readListingScope } from './listing-scope.queries.server';
import { listNearest, type Nearest } from './nearest.queries.server';
import {
  expandFacetValues,
  keepCommonValues,
  listSearchFacets,
  sumFacetValues,
} from './search-facets.queries.server';
import { listCardsById } from '../product-card.queries.server';
import { listCardTexts } from '../product-images.queries.server';
import { listSpecifications, SHOWN_SPECIFICATIONS } from '../compare.queries.server';
import type { Category } from '../category.schema';
import type { ListingQuery, UnknownFilter, View, ListingParams } from './listing.rules';
import type { ProductSearch, SearchedVehicle } from '../../search/product-search.queries.server';
import type { Vehicle } from '../../fitment/vehicle.rules';
import { sortByFrench } from './french-order.rules';
import { VersionedCache } from '../versioned-cache.server';
import type { ProductCard, Specification } from '../product.schema';
import { readTranslations, translateValue } from '../../../base/translation/page-language.queries.server';

export interface ListedProduct extends ProductCard {
  /** List view only, for comparing: those of the columns, or the first few. */
  specifications?: Specification[];
  /** The first few. */
  features?: string[];
  /** FCC ID and years of a vehicle's key, or grade and keyway of a lock: in the grid in place of the second feature, in the list on a phone. */
  keyFacts?: string;
}

export interface Listing {
  products: ListedProduct[];
  page: Page;
  view: View;
  brands: FacetValue[];
  types: FacetValue[];
  inStock: number;
  /** Filterable specifications: those of the category, in its order, or of most of the search's results. */
  attributes: AttributeFacet[];
  /** The French of types and specifications, by their English; none on English pages. */
  french: Readonly<Record<string, string>>;
  /** Specification columns of the list view; none for mixed categories. */
  columns: string[];
  /** The corrected search, if the original found nothing. */
  correctedTo: string | undefined;
  /** The vehicle that the search names, and the search without it. */
  named: { vehicle: Vehicle; rest: string } | undefined;
  /** Words of the search that were left out to find something. */
  leftOut: string[];
  /** A similar part number, if the search is a number no product has. */
  nearNumber: string | undefined;
  /** Filter values that don't exist, if the list is empty. */
  unknown: UnknownFilter[];
  /** What was understood and what is near, if the search found nothing. */
  nearest: Nearest | undefined;
}

/** A category as its listing needs it. */
interface ListedCategory extends Pick<Category, 'listAttributes' | 'defaultView'> {
  ids: readonly number[];
}

const facetCounts = new VersionedCache<Facets>({ version: 'assortment' });
const attributeCounts = new VersionedCache<AttributeFacet[]>({ version: 'assortment' });

/**
 * Lists a page of products with filters and counts.
 *
 * @param category restricts the listing to a category and its descendants.
 */
export function listProducts(db: Db, query: ListingQuery, category?: ListedCategory): Promise<Listing> {
  const key = JSON.stringify([{ ...query, compare: undefined }, category?.ids]);
  return listings.read(db, key, () => readListing(db, query, category));
}

// Popular pages are cached; others are read each time.
const listings = new VersionedCache<Listing>({ max: 50 });

async function readListing(db: Db, query: ListingQuery, category?: ListedCategory): Promise<Listing> {
  const columns = category?.listAttributes ?? [];
  const attribute =
    category === undefined ? query.attribute : query.attribute.filter(({ name }) => columns.includes(name));
  const { ids, ...listing } = await readListingPage(db, { ...query, attribute }, category);
  const view = query.view ?? category?.defaultView ?? 'grid';
  const products = await listProductsWithTexts(db, ids, { view, columns });
  const shown = products.map(({ specifications }) => specifications);
  const { attributes, types } = listing;
  const french = await readTranslations(db, [attributes, types, query.type, query.attribute, columns, shown]);
  const sortByShownName = (values: FacetValue[]) =>
    sortByFrench(values, ({ value }) => french[value] ?? value);
  return {
    ...listing,
    types: sortByShownName(types),
    attributes: attributes.map(({ name, values }) => ({ name, values: sortByShownName(values) })),
    french,
    view,
    products,
  };
}

/** Counts the products of a listing. */
export async function countListed(
  db: Db,
  query: ListingParams,
  category?: Pick<ListedCategory, 'ids'>,
): Promise<number> {
  const attribute = await expandFacetValues(db, query.attribute);
  return (await readFacets(db, { ...query, attribute }, category?.ids)).total;
}

/** Lists products with what their cards say, and in a list view with specifications. */
async function listProductsWithTexts(
  db: Db,
  ids: number[],
  { view, columns }: Pick<Listing, 'view' | 'columns'>,
): Promise<ListedProduct[]> {
  const texts = await listCardTexts(db, ids);
  const all = await listSpecifications(db, ids);
  const cards = await listCardsById(db, ids);
  const facts = await translateValue(
    db,
    cards.map(({ id, name }) => listCardFacts(name, all.get(id) ?? [])),
  );
  return cards.map((card, index): ListedProduct => {
    const { features = [], keyFacts } = texts.get(card.id) ?? {};
    const told = keyFacts ?? facts[index]?.join(' · ') ?? '';
    const own = all.get(card.id) ?? [];
    return {
      ...card,
      features: view === 'grid' && told !== '' ? features.slice(0, 1) : features,
      ...(told !== '' && { keyFacts: told }),
      ...(view === 'list' && { specifications: chooseSpecifications(own, columns) }),
    };
  });
}

/** Those of the columns; without columns, the first few. */
function chooseSpecifications(own: readonly Specification[], columns: readonly string[]): Specification[] {
  return columns.length > 0
    ? own.filter(({ name }) => columns.includes(name))
    : own.slice(0, SHOWN_SPECIFICATIONS);
}

/** Reads a listing page without its product cards. */
export async function readListingPage(db: Db, query: ListingParams, category?: ListedCategory) {
  const columns = category?.listAttributes ?? [];
  const filters = category === undefined ? await listFilters(db, query) : columns;
  const narrowed = { ...query, attribute: await expandFacetValues(db, query.attribute) };
  const facets = await readFacets(db, narrowed, category?.ids);
  const attributes = await readAttributes(db, narrowed, category?.ids, filters, facets.groups);
  const scope = await readListingScope(db, narrowed, category?.ids);
  const page = getPage(facets.total, query.page, query.pageSize);
  const window = { limit: page.pageSize, offset: (page.page - 1) * page.pageSize };
  const ids = page.total === 0 ? [] : await listPageIds(db, scope, window, facets);
  // The full catalog has too many types to list; a category or service narrows them first.
  const hasTypes = category !== undefined || query.category !== '' || query.type.length > 0;
  return {
    ids,
    page,
    brands: facets.brands,
    types: hasTypes ? facets.types : [],
    inStock: facets.inStock,
    attributes: keepCommonValues(sumFacetValues(attributes), query.attribute, category !== undefined),
    columns,
    nearNumber: scope.search?.nearNumber,
    ...(page.total > 0 ? describeSearch(scope.search) : await explainNothing(db, scope.query)),
  };
}

/** How a search was understood, next to its results. */
function describeSearch(search: ProductSearch | undefined) {
  return {
    correctedTo: search?.correctedTo,
    named: search?.vehicle && describeVehicle(search.vehicle),
    leftOut: search?.leftOut ?? [],
    unknown: [],
    nearest: undefined,
  };
}

async function explainNothing(db: Db, query: ListingParams) {
  return {
    ...describeSearch(undefined),
    unknown: await listUnknownFilters(db, query),
    nearest: query.q === '' ? undefined : await listNearest(db, query.q),
  };
}

/** Lists the specifications that a search's results are filtered by, whatever is chosen already. */
async function listFilters(db: Db, query: ListingParams): Promise<string[]> {
  if (query.q === '') return [];
  const whole = { ...query, brand: [], type: [], attribute: [], inStock: false };
  const { byCategory } = await readFacets(db, whole, undefined);
  return listSearchFacets(db, byCategory);
}

function describeVehicle({ make, model, year, rest }: SearchedVehicle) {
  return { vehicle: { make, model, year }, rest };
}

/** Reads the counts of a listing, shared by its pages, orders, and views. */
function readFacets(db: Db, query: ListingParams, categoryIds: readonly number[] | undefined) {
  return facetCounts.read(db, keyOf(query, categoryIds), async () =>
    countFacets(db, await readListingScope(db, query, categoryIds)),
  );
}

function readAttributes(
  db: Db,
  query: ListingParams,
  categoryIds: readonly number[] | undefined,
  names: string[],
  groups: ProductGroup[],
) {
  return attributeCounts.read(db, keyOf(query, categoryIds, names), async () =>
    countAttributes(db, await readListingScope(db, query, categoryIds), names, groups),
  );
}

function keyOf(query: ListingParams, ...others: unknown[]): string {
  const ofThePage = {
    page: undefined,
    pageSize: undefined,
    sort: undefined,
    view: undefined,
    compare: undefined,
  };
  return JSON.stringify([{ ...query, ...ofThePage }, ...others]);
}
