import type { ProductNumbers } from '../../base/shared/part-number.rules';
import { type CheckoutPolicy, getTotals, linesFingerprint, type Totals } from '../checkout/totals.rules';

interface QuotedPrice {
  unitPriceCents: number | null;
  quantity: number;
}

/**
 * Computes a priced quote's totals under a checkout policy.
 *
 * @param policy the current express policy.
 */
export function getQuoteTotals(
  lines: readonly QuotedPrice[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
): Totals {
  return getTotals(
    lines.map(({ unitPriceCents, quantity }) => ({ unitPriceCents: unitPriceCents ?? 0, quantity })),
    policy,
    buyer,
  );
}

interface OrderedLine extends QuotedPrice, ProductNumbers {
  productId: number;
  name: string;
  image: string;
}

/** Builds the order summary of a priced quote. */
export function buildQuotedOrder(
  lines: readonly OrderedLine[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
) {
  const priced = lines.map(({ productId, name, image, sku, productNumber, quantity, unitPriceCents }) => ({
    productId,
    name,
    image,
    sku,
    productNumber,
    quantity,
    unitPriceCents: unitPriceCents ?? 0,
    totalCents: (unitPriceCents ?? 0) * quantity,
  }));
  return {
    lines: priced,
    totals: getQuoteTotals(priced, policy, buyer),
    expectedLines: linesFingerprint(priced),
  };
}
