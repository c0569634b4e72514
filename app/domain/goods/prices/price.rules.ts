import type { YourPrice } from '../catalog/product.schema';
import { getEffectivePrice, isSaleActive, type Pricing } from '../catalog/product.rules';
import { getShare } from '../../base/shared/money.rules';
import { describePriceBasis, type PriceBasis } from './price-basis.schema';

/** A price tier with its discount in basis points. */
export interface PriceTier {
  code: string;
  name: string;
  discountBasisPoints: number;
}

/** A price of a product from a quantity: everyone's, a tier's, or a contract's. Cents. */
export interface PriceStep {
  kind: 'everyone' | 'tier' | 'contract';
  minQuantity: number;
  unitPriceCents: number;
  /** Last day of a contract, '2027-03-31'; null if open-ended. */
  endsOn: string | null;
}

/** A buyer's terms for a product. Guests have no tier, and only everyone's steps. */
export interface BuyerTerms {
  tier: PriceTier | undefined;
  steps: readonly PriceStep[];
}

/** Kinds of price rules. */
export const PRICE_REASONS = ['list', 'sale', 'tier', 'quantity-break', 'contract'] as const;

type PriceReason = (typeof PRICE_REASONS)[number];

/** An available price, what it follows from, and that in the page's language. */
export interface PriceOffer {
  unitPriceCents: number;
  reason: PriceReason;
  basis: PriceBasis;
  rule: string;
}

/**
 * Lists all prices available to the buyer at a quantity, lowest first. The first is charged. Among equal prices, the
 * more specific rule comes first.
 */
export function listOffers(
  pricing: Pricing,
  { tier, steps }: BuyerTerms,
  quantity: number,
): [PriceOffer, ...PriceOffer[]] {
  const list = createOffer('list', pricing.priceCents, { kind: 'list' });
  const offers = steps
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .map((step) => createOffer(getStepReason(step), step.unitPriceCents, getStepBasis(step, tier)));
  if (tier !== undefined) offers.push(createDiscountOffer(pricing, tier));
  if (isSaleActive(pricing)) offers.push(createOffer('sale', pricing.salePriceCents, { kind: 'sale' }));
  // The sort is stable: contracts and quantity prices come before tier, sale, and list.
  const [best = list, ...rest] = [...offers, list].sort(
    (one, other) => one.unitPriceCents - other.unitPriceCents,
  );
  return [best, ...rest];
}

/** Returns the charged price at a quantity. */
export function getBestPrice(pricing: Pricing, terms: BuyerTerms, quantity: number): PriceOffer {
  return listOffers(pricing, terms, quantity)[0];
}

/** Finds the buyer's unit price if it differs from the public one. */
export function getYourPrice(pricing: Pricing, terms: BuyerTerms): YourPrice | undefined {
  const best = getBestPrice(pricing, terms, 1);
  return best.unitPriceCents < getEffectivePrice(pricing) ? best : undefined;
}

/** From which quantity on one unit costs how much. */
export interface QuantityPrice {
  minQuantity: number;
  unitPriceCents: number;
}

/** Lists the quantities at which the unit price drops, ascending. */
export function listQuantityPrices(pricing: Pricing, terms: BuyerTerms): QuantityPrice[] {
  const quantities = [...new Set(terms.steps.map(({ minQuantity }) => minQuantity))].sort((a, b) => a - b);
  const breaks: QuantityPrice[] = [];
  let last = getBestPrice(pricing, terms, 1).unitPriceCents;
  for (const minQuantity of quantities) {
    const { unitPriceCents } = getBestPrice(pricing, terms, minQuantity);
    if (unitPriceCents < last) breaks.push({ minQuantity, unitPriceCents });
    last = Math.min(last, unitPriceCents);
  }
  return breaks;
}

/** Finds the next lower price above a quantity. */
export function findNextPrice(
  pricing: Pricing,
  terms: BuyerTerms,
  quantity: number,
): QuantityPrice | undefined {
  return listQuantityPrices(pricing, terms).find(({ minQuantity }) => minQuantity > quantity);
}

function createOffer(reason: PriceReason, unitPriceCents: number, basis: PriceBasis): PriceOffer {
  return { unitPriceCents, reason, basis, rule: describePriceBasis(basis) };
}

function createDiscountOffer({ priceCents }: Pricing, { name, discountBasisPoints }: PriceTier): PriceOffer {
  return createOffer('tier', priceCents - getShare(priceCents, discountBasisPoints), {
    kind: 'discount',
    tier: name,
    discountBasisPoints,
    listPriceCents: priceCents,
  });
}

function getStepReason({ kind, minQuantity }: PriceStep): PriceReason {
  if (kind === 'contract') return 'contract';
  return minQuantity > 1 ? 'quantity-break' : 'tier';
}

function getStepBasis({ kind, minQuantity, endsOn }: PriceStep, tier: PriceTier | undefined): PriceBasis {
  switch (kind) {
    case 'everyone':
      return { kind: 'quantity', minQuantity };
    case 'tier':
      return { kind, tier: tier?.name ?? '', minQuantity };
    case 'contract':
      return { kind, minQuantity, endsOn };
  }
}
