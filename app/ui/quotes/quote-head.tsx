import type { ReactNode } from 'react';

import { QUOTE_STATUS } from '../../domain/selling/quotes/quote-states.rules';
import type { Quote } from '../../domain/selling/quotes/quotes.queries.server';
import { Moment } from '../moment';
import { LastDay } from './last-day';

/** The head of a quote's page: number, status, and next steps. */
export function QuoteHead({ quote, children }: { quote: Quote; children: ReactNode }) {
  const status = QUOTE_STATUS[quote.status];
  return (
    <header className="confirmation__head">
      <h1>
        Quote <span className="part-number">{quote.number}</span>
      </h1>
      <p>
        <span className="badge badge--ink">{status.name}</span> Requested <Moment at={quote.createdAt} />
        {quote.pricedAt !== null && (
          <>
            , priced <Moment at={quote.pricedAt} />
          </>
        )}
      </p>
      <p>{status.next}</p>
      {quote.status === 'priced' && quote.expiresAt !== null && (
        <p>
          Prices hold through{' '}
          <strong>
            <LastDay of={quote.expiresAt} />
          </strong>
        </p>
      )}
      {quote.status === 'declined' && quote.declineReason !== '' && <p>The reason: {quote.declineReason}</p>}
      {quote.status === 'requested' && (
        <p className="small muted">
          A confirmation goes to {quote.email}. Keep the address of this page: it always shows where your
          quote stands.
        </p>
      )}
      {children}
    </header>
  );
}
