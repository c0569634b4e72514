/** The ETag of a product's stock: every movement makes another one. */
export function createStockTag(productId: number, lastMovementId: number): string {
  return `"stock-${productId}-${lastMovementId}"`;
}

/** Whether If-Match names the tag: a list of them, or '*'. Weak ones name nothing here (RFC 9110, 13.1.1). */
export function isNamedByIfMatch(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim() === tag);
}
