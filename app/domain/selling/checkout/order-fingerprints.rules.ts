import type { CustomerInfo } from '../../base/customers/customer-info.schema';

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
