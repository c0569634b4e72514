/** How a refund is made up. Amounts in cents. */

export interface RefundableLine {
  id: number;
  quantity: number;
  totalCents: number;
  refundedQuantity: number;
  refundedCents: number;
}

export interface RefundableOrder {
  shippingCents: number;
  taxCents: number;
  /** What came in, and what went back of it, in all and as tax and shipping. */
  receivedCents: number;
  refundedCents: number;
  refundedTaxCents: number;
  refundedShippingCents: number;
  lines: readonly RefundableLine[];
}

/** What of the shipping goes back: none of it, the share of the units that do, or all that is left, even without units. */
export const SHIPPING_CHOICES = ['none', 'share', 'rest'] as const;

export type ShippingChoice = (typeof SHIPPING_CHOICES)[number];

export interface RefundSplit {
  lines: { lineId: number; quantity: number; amountCents: number }[];
  goodsCents: number;
  taxCents: number;
  shippingCents: number;
  totalCents: number;
}

/** A part of an amount, rounded half up to the cent. The product may be too large for a number, so it is none. */
export function partOf(amountCents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [amount, numerator, denominator] = [BigInt(amountCents), BigInt(part), BigInt(whole)];
  return Number((2n * amount * numerator + denominator) / (2n * denominator));
}

/** What may still go back of an order. */
export function refundableCents(order: Pick<RefundableOrder, 'receivedCents' | 'refundedCents'>): number {
  return Math.max(0, order.receivedCents - order.refundedCents);
}

/** The shipping that was charged and did not go back yet, as far as money is left to give back. */
export function refundableShippingCents(order: RefundableOrder): number {
  return Math.min(refundableCents(order), Math.max(0, order.shippingCents - order.refundedShippingCents));
}

export function refundableQuantity(line: Pick<RefundableLine, 'quantity' | 'refundedQuantity'>): number {
  return line.quantity - line.refundedQuantity;
}

/**
 * A refund of some units with their share of tax and, if wanted, of shipping. Each share is what is due once these
 * units are refunded too, less what went back before: so that however the units are refunded, piece by piece, the
 * pieces add up to the whole, to the cent.
 */
export function splitRefund(
  order: RefundableOrder,
  quantities: ReadonlyMap<number, number>,
  { shipping }: { shipping: ShippingChoice },
): RefundSplit {
  const lines = order.lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    if (quantity === 0) return [];
    const due = partOf(line.totalCents, line.refundedQuantity + quantity, line.quantity);
    return [{ lineId: line.id, quantity, amountCents: Math.max(0, due - line.refundedCents) }];
  });
  const whole = weightOf(order, (line) => line.quantity);
  const before = weightOf(order, (line) => line.refundedQuantity);
  const after = weightOf(order, (line) => line.refundedQuantity + (quantities.get(line.id) ?? 0));
  // Shipping alone takes no tax along, not even the cent that a refund which failed has left behind.
  const taxCents =
    lines.length === 0 ? 0 : Math.max(0, partOf(order.taxCents, after, whole) - order.refundedTaxCents);
  const shippingShare =
    partOf(order.shippingCents, after, whole) - partOf(order.shippingCents, before, whole);
  const shippingLeft = order.shippingCents - order.refundedShippingCents;
  const shippingCents = { none: 0, share: Math.min(shippingShare, shippingLeft), rest: shippingLeft }[
    shipping
  ];
  const goodsCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return { lines, goodsCents, taxCents, shippingCents, totalCents: goodsCents + taxCents + shippingCents };
}

/** Everything that is left: every unit, the rest of tax and shipping, and no cent more or less than came in. */
export function wholeRefund(order: RefundableOrder): RefundSplit {
  const lines = order.lines.flatMap((line) => {
    const quantity = refundableQuantity(line);
    return quantity === 0
      ? []
      : [{ lineId: line.id, quantity, amountCents: line.totalCents - line.refundedCents }];
  });
  return {
    lines,
    goodsCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    taxCents: order.taxCents - order.refundedTaxCents,
    shippingCents: order.shippingCents - order.refundedShippingCents,
    totalCents: refundableCents(order),
  };
}

/** An amount that is for no line: it lowers what is left, and every unit can still be refunded as far as that goes. */
export function amountRefund(amountCents: number): RefundSplit {
  return { lines: [], goodsCents: 0, taxCents: 0, shippingCents: 0, totalCents: amountCents };
}

/**
 * What a refund is more or less than its parts: what came in beyond the order's total (below nothing: what was missing),
 * and what was given back before for no line.
 */
export function besidesParts(
  order: RefundableOrder,
  split: RefundSplit,
): { overpaidCents: number; givenBackCents: number } {
  const difference = split.totalCents - split.goodsCents - split.taxCents - split.shippingCents;
  if (difference === 0) return { overpaidCents: 0, givenBackCents: 0 };
  const ordered = order.lines.reduce(
    (sum, line) => sum + line.totalCents,
    order.taxCents + order.shippingCents,
  );
  const overpaidCents = order.receivedCents - ordered;
  return { overpaidCents, givenBackCents: difference - overpaidCents };
}

/** By what tax and shipping are shared out: the price of the units, or their number where all is free. */
function weightOf(order: RefundableOrder, quantityOf: (line: RefundableLine) => number): number {
  const isFree = order.lines.every((line) => line.totalCents === 0);
  return order.lines.reduce(
    (sum, line) =>
      sum + (isFree ? quantityOf(line) : partOf(line.totalCents, quantityOf(line), line.quantity)),
    0,
  );
}
