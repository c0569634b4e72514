import { DEFAULT_SETTINGS, type Settings } from '../../base/settings/settings.rules';
import { shareOf } from '../../base/shared/money.rules';

/** What a checkout charges beside the goods. The two differ in their shipping rule alone (SPEC 9). Amounts in cents. */
export interface CheckoutPolicy {
  name: 'express' | 'standard';
  shippingCents: number;
  /** Shipping is free when the subtotal exceeds this. */
  freeAboveCents: number;
  /** 800 = 8 % of the subtotal. */
  taxBasisPoints: number;
}

/** The policy of a checkout, as the settings have it. */
export function policyOf(name: CheckoutPolicy['name'], settings: Settings): CheckoutPolicy {
  const { taxBasisPoints } = settings;
  return name === 'express'
    ? {
        name,
        shippingCents: settings.expressShippingCents,
        freeAboveCents: settings.expressFreeAboveCents,
        taxBasisPoints,
      }
    : {
        name,
        shippingCents: settings.standardShippingCents,
        freeAboveCents: settings.standardFreeAboveCents,
        taxBasisPoints,
      };
}

/** SPEC 9's own figures, before anybody changes them. */
export const EXPRESS_POLICY = policyOf('express', DEFAULT_SETTINGS);
export const STANDARD_POLICY = policyOf('standard', DEFAULT_SETTINGS);

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
  const taxCents = buyer?.isTaxExempt === true ? 0 : shareOf(subtotalCents, policy.taxBasisPoints);
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
