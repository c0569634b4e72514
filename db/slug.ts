/**
 * SPEC 5: lower-cased, runs of non-alphanumerics become single hyphens, leading and trailing hyphens removed.
 * Empty when the name holds no letter or digit.
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
