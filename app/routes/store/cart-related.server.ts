import type { AppLoadContext } from '@remix-run/node';

import { getEffectivePrice } from '../../domain/goods/catalog/product.rules';
import type { ProductCard } from '../../domain/goods/catalog/product.schema';
import { listRelatedToAll } from '../../domain/goods/catalog/related.queries.server';
import { withBuyerPrices } from './buyer-prices.server';

const RELATED = 4;
/** Who pastes a longer list isn't browsing. */
const MOST_LINES = 5;

/**
 * Lists what belongs to the goods in a cart, is in stock, isn't in it, needs no license, and costs no more than its
 * dearest.
 */
export async function readRelatedToCart(
  context: AppLoadContext,
  request: Request,
  lines: readonly { productId: number; unitPriceCents: number }[],
): Promise<ProductCard[]> {
  if (lines.length > MOST_LINES) return [];
  const products = lines.map(({ productId }) => ({ id: productId }));
  const related = await listRelatedToAll(context.db, products, 4 * RELATED);
  const mostCents = Math.max(0, ...lines.map(({ unitPriceCents }) => unitPriceCents));
  const offered = related.filter(
    (product) =>
      product.stockQuantity > 0 && getEffectivePrice(product) <= mostCents && !product.isRestricted,
  );
  return withBuyerPrices(context, request, offered.slice(0, RELATED));
}
