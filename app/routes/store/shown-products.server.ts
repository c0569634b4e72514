import type { AppLoadContext } from '@remix-run/node';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { withBuyerPrices } from '../../http/buyer-prices.server';

/** Some of the products that there are, for a ProductGrid, with the buyer's own prices. */
export async function readShownProducts(
  context: AppLoadContext,
  request: Request,
  { products, total }: { products: readonly ProductCard[]; total: number },
) {
  return { products: await withBuyerPrices(context, request, products), total };
}
