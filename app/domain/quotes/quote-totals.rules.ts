import { EXPRESS_POLICY, totalsOf, type Totals } from '../checkout/totals.rules';

interface QuotedPrice {
  unitPriceCents: number | null;
  quantity: number;
}

/** What a priced quote costs as an order: its locked prices under the express policy. */
export function quoteTotals(lines: readonly QuotedPrice[], buyer?: { isTaxExempt: boolean }): Totals {
  return totalsOf(
    lines.map(({ unitPriceCents, quantity }) => ({ unitPriceCents: unitPriceCents ?? 0, quantity })),
    EXPRESS_POLICY,
    buyer,
  );
}
