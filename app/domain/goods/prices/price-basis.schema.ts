import { z } from 'zod';

import { t } from '~/i18n/text';
import { formatMoney, percentText } from '../../base/shared/money.rules';
import { formatDay } from '../../base/shared/store-day.rules';
import { parseJson } from '../../base/shared/stored-json';

/** What a price follows from. An order line keeps it as JSON, with the tier's name at the time. Amounts in cents. */
const PriceBasisSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list') }),
  z.object({ kind: z.literal('sale') }),
  z.object({ kind: z.literal('quantity'), minQuantity: z.number() }),
  z.object({ kind: z.literal('quote'), number: z.string() }),
  z.object({
    kind: z.literal('discount'),
    tier: z.string(),
    discountBasisPoints: z.number(),
    listPriceCents: z.number(),
  }),
  z.object({ kind: z.literal('tier'), tier: z.string(), minQuantity: z.number() }),
  z.object({ kind: z.literal('contract'), minQuantity: z.number(), endsOn: z.string().nullable() }),
]);

export type PriceBasis = z.infer<typeof PriceBasisSchema>;

/** Parses what an order line keeps; undefined if it keeps nothing. */
export function parsePriceBasis(json: string): PriceBasis | undefined {
  return PriceBasisSchema.safeParse(parseJson(json)).data;
}

/**
 * Describes a basis in the page's language: 'Gold price: 10% off list ($99.99)'.
 *
 * @param translations of tiers' names, if the basis has them in English.
 */
export function describePriceBasis(basis: PriceBasis, translations: Record<string, string> = {}): string {
  switch (basis.kind) {
    case 'list':
      return t`List price`;
    case 'sale':
      return t`Sale price`;
    case 'quantity': {
      const { minQuantity } = basis;
      return t`Price for ${minQuantity} or more`;
    }
    case 'quote': {
      const { number } = basis;
      return t`Quote ${number}`;
    }
    case 'discount': {
      const name = translations[basis.tier] ?? basis.tier;
      const discount = percentText(basis.discountBasisPoints);
      const listPrice = formatMoney(basis.listPriceCents);
      return t`${name} price: ${discount} off list (${listPrice})`;
    }
    case 'tier': {
      const name = translations[basis.tier] ?? basis.tier;
      const { minQuantity } = basis;
      return minQuantity > 1
        ? t`${name} price on this product for ${minQuantity} or more`
        : t`${name} price on this product`;
    }
    case 'contract':
      return describeContract(basis.minQuantity, basis.endsOn);
  }
}

function describeContract(minQuantity: number, endsOn: string | null): string {
  const isBreak = minQuantity > 1;
  if (endsOn === null)
    return isBreak ? t`Your contract price for ${minQuantity} or more` : t`Your contract price`;
  const day = formatDay(endsOn);
  return isBreak
    ? t`Your contract price for ${minQuantity} or more, until ${day}`
    : t`Your contract price, until ${day}`;
}
