import type { YourPrice } from '../catalog/product.schema';
import { effectivePriceOf, saleApplies, type Pricing } from '../catalog/product.rules';
import { formatMoney, percentText, getShare } from '../../base/shared/money.rules';

/** A level of trade prices: its name and what it takes off the list price, in basis points. */
export interface PriceTier {
  code: string;
  name: string;
  discountBasisPoints: number;
}

/** A price of one product from a quantity on, for a tier or by a contract. Cents. */
export interface PriceStep {
  kind: 'tier' | 'contract';
  minQuantity: number;
  unitPriceCents: number;
  /** The last day of a contract, '2027-03-31'; null while it has no end. */
  endsOn: string | null;
}

/** What one buyer may pay for one product. A guest has no tier and no steps. */
export interface BuyerTerms {
  tier: PriceTier | undefined;
  steps: readonly PriceStep[];
}

export const GUEST_TERMS: BuyerTerms = { tier: undefined, steps: [] };

/** The rule of the price that everyone has. */
export const LIST_PRICE = 'List price';

/** By which kind of rule a price comes. */
export const PRICE_REASONS = ['list', 'sale', 'tier', 'quantity-break', 'contract'] as const;

export type PriceReason = (typeof PRICE_REASONS)[number];

/** A price that the buyer may have, and the rule that it comes by, in words. */
export interface PriceOffer {
  unitPriceCents: number;
  reason: PriceReason;
  rule: string;
}

/**
 * Every price that the buyer may have for so many of a product, the one that is charged first: the lowest wins.
 * Among equals the more particular rule is named.
 */
export function offersOf(
  pricing: Pricing,
  { tier, steps }: BuyerTerms,
  quantity: number,
): [PriceOffer, ...PriceOffer[]] {
  const list: PriceOffer = { unitPriceCents: pricing.priceCents, reason: 'list', rule: LIST_PRICE };
  const offers: PriceOffer[] = steps
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .map((step) => ({
      unitPriceCents: step.unitPriceCents,
      reason: getStepReason(step),
      rule: getStepRule(step, tier),
    }));
  if (tier !== undefined) offers.push(createTierOffer(pricing, tier));
  if (saleApplies(pricing))
    offers.push({ unitPriceCents: pricing.salePriceCents, reason: 'sale', rule: 'Sale price' });
  // The sort is stable: contracts and quantities stand before the tier, the sale and the list.
  const [best = list, ...rest] = [...offers, list].sort(
    (one, other) => one.unitPriceCents - other.unitPriceCents,
  );
  return [best, ...rest];
}

/** The price that is charged for so many. */
export function priceFor(pricing: Pricing, terms: BuyerTerms, quantity: number): PriceOffer {
  return offersOf(pricing, terms, quantity)[0];
}

/** The price of one for this buyer, where it is another than everyone's. */
export function yourPriceOf(pricing: Pricing, terms: BuyerTerms): YourPrice | undefined {
  const best = priceFor(pricing, terms, 1);
  return best.unitPriceCents < effectivePriceOf(pricing) ? best : undefined;
}

/** The quantities from which one costs less than fewer cost, the smallest first, with the price from there on. */
export function quantityPricesOf(
  pricing: Pricing,
  terms: BuyerTerms,
): { minQuantity: number; unitPriceCents: number }[] {
  const quantities = [...new Set(terms.steps.map(({ minQuantity }) => minQuantity))].sort((a, b) => a - b);
  const breaks: { minQuantity: number; unitPriceCents: number }[] = [];
  let last = priceFor(pricing, terms, 1).unitPriceCents;
  for (const minQuantity of quantities) {
    const { unitPriceCents } = priceFor(pricing, terms, minQuantity);
    if (unitPriceCents < last) breaks.push({ minQuantity, unitPriceCents });
    last = Math.min(last, unitPriceCents);
  }
  return breaks;
}

function createTierOffer({ priceCents }: Pricing, { name, discountBasisPoints }: PriceTier): PriceOffer {
  return {
    unitPriceCents: priceCents - getShare(priceCents, discountBasisPoints),
    reason: 'tier',
    rule: `${name} price: ${percentText(discountBasisPoints)} off the list price of ${formatMoney(priceCents)}`,
  };
}

function getStepReason({ kind, minQuantity }: PriceStep): PriceReason {
  if (kind === 'contract') return 'contract';
  return minQuantity > 1 ? 'quantity-break' : 'tier';
}

function getStepRule({ kind, minQuantity, endsOn }: PriceStep, tier: PriceTier | undefined): string {
  const from = minQuantity > 1 ? ` from ${minQuantity} on` : '';
  if (kind === 'tier') return `${tier?.name ?? 'Trade'} price of this product${from}`;
  return `Your contract price${from}${endsOn === null ? '' : `, until ${endsOn}`}`;
}
