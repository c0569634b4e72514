import type { ReactNode } from 'react';

import { QUOTE_STATUS, type QuoteStatus } from '../../domain/selling/quotes/quote-states.rules';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { Day } from '../day';
import { Emailed } from '../emailed';
import type { Quote } from '../../domain/selling/quotes/quotes.queries.server';
import { Moment } from '../moment';

const TONES: Record<QuoteStatus, string> = {
  requested: 'warn',
  priced: 'ink',
  accepted: 'good',
  declined: 'bad',
  expired: 'bad',
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  return <span className={`badge badge--${TONES[status]}`}>{QUOTE_STATUS[status].name}</span>;
}

/** The last day on which prices hold that end at this moment. */
export function LastDay({ of }: { of: string }) {
  return <Day on={getStoreDay(new Date(Date.parse(of) - 1))} />;
}

/** The head of a quote's page: number, status, and next steps. */
export function QuoteHead({ quote, children }: { quote: Quote; children: ReactNode }) {
  const status = QUOTE_STATUS[quote.status];
  return (
    <header className="confirmation__head">
      <h1>
        Quote <span className="part-number">{quote.number}</span>
      </h1>
      <p>
        <span className="badge badge--ink">{status.name}</span> Submitted <Moment at={quote.createdAt} />
        {quote.pricedAt !== null && (
          <>
            , priced <Moment at={quote.pricedAt} />
          </>
        )}
      </p>
      <p>{status.next}</p>
      {quote.status === 'priced' && quote.expiresAt !== null && (
        <p>
          Valid through{' '}
          <strong>
            <LastDay of={quote.expiresAt} />
          </strong>
        </p>
      )}
      {quote.status === 'declined' && quote.declineReason !== '' && <p>Reason: {quote.declineReason}</p>}
      {quote.status === 'requested' && (
        <p className="small muted">
          <Emailed to={quote.email}>We’ve emailed {quote.email} a link to this page.</Emailed>
        </p>
      )}
      {children}
    </header>
  );
}
