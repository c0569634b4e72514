import type { AppLoadContext } from '@remix-run/node';

import type { Pricing } from '../../domain/goods/catalog/product.rules';
import { readBuyerTerms } from '../../domain/goods/prices/buyer-terms.queries.server';
import { getYourPrice, type BuyerTerms } from '../../domain/goods/prices/price.rules';
import type { YourPrice, ProductCard } from '../../domain/goods/catalog/product.schema';
import { readLastBought } from '../../domain/selling/orders/bought-before.queries.server';
import { findSession } from '../../http/session.server';
import type { Listing } from '../../domain/goods/catalog/listing/listing.queries.server';
import type { ListingData } from '../../ui/catalog/listing-data';

/** Adds the signed-in buyer's prices where they are below the public ones, and when they last bought a product. */
export async function withBuyerPrices<Product extends Pricing & { id: number }>(
  context: AppLoadContext,
  request: Request,
  products: readonly Product[],
): Promise<(Product & { yourPrice?: YourPrice | undefined; boughtOn?: string | undefined })[]> {
  const termsOf = await readTermsOfBuyer(context, request, products);
  const boughtOn = await readBuyersLastBought(context, request, products);
  return products.map((product) => {
    const yourPrice = getYourPrice(product, termsOf(product.id));
    const day = boughtOn.get(product.id);
    return {
      ...product,
      ...(yourPrice === undefined ? {} : { yourPrice }),
      ...(day === undefined ? {} : { boughtOn: day }),
    };
  });
}

/** Reads on which day the signed-in buyer last ordered each product. */
export async function readBuyersLastBought(
  context: AppLoadContext,
  request: Request,
  products: readonly { id: number }[],
): Promise<Map<number, string>> {
  const session = await findSession(context, request);
  return readLastBought(
    context.db,
    session?.customerId,
    products.map(({ id }) => id),
  );
}

/** Reads the signed-in buyer's terms for products; public terms for guests. */
export async function readTermsOfBuyer(
  context: AppLoadContext,
  request: Request,
  products: readonly { id: number }[],
): Promise<(productId: number) => BuyerTerms> {
  const session = await findSession(context, request);
  return readBuyerTerms(
    context.db,
    session?.customerId,
    products.map(({ id }) => id),
  );
}

/** Reads products for a ProductGrid, with the buyer's prices. */
export async function readProductCards(
  context: AppLoadContext,
  request: Request,
  { products, total }: { products: readonly ProductCard[]; total: number },
) {
  return { products: await withBuyerPrices(context, request, products), total };
}

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
