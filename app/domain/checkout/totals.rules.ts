import { shareOf } from '../shared/money.rules';

/** The two checkouts differ in their shipping rule alone (SPEC 9). Amounts in cents. */
export interface CheckoutPolicy {
  name: 'express' | 'standard';
  shippingCents: number;
  /** Shipping is free when the subtotal exceeds this. */
  freeAboveCents: number;
}

export const EXPRESS_POLICY: CheckoutPolicy = {
  name: 'express',
  shippingCents: 1599,
  freeAboveCents: 20_000,
};
export const STANDARD_POLICY: CheckoutPolicy = {
  name: 'standard',
  shippingCents: 1299,
  freeAboveCents: 23_500,
};

/** SPEC 9: tax is 8 % of the subtotal. */
export const TAX_BASIS_POINTS = 800;

export interface Totals {
  subtotalCents: number;
  shippingCents: number;
  taxCents: number;
  totalCents: number;
}

export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

/**
 * Total = subtotal + shipping + tax; the tax is rounded half up to the cent. Nothing ordered costs nothing.
 *
 * @param buyer whose order it is: one with a certificate is free of tax.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
): Totals {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const isFree = lines.length === 0 || subtotalCents > policy.freeAboveCents;
  const shippingCents = isFree ? 0 : policy.shippingCents;
  const taxCents = buyer?.isTaxExempt === true ? 0 : shareOf(subtotalCents, TAX_BASIS_POINTS);
  return { subtotalCents, shippingCents, taxCents, totalCents: subtotalCents + shippingCents + taxCents };
}

/**
 * SPEC 9: how much more earns free shipping: the limit less the subtotal, where the subtotal is above 0 and below the
 * limit. Undefined where there is nothing to say.
 */
export function missingForFreeShipping(subtotalCents: number, policy: CheckoutPolicy): number | undefined {
  const missing = policy.freeAboveCents - subtotalCents;
  return subtotalCents > 0 && missing > 0 ? missing : undefined;
}
