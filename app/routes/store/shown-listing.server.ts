import type { AppLoadContext } from '@remix-run/node';

import type { Listing } from '../../domain/goods/catalog/listing/listing.queries.server';
import { withBuyerPrices } from '../../http/buyer-prices.server';
import { shownOnly } from '../../http/shown-only.server';

interface Narrowing {
  /** Where the listing can be narrowed to one of these. */
  categories?: readonly { slug: string; name: string; level: number }[];
  serviceName?: string | undefined;
  categoryName?: string | undefined;
}

/** A listing for its page, with the buyer's own prices. What the page writes as text does not go along as data. */
export async function readShownListing(
  context: AppLoadContext,
  request: Request,
  { brands, types, attributes, ...listing }: Listing,
  { categories, serviceName, categoryName }: Narrowing = {},
) {
  const shown = {
    ...listing,
    ids: listing.products.map(({ id }) => id).join(' '),
    products: await withBuyerPrices(context, request, listing.products),
    facets: { brands, types, attributes, categories, serviceName },
    categoryName: categoryName ?? serviceName,
  };
  // The list view is made of components, which need the products again.
  return listing.view === 'grid'
    ? shownOnly(context, shown, 'products', 'facets', 'columns')
    : shownOnly(context, shown, 'facets');
}
