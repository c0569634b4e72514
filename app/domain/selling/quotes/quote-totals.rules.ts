import { marksOf } from '../checkout/shown-order.rules';
import { totalsOf, type CheckoutPolicy, type Totals } from '../checkout/totals.rules';

interface QuotedPrice {
  unitPriceCents: number | null;
  quantity: number;
}

/**
 * What a priced quote costs as an order: its locked prices under a checkout's policy.
 *
 * @param policy the express one, as it is now.
 */
export function quoteTotals(
  lines: readonly QuotedPrice[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
): Totals {
  return totalsOf(
    lines.map(({ unitPriceCents, quantity }) => ({ unitPriceCents: unitPriceCents ?? 0, quantity })),
    policy,
    buyer,
  );
}

interface OrderedLine extends QuotedPrice {
  productId: number;
  name: string;
}

/** The order that a priced quote becomes, for the page that asks for it. */
export function quotedOrder(
  lines: readonly OrderedLine[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
) {
  const priced = lines.map(({ productId, name, quantity, unitPriceCents }) => ({
    productId,
    name,
    quantity,
    unitPriceCents: unitPriceCents ?? 0,
    totalCents: (unitPriceCents ?? 0) * quantity,
  }));
  return { lines: priced, totals: quoteTotals(priced, policy, buyer), shownLines: marksOf(priced) };
}
