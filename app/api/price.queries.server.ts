import type { z } from 'zod';

import type { Db } from '../../db/schema';
import type { getPrice } from './price.calls';
import { findProduct } from '../domain/goods/catalog/products.queries.server';
import { NotFoundError } from '../domain/base/shared/errors';
import { toDecimal } from '../domain/base/shared/money.rules';
import { readBuyerTerms } from '../domain/goods/prices/buyer-terms.queries.server';
import { getBestPrice, listQuantityPrices } from '../domain/goods/prices/price.rules';

/**
 * What so many of a product cost an account, and why.
 *
 * @param customerId null for everyone's price.
 * @throws NotFoundError for a product that the store does not sell.
 */
export async function getPriceForApi(
  db: Db,
  { productId, quantity, customerId }: { productId: number; quantity: number; customerId: number | null },
): Promise<z.output<typeof getPrice.answer>> {
  const product = await findProduct(db, productId);
  if (product === undefined) throw new NotFoundError('No product has this ID.');
  const terms = (await readBuyerTerms(db, customerId, [productId]))(productId);
  const { unitPriceCents, reason, rule } = getBestPrice(product, terms, quantity);
  return {
    productId,
    sku: product.sku,
    customerId,
    quantity,
    unitPrice: toDecimal(unitPriceCents),
    total: toDecimal(unitPriceCents * quantity),
    reason,
    rule,
    listPrice: toDecimal(product.priceCents),
    breaks: listQuantityPrices(product, terms).map((step) => ({
      minQuantity: step.minQuantity,
      unitPrice: toDecimal(step.unitPriceCents),
    })),
    isRestricted: product.isRestricted,
  };
}
