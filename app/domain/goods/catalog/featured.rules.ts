/** SPEC 9: so many featured products at first, and so many more by each View More Products. */
export const FEATURED_STEP = 6;
const FEATURED_MOST = 96;

/** How many featured products an address asks for. */
export function featuredCountIn(params: URLSearchParams): number {
  const wanted = Number(params.get('featured'));
  if (!Number.isInteger(wanted)) return FEATURED_STEP;
  return Math.min(Math.max(wanted, FEATURED_STEP), FEATURED_MOST);
}
