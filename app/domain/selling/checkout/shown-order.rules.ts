import type { CustomerInfo } from '../../base/customers/customer-info.schema';

/**
 * What a page showed of the lines, in a form field, so that the order that is placed is the one that was seen: other
 * goods for the same total are not. Commas and letters between the figures keep them from looking like a card number.
 */
export function marksOf(
  lines: readonly { productId: number; unitPriceCents: number; quantity: number }[],
): string {
  return [...lines]
    .sort((a, b) => a.productId - b.productId)
    .map(({ productId, unitPriceCents, quantity }) => `p${productId}x${quantity}at${unitPriceCents}`)
    .join(',');
}

/** What a page showed of the address: a short checksum, enough to see that another tab has changed it. */
export function addressMark(customer: CustomerInfo): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(customer)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}
