import type { ReactNode } from 'react';

import { QUOTE_STATUS, type QuoteStatus } from '../../domain/selling/quotes/quote-states.rules';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { Day } from '../day';
import { Emailed } from '../emailed';
import type { Quote } from '../../domain/selling/quotes/quotes.queries.server';
import { Moment } from '../moment';
import { Trans } from '~/i18n/trans';

const TONES: Record<QuoteStatus, string> = {
  requested: 'warn',
  priced: 'ink',
  accepted: 'good',
  declined: 'bad',
  expired: 'bad',
};

export function QuoteStatusBadge({ status }: { status: QuoteStatus }) {
  return <span className={`badge badge--${TONES[status]}`}>{QUOTE_STATUS()[status].name}</span>;
}

/** The last day on which prices hold that end at this moment. */
export function LastDay({ of }: { of: string }) {
  return <Day on={getStoreDay(new Date(Date.parse(of) - 1))} />;
}

/** The head of a quote's page: number, status, and next steps. */
export function QuoteHead({ quote, children }: { quote: Quote; children: ReactNode }) {
  const status = QUOTE_STATUS()[quote.status];
  return (
    <header className="confirmation__head">
      <h1>
        <Trans>
          Quote <span className="part-number">{quote.number}</span>
        </Trans>
      </h1>
      <p>
        <span className="badge badge--ink">{status.name}</span>{' '}
        {quote.pricedAt === null ? (
          <Trans>
            Submitted <Moment at={quote.createdAt} />
          </Trans>
        ) : (
          <Trans>
            Submitted <Moment at={quote.createdAt} />, priced <Moment at={quote.pricedAt} />
          </Trans>
        )}
      </p>
      <p>{status.next}</p>
      {quote.status === 'priced' && quote.expiresAt !== null && (
        <p>
          <Trans>
            Valid through{' '}
            <strong>
              <LastDay of={quote.expiresAt} />
            </strong>
          </Trans>
        </p>
      )}
      {quote.status === 'declined' && quote.declineReason !== '' && (
        <p>
          <Trans>Reason: {quote.declineReason}</Trans>
        </p>
      )}
      {quote.status === 'requested' && (
        <p className="small muted">
          <Emailed to={quote.email}>
            <Trans>We’ve emailed {quote.email} a link to this page.</Trans>
          </Emailed>
        </p>
      )}
      {children}
    </header>
  );
}
