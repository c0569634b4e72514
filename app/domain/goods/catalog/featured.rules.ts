/** SPEC 9: so many featured products at first, and so many more by each View More Products. */
export const FEATURED_STEP = 6;
const MAX_FEATURED = 96;

/** How many featured products an address asks for. */
export function parseFeaturedCount(params: URLSearchParams): number {
  const wanted = Number(params.get('featured'));
  if (!Number.isInteger(wanted)) return FEATURED_STEP;
  return Math.min(Math.max(wanted, FEATURED_STEP), MAX_FEATURED);
}
