import type { Listing, ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';

/** The data of a listing page. */
export interface ListingData extends Omit<Listing, 'products'> {
  /** With the buyer's own prices. */
  products: (ListedProduct & { yourPrice?: YourPrice | undefined })[];
  /** The service selected in the search panel instead of a category. */
  serviceName?: string | undefined;
  /** Name of the selected category or service, if the listing can be filtered by one. */
  categoryName?: string | undefined;
}
