import { DEFAULT_SETTINGS, type Settings } from '../../base/settings/settings.rules';
import { getShare } from '../../base/shared/money.rules';
import type { CustomerInfo } from '../../base/customers/customer-info.schema';

/** Shipping and tax rules of a checkout. The two checkouts differ only in shipping (SPEC 9). Amounts in cents. */
export interface CheckoutPolicy {
  name: 'express' | 'standard';
  shippingCents: number;
  /** Shipping is free above this subtotal. */
  freeAboveCents: number;
  /** 800 is 8 %. */
  taxBasisPoints: number;
}

/** Returns a checkout's policy from the settings. */
export function toPolicy(name: CheckoutPolicy['name'], settings: Settings): CheckoutPolicy {
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

/** The default policies of SPEC 9. */
export const EXPRESS_POLICY = toPolicy('express', DEFAULT_SETTINGS);
export const STANDARD_POLICY = toPolicy('standard', DEFAULT_SETTINGS);

export type Totals = ReturnType<typeof getTotals>;

/** What a line of an order costs. */
export interface PricedLine {
  unitPriceCents: number;
  quantity: number;
}

/**
 * Computes subtotal + shipping + tax, with tax rounded half up to the cent. An empty order costs nothing.
 *
 * @param buyer pays no tax while tax-exempt.
 */
export function getTotals(
  lines: readonly PricedLine[],
  policy: CheckoutPolicy,
  buyer?: { isTaxExempt: boolean },
) {
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  const isFree = lines.length === 0 || subtotalCents > policy.freeAboveCents;
  const shippingCents = isFree ? 0 : policy.shippingCents;
  const taxCents = buyer?.isTaxExempt === true ? 0 : getShare(subtotalCents, policy.taxBasisPoints);
  return { subtotalCents, shippingCents, taxCents, totalCents: subtotalCents + shippingCents + taxCents };
}

/**
 * Returns how much more qualifies for free shipping (SPEC 9); undefined if nothing is ordered or shipping is already
 * free.
 */
export function getMissingForFreeShipping(subtotalCents: number, policy: CheckoutPolicy): number | undefined {
  const missing = policy.freeAboveCents - subtotalCents;
  return subtotalCents > 0 && missing > 0 ? missing : undefined;
}

/**
 * Fingerprints the lines a page showed, because different lines can have the same total. Commas and letters keep the
 * digits from looking like a card number.
 */
export function linesFingerprint(
  lines: readonly { productId: number; unitPriceCents: number; quantity: number }[],
): string {
  return [...lines]
    .sort((a, b) => a.productId - b.productId)
    .map(({ productId, unitPriceCents, quantity }) => `p${productId}x${quantity}at${unitPriceCents}`)
    .join(',');
}

/** Fingerprints the address a page showed, to detect a change in another tab. */
export function addressFingerprint(customer: CustomerInfo): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(customer)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}
