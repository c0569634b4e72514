import type { Db } from '../../db/schema';
import type { ApiCart } from './cart.calls';
import { toApiRating } from './product-rows.queries.server';
import { toPolicy, getTotals } from '../domain/selling/checkout/totals.rules';
import type { Settings } from '../domain/base/settings/settings.rules';
import { pick } from '../domain/base/shared/pick';
import { toDecimal } from '../domain/base/shared/money.rules';
import { readCart, type CartLine } from '../domain/selling/cart/cart.queries.server';
import { findLineProblem } from '../domain/selling/cart/cart.rules';

/** Reads a cart for the API, with the totals of both checkouts; empty without an ID. */
export async function readCartForApi(
  db: Db,
  cartId: string | null | undefined,
  settings: Settings,
): Promise<ApiCart> {
  const { lines, count, subtotalCents, buyer } = await readCart(db, cartId);
  const totalsBy = (name: 'express' | 'standard') => {
    const { shippingCents, taxCents, totalCents } = getTotals(lines, toPolicy(name, settings), buyer);
    return { shipping: toDecimal(shippingCents), tax: toDecimal(taxCents), total: toDecimal(totalCents) };
  };
  return {
    lines: lines.map(toApiLine),
    units: count,
    subtotal: toDecimal(subtotalCents),
    isTaxExempt: buyer?.isTaxExempt ?? false,
    checkouts: { express: totalsBy('express'), standard: totalsBy('standard') },
    problems: lines.flatMap((line) => {
      const message = findLineProblem(line);
      return message === undefined ? [] : [{ productId: line.productId, message }];
    }),
  };
}

function toApiLine({ offers: [offer], nextPrice, ...line }: CartLine): ApiCart['lines'][number] {
  return {
    productId: line.productId,
    name: line.englishName,
    sku: line.sku,
    imageUrl: line.image,
    ...pick(line, 'isRestricted', 'quantity', 'stockQuantity'),
    unitPrice: toDecimal(line.unitPriceCents),
    listPrice: toDecimal(line.listPriceCents),
    originalPrice: toDecimal(line.listPriceCents),
    rating: toApiRating(line.ratingTenths),
    reviews: line.reviewCount,
    reason: offer.reason,
    rule: offer.rule,
    nextPrice:
      nextPrice === undefined
        ? null
        : { minQuantity: nextPrice.minQuantity, unitPrice: toDecimal(nextPrice.unitPriceCents) },
    total: toDecimal(line.totalCents),
    isAvailable: line.isAvailable,
  };
}
