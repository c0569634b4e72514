import type { Listing, ListedProduct } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';

/** A listing as its page shows it. */
export interface ListingData extends Omit<Listing, 'products'> {
  /** With the buyer's own prices. */
  products: (ListedProduct & { yourPrice?: YourPrice | undefined })[];
  /** The name of the service that the search panel asked for in the category's place. */
  serviceName?: string | undefined;
  /** What the chosen category or service is called, where the listing can be narrowed to one. */
  categoryName?: string | undefined;
}
