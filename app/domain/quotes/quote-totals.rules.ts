import { marksOf } from '../checkout/shown-order.rules';
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

interface OrderedLine extends QuotedPrice {
  productId: number;
  name: string;
}

/** The order that a priced quote becomes, for the page that asks for it. */
export function quotedOrder(lines: readonly OrderedLine[], buyer?: { isTaxExempt: boolean }) {
  const priced = lines.map(({ productId, name, quantity, unitPriceCents }) => ({
    productId,
    name,
    quantity,
    unitPriceCents: unitPriceCents ?? 0,
    totalCents: (unitPriceCents ?? 0) * quantity,
  }));
  return { lines: priced, totals: quoteTotals(priced, buyer), shownLines: marksOf(priced) };
}
