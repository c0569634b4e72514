import { Link } from '@remix-run/react';

import type { QuoteSummary } from '../../domain/selling/quotes/quote-list.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { LastDay } from './last-day';
import { QuoteStatusBadge } from './quote-status-badge';
import { DataTable } from '../data-table';

/** The quotes that a buyer asked for while signed in, each leading to its page. */
export function AccountQuotes({ quotes }: { quotes: QuoteSummary[] }) {
  if (quotes.length === 0)
    return <p className="muted">No quotes yet. What you ask for while you are signed in stands here.</p>;
  return (
    <DataTable
      className="table table--cards"
      rows={quotes}
      rowKey="id"
      columns={[
        {
          name: 'Quote',
          cell: (quote) => (
            <Link className="link part-number" to={paths.quoteStatus(quote.accessKey)}>
              {quote.number}
            </Link>
          ),
        },
        { name: 'Requested', cell: (quote) => <Moment at={quote.createdAt} /> },
        { name: 'Lines', isNumber: true, cell: (quote) => quote.lines },
        {
          name: 'Subtotal',
          isNumber: true,
          cell: (quote) =>
            quote.subtotalCents === null ? 'not priced yet' : formatMoney(quote.subtotalCents),
        },
        {
          name: 'Prices hold through',
          cell: (quote) => (quote.expiresAt === null ? '-' : <LastDay of={quote.expiresAt} />),
        },
        { name: 'Status', cell: (quote) => <QuoteStatusBadge status={quote.status} /> },
      ]}
    />
  );
}
