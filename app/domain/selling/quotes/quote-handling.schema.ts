import { z } from 'zod';

import { checkbox, requiredCents, textUpTo, toText, trimmed } from '../../base/shared/form-fields';
import { getDayEnd, parseDay } from '../../base/shared/store-day.rules';
import { requesterFields } from '../inbox/contact.schema';
import { perLanguage } from '~/i18n/language';
import { t } from '~/i18n/text';

/** Staff forms carry the revision they were opened with, to detect concurrent changes. */
const expectedRevision = z.coerce.number().int().min(0).catch(-1);

/** Returns the name of a line's price field: `prices.l12` is line 12. */
export function getPriceField(lineId: number): string {
  return `prices.l${lineId}`;
}

const price = requiredCents('Enter a price', 'Enter a price, e.g. 37.59').refine(
  (cents) => cents > 0,
  'Enter a price above 0',
);

/** The last day the prices are valid; stored as its end. */
const expiresOn = trimmed.transform((value, context) => {
  const day = parseDay(value);
  const end = day === undefined ? undefined : getDayEnd(day);
  const problem =
    end === undefined
      ? 'Enter a date as YYYY-MM-DD'
      : Date.parse(end) <= Date.now()
        ? 'Enter a future date'
        : Date.parse(end) > Date.now() + MAX_MS
          ? 'Enter a date within a year'
          : undefined;
  if (end !== undefined && problem === undefined) return end;
  context.addIssue({ code: z.ZodIssueCode.custom, message: problem ?? '' });
  return z.NEVER;
});

const MAX_MS = 366 * 24 * 60 * 60 * 1000;

/** Prices by line, expiry date, and a note to the buyer. */
export const PriceQuoteSchema = z.object({
  expectedRevision,
  prices: z.record(z.string(), price).default({}),
  expiresOn,
  note: textUpTo(2000),
  /** Confirms an implausible price. */
  isMeant: checkbox(),
});

export type QuotePricing = z.infer<typeof PriceQuoteSchema>;

/** The reason is mailed to the buyer. */
export const DeclineByStaffSchema = z.object({ expectedRevision, reason: toText(3, 'Enter a reason', 500) });

/** The buyer's reason is optional. */
export const DeclineByBuyerSchema = z.object({ expectedRevision, reason: textUpTo(500) });

/** The quote request form. Lines are read as in a quick order. */
export const QuoteRequestSchema = perLanguage(() =>
  z.object({
    ...requesterFields(),
    lines: toText(1, t`Enter at least one part number`, 20_000),
    message: textUpTo(5000),
    accessKey: z.string().regex(/^[\w-]{22}$/, t`Reload the page and submit again`),
  }),
);

export type QuoteRequest = z.infer<ReturnType<typeof QuoteRequestSchema>>;
