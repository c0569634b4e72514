import { z } from 'zod';

import { checkbox, requiredCents, textOf, textUpTo, trimmed } from '../../base/shared/form-fields';
import { dayEnd, dayOf } from '../../base/shared/store-day.rules';

/** Every form of staff carries the quote as it was seen, so that what changed meanwhile is not overwritten. */
const seenRevision = z.coerce.number().int().min(0).catch(-1);

/** The name of a line's price field: 'prices.l12' is that of line 12. */
export function priceField(lineId: number): string {
  return `prices.l${lineId}`;
}

const price = requiredCents('Enter a price', 'Enter a price such as 37.59').refine(
  (cents) => cents > 0,
  'Enter a price above zero',
);

/** The last day on which the prices hold; its end is the moment that is kept. */
const expiresOn = trimmed.transform((value, context) => {
  const day = dayOf(value);
  const end = day === undefined ? undefined : dayEnd(day);
  const problem =
    end === undefined
      ? 'Enter a day such as 2027-03-31'
      : Date.parse(end) <= Date.now()
        ? 'Choose a day in the future'
        : Date.parse(end) > Date.now() + LONGEST_MS
          ? 'Choose a day within a year'
          : undefined;
  if (end !== undefined && problem === undefined) return end;
  context.addIssue({ code: z.ZodIssueCode.custom, message: problem ?? '' });
  return z.NEVER;
});

const LONGEST_MS = 366 * 24 * 60 * 60 * 1000;

/** Prices by line, an expiry date and a note to the buyer. */
export const PriceQuoteSchema = z.object({
  seenRevision,
  prices: z.record(z.string(), price).default({}),
  expiresOn,
  note: textUpTo(2000),
  /** That a price which looks like a slip is none. */
  isMeant: checkbox(),
});

export type QuotePricing = z.infer<typeof PriceQuoteSchema>;

/** Staff say why: the buyer reads it. */
export const DeclineByStaffSchema = z.object({ seenRevision, reason: textOf(3, 'Say why', 500) });

/** The buyer may say why. */
export const DeclineByBuyerSchema = z.object({ seenRevision, reason: textUpTo(500) });
