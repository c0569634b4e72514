import { DomainError } from '../../base/shared/errors';
import { storeDayOf } from '../../base/shared/store-day.rules';

/** What a quote may become. Staff price it, the buyer answers, time ends it; staff may always price again. */
const QUOTE_TRANSITIONS = {
  requested: ['priced', 'declined'],
  priced: ['priced', 'accepted', 'declined', 'expired'],
  // The order was cancelled: it counts as not accepted.
  accepted: ['priced'],
  declined: [],
  expired: ['priced', 'declined'],
} as const;

export type QuoteStatus = keyof typeof QUOTE_TRANSITIONS;

export class IllegalQuoteTransitionError extends DomainError {}

export function mayQuoteBecome(from: QuoteStatus, to: QuoteStatus): boolean {
  const allowed: readonly string[] = QUOTE_TRANSITIONS[from];
  return allowed.includes(to);
}

/** @throws IllegalQuoteTransitionError when a quote in the one state cannot become the other. */
export function assertQuoteTransition(from: QuoteStatus, to: QuoteStatus): void {
  if (!mayQuoteBecome(from, to))
    throw new IllegalQuoteTransitionError(`A quote that is ${from} cannot become ${to}.`);
}

/** Staff price a quote that nobody has accepted or declined. */
export function mayBePriced(status: QuoteStatus): boolean {
  return status !== 'accepted' && mayQuoteBecome(status, 'priced');
}

/** The status at a moment: prices end by themselves. */
export function quoteStatusAt(
  { status, expiresAt }: { status: QuoteStatus; expiresAt: string | null },
  now: string,
): QuoteStatus {
  return status === 'priced' && (expiresAt === null || expiresAt <= now) ? 'expired' : status;
}

/** What a state is called, and what it means for the buyer. */
export const QUOTE_STATUS: Record<QuoteStatus, { name: string; next: string }> = {
  requested: {
    name: 'Requested',
    next: 'Our sales desk prices your lines and writes to you, on a business day within a few hours. Nothing is ordered or charged.',
  },
  priced: {
    name: 'Priced',
    next: 'Your prices are below, and they hold through the day given. Accept the quote to order at these prices.',
  },
  accepted: { name: 'Accepted', next: 'You accepted this quote, and it became an order.' },
  declined: { name: 'Declined', next: 'This quote is closed. Request a new one whenever you like.' },
  expired: {
    name: 'Expired',
    next: 'The prices of this quote no longer hold, and it cannot be accepted. Ask again and we price it anew.',
  },
};

export function isQuoteStatus(text: string): text is QuoteStatus {
  return Object.hasOwn(QUOTE_TRANSITIONS, text);
}

/**
 * The last day that the pricing form offers: the one that the quote has while it is to come, else so many days from now.
 */
export function expiryDayOf(
  { expiresAt }: { expiresAt: string | null },
  now: string,
  validityDays: number,
): string {
  const last =
    expiresAt !== null && expiresAt > now
      ? new Date(Date.parse(expiresAt) - 1)
      : new Date(Date.parse(now) + validityDays * 24 * 60 * 60 * 1000);
  return storeDayOf(last);
}
