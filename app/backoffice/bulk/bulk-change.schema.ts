import { z } from 'zod';

import { trimmed } from '../../domain/base/shared/form-fields';
import { MAX_CENTS, parseMoney } from '../../domain/base/shared/money.rules';

/** Bulk changes, labeled as in the form. */
export const BULK_CHANGES = {
  'price-percent': 'Change prices by a percentage',
  'price-amount': 'Change prices by an amount',
  'sale-percent': 'Put on sale at a percentage off',
  'sale-price': 'Put on sale at a set price',
  'sale-off': 'End the sale',
  category: 'Move to a category',
  active: 'Show in the store',
  inactive: 'Hide from the store',
  featured: 'Feature',
  unfeatured: 'Stop featuring',
} as const;

export type BulkChangeKind = keyof typeof BULK_CHANGES;

export function isBulkChangeKind(value: unknown): value is BulkChangeKind {
  return typeof value === 'string' && Object.hasOwn(BULK_CHANGES, value);
}

/** A validated change. Percentages in basis points, amounts in cents; negative values lower prices. */
export const BulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('price-percent'), basisPoints: z.number().int() }),
  z.object({ kind: z.literal('price-amount'), cents: z.number().int() }),
  z.object({ kind: z.literal('sale-percent'), basisPoints: z.number().int() }),
  z.object({ kind: z.literal('sale-price'), cents: z.number().int() }),
  z.object({ kind: z.literal('category'), categoryId: z.number().int() }),
  z.object({ kind: z.enum(['sale-off', 'active', 'inactive', 'featured', 'unfeatured']) }),
]);

export type BulkChange = z.infer<typeof BulkChangeSchema>;

const PERCENT_MESSAGE = 'Enter a percentage, e.g. 5, -5, or 7.5';
const AMOUNT_MESSAGE = 'Enter an amount, e.g. 2.50 or -2.50';

/** Parses a percentage to basis points: '-7.5 %' is -750. Accepts typographic minus signs. */
export function parsePercent(text: string): number | undefined {
  const match = /^([+\-\u2212\u2013])?\s*(\d{1,4})(?:\.(\d{1,2}))?\s*%?$/.exec(text.trim());
  if (match === null) return undefined;
  const [, sign, whole, fraction = ''] = match;
  const basisPoints = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === undefined || sign === '+' ? basisPoints : -basisPoints;
}

function parseSignedMoney(text: string): number | undefined {
  const match = /^([+\-\u2212\u2013])?\s*(.*)$/.exec(text.trim());
  const cents = parseMoney(match?.[2] ?? '');
  if (cents === undefined) return undefined;
  return match?.[1] === undefined || match[1] === '+' ? cents : -cents;
}

/** Parses the form; only the field of the chosen change counts. */
export const BulkFormSchema = z
  .object({
    change: trimmed,
    pricePercent: trimmed,
    priceAmount: trimmed,
    salePercent: trimmed,
    salePrice: trimmed,
    categoryId: trimmed,
    /** Comma-separated IDs; empty if a filter chooses the products. */
    productIds: trimmed,
    q: trimmed,
    category: trimmed,
    status: trimmed,
    returnTo: trimmed,
  })
  .transform((form, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
      return z.NEVER;
    };
    const selection = {
      productIds: form.productIds === '' ? undefined : parseIds(form.productIds),
      filter: { q: form.q, category: form.category, status: form.status },
      returnTo: form.returnTo,
    };
    const chosen = (change: BulkChange) => ({ ...selection, change });
    if (!isBulkChangeKind(form.change)) return refuse('change', 'Choose what to change');
    switch (form.change) {
      case 'price-percent': {
        const basisPoints = parsePercent(form.pricePercent);
        if (basisPoints === undefined) return refuse('pricePercent', PERCENT_MESSAGE);
        if (basisPoints <= -10_000)
          return refuse('pricePercent', 'Enter a decrease of less than 100 percent');
        if (basisPoints === 0) return refuse('pricePercent', PERCENT_MESSAGE);
        if (basisPoints > 100_000) return refuse('pricePercent', 'Enter 1,000 percent or less');
        return chosen({ kind: form.change, basisPoints });
      }
      case 'price-amount': {
        const cents = parseSignedMoney(form.priceAmount);
        if (cents === undefined || cents === 0) return refuse('priceAmount', AMOUNT_MESSAGE);
        return chosen({ kind: form.change, cents });
      }
      case 'sale-percent': {
        const basisPoints = parsePercent(form.salePercent);
        if (basisPoints === undefined || basisPoints <= 0 || basisPoints >= 10_000)
          return refuse('salePercent', 'Enter a percentage greater than 0 and less than 100');
        return chosen({ kind: form.change, basisPoints });
      }
      case 'sale-price': {
        const cents = parseMoney(form.salePrice);
        if (cents === undefined || cents === 0 || cents > MAX_CENTS)
          return refuse('salePrice', 'Enter a sale price, e.g. 69.99');
        return chosen({ kind: form.change, cents });
      }
      case 'category':
        if (!/^\d{1,9}$/.test(form.categoryId)) return refuse('categoryId', 'Choose a category');
        return chosen({ kind: form.change, categoryId: Number(form.categoryId) });
      default:
        return chosen({ kind: form.change });
    }
  });

export type BulkForm = z.infer<typeof BulkFormSchema>;

export interface BulkFilter {
  q: string;
  category: string;
  status: string;
}

/** Parses the product list's filter from a query. */
export function parseBulkFilter(query: URLSearchParams): BulkFilter {
  return {
    q: query.get('q') ?? '',
    category: query.get('category') ?? '',
    status: query.get('status') ?? '',
  };
}

/** Parses comma-separated IDs, ignoring anything else. */
export function parseIds(text: string): number[] {
  const ids = text.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id.trim()));
  return [...new Set(ids.map(Number))];
}
