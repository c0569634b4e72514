import { DomainError } from '../shared/errors';

/** What a quote may become. Staff price it, the buyer answers, time ends it. */
const QUOTE_TRANSITIONS = {
  requested: ['priced', 'declined'],
  priced: ['accepted', 'declined', 'expired'],
  accepted: [],
  declined: [],
  expired: [],
} as const;

export type QuoteStatus = keyof typeof QUOTE_TRANSITIONS;

export class IllegalQuoteTransitionError extends DomainError {}

/** @throws IllegalQuoteTransitionError when a quote in the one state cannot become the other. */
export function assertQuoteTransition(from: QuoteStatus, to: QuoteStatus): void {
  const allowed: readonly string[] = QUOTE_TRANSITIONS[from];
  if (!allowed.includes(to))
    throw new IllegalQuoteTransitionError(`A quote that is ${from} cannot become ${to}.`);
}

/** What a state is called, and what it means for the buyer. */
export const QUOTE_STATUS: Record<QuoteStatus, { name: string; next: string }> = {
  requested: {
    name: 'Requested',
    next: 'Our sales desk prices your lines and writes to you, on a business day within a few hours. Nothing is ordered or charged.',
  },
  priced: {
    name: 'Priced',
    next: 'Your prices are below. They hold until the date given; tell our sales desk when you want to order.',
  },
  accepted: { name: 'Accepted', next: 'You accepted this quote, and it became an order.' },
  declined: { name: 'Declined', next: 'This quote is closed. Request a new one whenever you like.' },
  expired: {
    name: 'Expired',
    next: 'The prices of this quote no longer hold. Request a new one and we price it again.',
  },
};
