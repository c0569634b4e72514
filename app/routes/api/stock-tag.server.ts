/** Creates the ETag of a product's stock, which changes with every movement. */
export function createStockTag(productId: number, lastMovementId: number): string {
  return `"stock-${productId}-${lastMovementId}"`;
}

/** Returns whether If-Match includes the tag, or '*'. Strong comparison (RFC 9110, 13.1.1). */
export function isNamedByIfMatch(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === tag);
}
