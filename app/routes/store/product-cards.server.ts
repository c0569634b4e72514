import type { AppLoadContext } from '@remix-run/node';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { withBuyerPrices } from './buyer-prices.server';

/** Reads products for a ProductGrid, with the buyer's prices. */
export async function readProductCards(
  context: AppLoadContext,
  request: Request,
  { products, total }: { products: readonly ProductCard[]; total: number },
) {
  return { products: await withBuyerPrices(context, request, products), total };
}
