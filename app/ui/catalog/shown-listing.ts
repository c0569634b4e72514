import type { Listing, ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';

/** What the filters of a listing offer. */
export interface ShownFacets extends Pick<Listing, 'brands' | 'types' | 'attributes'> {
  /** The whole catalogue can be narrowed to a category; a category's own listing is. */
  categories: readonly { slug: string; name: string; level: number }[] | undefined;
  /** The name of the service that the search panel asked for in the category's place. */
  serviceName: string | undefined;
}

/** A listing as its page has it. The browser is not given again what the server has written (`shownOnly`). */
export interface ShownListing extends Omit<
  Listing,
  'products' | 'columns' | 'brands' | 'types' | 'attributes'
> {
  /** Of the products, in their order, with a space between: numbers take half of what they take as a list. */
  ids: string;
  /** With the buyer's own prices. */
  products?: (ListedProduct & { yourPrice?: YourPrice | undefined })[] | undefined;
  /** Of the list view. */
  columns?: string[] | undefined;
  facets?: ShownFacets | undefined;
  /** What the chosen category or service is called, where the listing can be narrowed to one. */
  categoryName: string | undefined;
}
