import type { AppLoadContext } from '@remix-run/node';

import type { Pricing } from '../../domain/goods/catalog/product.rules';
import { readBuyerTerms } from '../../domain/goods/prices/buyer-terms.queries.server';
import { getYourPrice, type BuyerTerms } from '../../domain/goods/prices/price.rules';
import type { YourPrice } from '../../domain/goods/catalog/product.schema';
import { findSession } from '../../http/session.server';

/** Adds the signed-in buyer's prices where they are below the public ones. */
export async function withBuyerPrices<Product extends Pricing & { id: number }>(
  context: AppLoadContext,
  request: Request,
  products: readonly Product[],
): Promise<(Product & { yourPrice?: YourPrice | undefined })[]> {
  const termsOf = await readTermsOfBuyer(context, request, products);
  return products.map((product) => {
    const yourPrice = getYourPrice(product, termsOf(product.id));
    return yourPrice === undefined ? product : { ...product, yourPrice };
  });
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
