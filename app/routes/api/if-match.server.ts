/**
 * Returns whether If-Match includes the tag, or '*'. RFC 9110 (13.1.1) compares strongly, but a proxy that compresses
 * makes our tag weak, and what it names is the same.
 */
export function isNamedByIfMatch(ifMatch: string, tag: string): boolean {
  return ifMatch.trim() === '*' || ifMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
