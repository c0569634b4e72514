/** Refund rules. Amounts in cents. */

interface RefundableLine {
  id: number;
  quantity: number;
  totalCents: number;
  refundedQuantity: number;
  refundedCents: number;
}

export interface RefundableOrder {
  shippingCents: number;
  taxCents: number;
  /** Received and refunded so far: in total, as tax, and as shipping. */
  receivedCents: number;
  refundedCents: number;
  refundedTaxCents: number;
  refundedShippingCents: number;
  lines: readonly RefundableLine[];
}

/** Shipping refund: none, the share of the refunded units, or all that is left, even without units. */
export const SHIPPING_CHOICES = ['none', 'share', 'rest'] as const;

type ShippingChoice = (typeof SHIPPING_CHOICES)[number];

export type RefundSplit = ReturnType<typeof splitRefund>;

/**
 * Returns a share of an amount, rounded half up to the cent. Uses BigInt, because the product can exceed the safe
 * integer range.
 */
export function prorate(amountCents: number, part: number, whole: number): number {
  if (whole === 0) return 0;
  const [amount, numerator, denominator] = [BigInt(amountCents), BigInt(part), BigInt(whole)];
  return Number((2n * amount * numerator + denominator) / (2n * denominator));
}

/** Returns what can still be refunded. */
export function getRefundableCents(order: Pick<RefundableOrder, 'receivedCents' | 'refundedCents'>): number {
  return Math.max(0, order.receivedCents - order.refundedCents);
}

/** Returns the shipping not yet refunded, up to the money left. */
export function getRefundableShippingCents(order: RefundableOrder): number {
  return Math.min(getRefundableCents(order), Math.max(0, order.shippingCents - order.refundedShippingCents));
}

/** Returns the units of a line that aren’t refunded yet. */
export function getRefundableQuantity(line: Pick<RefundableLine, 'quantity' | 'refundedQuantity'>): number {
  return line.quantity - line.refundedQuantity;
}

/**
 * Computes a refund of units with their share of tax and optionally shipping. Each share is the cumulative share
 * minus earlier refunds, so partial refunds add up to the total to the cent.
 */
export function splitRefund(
  order: RefundableOrder,
  quantities: ReadonlyMap<number, number>,
  { shipping }: { shipping: ShippingChoice },
) {
  const lines = order.lines.flatMap((line) => {
    const quantity = quantities.get(line.id) ?? 0;
    if (quantity === 0) return [];
    const due = prorate(line.totalCents, line.refundedQuantity + quantity, line.quantity);
    return [{ lineId: line.id, quantity, amountCents: Math.max(0, due - line.refundedCents) }];
  });
  const whole = getWeight(order, (line) => line.quantity);
  const before = getWeight(order, (line) => line.refundedQuantity);
  const after = getWeight(order, (line) => line.refundedQuantity + (quantities.get(line.id) ?? 0));
  // Shipping alone includes no tax, not even a cent left over by a failed refund.
  const taxCents =
    lines.length === 0 ? 0 : Math.max(0, prorate(order.taxCents, after, whole) - order.refundedTaxCents);
  const shippingShare =
    prorate(order.shippingCents, after, whole) - prorate(order.shippingCents, before, whole);
  const shippingLeft = order.shippingCents - order.refundedShippingCents;
  const shippingCents = { none: 0, share: Math.min(shippingShare, shippingLeft), rest: shippingLeft }[
    shipping
  ];
  const goodsCents = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return { lines, goodsCents, taxCents, shippingCents, totalCents: goodsCents + taxCents + shippingCents };
}

/** Computes a refund of everything left: all units, remaining tax, and shipping. */
export function buildFullRefund(order: RefundableOrder) {
  const lines = order.lines.flatMap((line) => {
    const quantity = getRefundableQuantity(line);
    return quantity === 0
      ? []
      : [{ lineId: line.id, quantity, amountCents: line.totalCents - line.refundedCents }];
  });
  return {
    lines,
    goodsCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
    taxCents: order.taxCents - order.refundedTaxCents,
    shippingCents: order.shippingCents - order.refundedShippingCents,
    totalCents: getRefundableCents(order),
  };
}

/** Computes a refund of an amount. It reduces what is left but ties up no units. */
export function buildAmountRefund(amountCents: number) {
  return { lines: [], goodsCents: 0, taxCents: 0, shippingCents: 0, totalCents: amountCents };
}

/**
 * Returns what a refund includes beyond its parts: overpayment (negative if underpaid), minus earlier amount refunds.
 */
export function getOtherParts(order: RefundableOrder, split: RefundSplit) {
  const difference = split.totalCents - split.goodsCents - split.taxCents - split.shippingCents;
  if (difference === 0) return { overpaidCents: 0, givenBackCents: 0 };
  const ordered = order.lines.reduce(
    (sum, line) => sum + line.totalCents,
    order.taxCents + order.shippingCents,
  );
  const overpaidCents = order.receivedCents - ordered;
  return { overpaidCents, givenBackCents: difference - overpaidCents };
}

/** Weight for sharing tax and shipping: the units' price, or their number if everything is free. */
function getWeight(order: RefundableOrder, quantityOf: (line: RefundableLine) => number): number {
  const isFree = order.lines.every((line) => line.totalCents === 0);
  return order.lines.reduce(
    (sum, line) =>
      sum + (isFree ? quantityOf(line) : prorate(line.totalCents, quantityOf(line), line.quantity)),
    0,
  );
}
