import type { AppLoadContext } from '@remix-run/node';

import type { Listing } from '../../domain/goods/catalog/listing/listing.queries.server';
import { withBuyerPrices } from '../../http/buyer-prices.server';
import type { ShownListing } from '../../ui/catalog/shown-listing';

type Narrowing = Pick<ShownListing, 'serviceName' | 'categoryName'>;

/** Reads a listing with the buyer's prices. */
export async function readShownListing(
  context: AppLoadContext,
  request: Request,
  listing: Listing,
  { serviceName, categoryName = serviceName }: Narrowing = {},
): Promise<ShownListing> {
  const products = await withBuyerPrices(context, request, listing.products);
  return { ...listing, products, serviceName, categoryName };
}
