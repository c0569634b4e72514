import { z } from 'zod';

import { dayOrNothing, requiredCents, toText, trimmed, wholeNumber } from '../../base/shared/form-fields';

const discount = trimmed.transform((value, context) => {
  const match = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(value);
  if (match !== null) return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  context.addIssue({
    code: z.ZodIssueCode.custom,
    message: 'Enter a percentage from 0 to 99.99',
  });
  return z.NEVER;
});

/** A price tier. The discount is parsed to basis points. */
export const PriceTierSchema = z.object({
  name: toText(1, 'Enter a name', 60),
  discount,
});

export type PriceTierInput = z.infer<typeof PriceTierSchema>;

/** A tier or contract price from a quantity. */
export const PriceStepSchema = z.object({
  sku: toText(1, 'Enter a SKU', 60),
  minQuantity: wholeNumber('Enter a whole number of 1 or more', 1).refine(
    (value) => value >= 1,
    'Enter a whole number of 1 or more',
  ),
  unitPrice: requiredCents('Enter a unit price', 'Enter a price, e.g. 89.99'),
  /** Last day of a contract; tier prices have none. */
  endsOn: dayOrNothing,
});

export type PriceStepInput = z.infer<typeof PriceStepSchema>;
