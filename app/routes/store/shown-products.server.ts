import type { AppLoadContext } from '@remix-run/node';

import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { withBuyerPrices } from '../../http/buyer-prices.server';
import { shownOnly } from '../../http/shown-only.server';

/** Some of the products that there are, for a ProductGrid, with the buyer's own prices. */
export async function readShownProducts(
  context: AppLoadContext,
  request: Request,
  { products, total }: { products: readonly ProductCard[]; total: number },
) {
  const shown = {
    count: products.length,
    total,
    products: await withBuyerPrices(context, request, products),
  };
  return shownOnly(context, shown, 'products');
}
