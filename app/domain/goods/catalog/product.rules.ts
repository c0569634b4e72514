import { getLanguage } from '~/i18n/language';
import type { ProductDetail } from './product.schema';

export interface Pricing {
  priceCents: number;
  salePriceCents: number | null;
  isOnSale: boolean;
}

interface PriceColumns {
  price_cents: number;
  sale_price_cents: number | null;
  is_on_sale: 0 | 1;
}

/** Reads the prices of a product's row. */
export function toPricing(row: PriceColumns): Pricing {
  return {
    priceCents: row.price_cents,
    salePriceCents: row.sale_price_cents,
    isOnSale: row.is_on_sale === 1,
  };
}

/** Returns whether the sale price applies (SPEC 2.3). */
export function isSaleActive(pricing: Pricing): pricing is Pricing & { salePriceCents: number } {
  return pricing.isOnSale && pricing.salePriceCents !== null;
}

/** Returns the public price in cents. */
export function getEffectivePrice(pricing: Pricing): number {
  return isSaleActive(pricing) ? pricing.salePriceCents : pricing.priceCents;
}

/** Returns the `lang` of a product's text: 'en' if a French page shows it in English. */
export function getTextLanguage(
  { englishParts }: Pick<ProductDetail, 'englishParts'>,
  part: ProductDetail['englishParts'][number],
): 'en' | undefined {
  return englishParts.includes(part) ? 'en' : undefined;
}

/** Returns the filled stars, rounded down (SPEC 9). */
export function countFilledStars(ratingTenths: number): number {
  return Math.min(5, Math.max(0, Math.floor(ratingTenths / 10)));
}

/** Formats 47 as '4.7', in French '4,7'. */
export function formatRating(ratingTenths: number): string {
  const rating = (ratingTenths / 10).toFixed(1);
  return getLanguage() === 'en' ? rating : rating.replace('.', ',');
}

/** Featured products shown initially, and added by View More Products (SPEC 9). */
export const FEATURED_STEP = 6;
const MAX_FEATURED = 96;

/** Parses how many featured products a URL asks for. */
export function parseFeaturedCount(params: URLSearchParams): number {
  const wanted = Number(params.get('featured'));
  if (!Number.isInteger(wanted)) return FEATURED_STEP;
  return Math.min(Math.max(wanted, FEATURED_STEP), MAX_FEATURED);
}

/** Subcategories whose products belong to one lock, closer, or key: another of them does not do. */
const EXACT_TYPES = new Set([
  'Chips, shells & parts',
  'Closer arms & plates',
  'Exit trim',
  'Interchangeable cores',
  'Key blanks',
  'Key-in-knob & lever cylinders',
  'Mortise cylinders',
  'Rim cylinders',
  'Thumbturn & profile cylinders',
]);

/** Whether a job needs exactly this product, such as a vehicle's key or a lock's cylinder. */
export function needsExactPart(row: { type: string; vehicle_make: string }): boolean {
  return row.vehicle_make !== '' || EXACT_TYPES.has(row.type);
}
