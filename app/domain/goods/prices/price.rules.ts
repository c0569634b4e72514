import { getLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';
import type { YourPrice } from '../catalog/product.schema';
import { getEffectivePrice, isSaleActive, type Pricing } from '../catalog/product.rules';
import { formatMoney, getShare, parseMoney, percentText } from '../../base/shared/money.rules';

/** A price tier with its discount in basis points. */
export interface PriceTier {
  code: string;
  name: string;
  discountBasisPoints: number;
}

/** A tier or contract price of a product from a quantity. Cents. */
export interface PriceStep {
  kind: 'tier' | 'contract';
  minQuantity: number;
  unitPriceCents: number;
  /** Last day of a contract, '2027-03-31'; null if open-ended. */
  endsOn: string | null;
}

/** A buyer's terms for a product. Guests have none. */
export interface BuyerTerms {
  tier: PriceTier | undefined;
  steps: readonly PriceStep[];
}

export const GUEST_TERMS: BuyerTerms = { tier: undefined, steps: [] };

/** The rule behind the list price, as orders keep it. */
export const LIST_PRICE = 'List price';

/** Kinds of price rules. */
export const PRICE_REASONS = ['list', 'sale', 'tier', 'quantity-break', 'contract'] as const;

type PriceReason = (typeof PRICE_REASONS)[number];

/** An available price and its rule in words. */
export interface PriceOffer {
  unitPriceCents: number;
  reason: PriceReason;
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
  const list: PriceOffer = { unitPriceCents: pricing.priceCents, reason: 'list', rule: t`List price` };
  const offers: PriceOffer[] = steps
    .filter(({ minQuantity }) => minQuantity <= quantity)
    .map((step) => ({
      unitPriceCents: step.unitPriceCents,
      reason: getStepReason(step),
      rule: getStepRule(step, tier?.name),
    }));
  if (tier !== undefined) offers.push(createTierOffer(pricing, tier));
  if (isSaleActive(pricing))
    offers.push({ unitPriceCents: pricing.salePriceCents, reason: 'sale', rule: t`Sale price` });
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

/** Puts a rule that an order keeps in English into the page's language. */
export function translateRule(english: string): string {
  if (getLanguage() === 'en') return english;
  if (english === 'Sale price') return t`Sale price`;
  const [, number] = /^Quote (\S+)$/.exec(english) ?? [];
  if (number !== undefined) return t`Quote ${number}`;
  const [, tier, percent, list = ''] = /^(.+) price: ([\d.]+)% off list \((.+)\)$/.exec(english) ?? [];
  if (tier !== undefined)
    return getTierRule(
      { name: tier, discountBasisPoints: Math.round(Number(percent) * 100) },
      parseMoney(list) ?? 0,
    );
  const step =
    /^(?:(.+) price on this product|Your contract price)(?: for (\d+) or more)?(?:, until (.+))?$/.exec(
      english,
    );
  if (step === null) return english;
  const [, name, minQuantity = 1, endsOn = null] = step;
  const kind = name === undefined ? 'contract' : 'tier';
  return getStepRule({ kind, minQuantity: Number(minQuantity), endsOn }, name);
}

/** Finds the buyer's unit price if it differs from the public one. */
export function getYourPrice(pricing: Pricing, terms: BuyerTerms): YourPrice | undefined {
  const best = getBestPrice(pricing, terms, 1);
  return best.unitPriceCents < getEffectivePrice(pricing) ? best : undefined;
}

/** Lists the quantities at which the unit price drops, ascending. */
export function listQuantityPrices(pricing: Pricing, terms: BuyerTerms) {
  const quantities = [...new Set(terms.steps.map(({ minQuantity }) => minQuantity))].sort((a, b) => a - b);
  const breaks: { minQuantity: number; unitPriceCents: number }[] = [];
  let last = getBestPrice(pricing, terms, 1).unitPriceCents;
  for (const minQuantity of quantities) {
    const { unitPriceCents } = getBestPrice(pricing, terms, minQuantity);
    if (unitPriceCents < last) breaks.push({ minQuantity, unitPriceCents });
    last = Math.min(last, unitPriceCents);
  }
  return breaks;
}

function createTierOffer({ priceCents }: Pricing, tier: PriceTier): PriceOffer {
  const unitPriceCents = priceCents - getShare(priceCents, tier.discountBasisPoints);
  return { unitPriceCents, reason: 'tier', rule: getTierRule(tier, priceCents) };
}

function getTierRule({ name, discountBasisPoints }: Omit<PriceTier, 'code'>, priceCents: number): string {
  const discount = percentText(discountBasisPoints);
  const listPrice = formatMoney(priceCents);
  return t`${name} price: ${discount} off list (${listPrice})`;
}

function getStepReason({ kind, minQuantity }: PriceStep): PriceReason {
  if (kind === 'contract') return 'contract';
  return minQuantity > 1 ? 'quantity-break' : 'tier';
}

function getStepRule(
  { kind, minQuantity, endsOn }: Omit<PriceStep, 'unitPriceCents'>,
  name = t`Trade`,
): string {
  const isBreak = minQuantity > 1;
  if (kind === 'tier') {
    return isBreak
      ? t`${name} price on this product for ${minQuantity} or more`
      : t`${name} price on this product`;
  }
  if (endsOn === null)
    return isBreak ? t`Your contract price for ${minQuantity} or more` : t`Your contract price`;
  return isBreak
    ? t`Your contract price for ${minQuantity} or more, until ${endsOn}`
    : t`Your contract price, until ${endsOn}`;
}
