import type { AppLoadContext } from '@remix-run/node';

import type { Listing } from '../../domain/goods/catalog/listing/listing.queries.server';
import { withBuyerPrices } from './buyer-prices.server';
import type { ListingData } from '../../ui/catalog/listing-data';

type Narrowing = Pick<ListingData, 'serviceName' | 'categoryName'>;

/** Reads a listing with the buyer's prices. */
export async function readListingData(
  context: AppLoadContext,
  request: Request,
  listing: Listing,
  { serviceName, categoryName = serviceName }: Narrowing = {},
): Promise<ListingData> {
  const products = await withBuyerPrices(context, request, listing.products);
  return { ...listing, products, serviceName, categoryName };
}
