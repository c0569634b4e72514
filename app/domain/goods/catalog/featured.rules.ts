/** Featured products shown initially, and added by View More Products (SPEC 9). */
export const FEATURED_STEP = 6;
const MAX_FEATURED = 96;

/** Parses how many featured products a URL asks for. */
export function parseFeaturedCount(params: URLSearchParams): number {
  const wanted = Number(params.get('featured'));
  if (!Number.isInteger(wanted)) return FEATURED_STEP;
  return Math.min(Math.max(wanted, FEATURED_STEP), MAX_FEATURED);
}
