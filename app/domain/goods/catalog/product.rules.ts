export interface Pricing {
  priceCents: number;
  salePriceCents: number | null;
  isOnSale: boolean;
}

/** SPEC 2.3: the sale price counts when the product is on sale and has one. */
export function saleApplies(pricing: Pricing): pricing is Pricing & { salePriceCents: number } {
  return pricing.isOnSale && pricing.salePriceCents !== null;
}

/** What the buyer pays for one, in cents. */
export function effectivePriceOf(pricing: Pricing): number {
  return saleApplies(pricing) ? pricing.salePriceCents : pricing.priceCents;
}

/** SPEC 9: five stars, filled by the floor of the rating. */
export function filledStars(ratingTenths: number): number {
  return Math.min(5, Math.max(0, Math.floor(ratingTenths / 10)));
}

/** '4.7' from 47. */
export function ratingText(ratingTenths: number): string {
  return (ratingTenths / 10).toFixed(1);
}
