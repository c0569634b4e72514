import { Link } from '@remix-run/react';

import type { QuoteSummary } from '../../domain/selling/quotes/quote-list.queries.server';
import { formatMoney } from '../../domain/base/shared/money.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { LastDay } from './last-day';
import { QuoteStatusBadge } from './quote-status-badge';

/** The quotes that a buyer asked for while signed in, each leading to its page. */
export function AccountQuotes({ quotes }: { quotes: QuoteSummary[] }) {
  if (quotes.length === 0)
    return <p className="muted">No quotes yet. What you ask for while you are signed in stands here.</p>;
  return (
    <div className="table-scroll">
      <table className="table table--cards">
        <thead>
          <tr>
            <th scope="col">Quote</th>
            <th scope="col">Requested</th>
            <th scope="col" className="num">
              Lines
            </th>
            <th scope="col" className="num">
              Subtotal
            </th>
            <th scope="col">Prices hold through</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.id}>
              <th scope="row">
                <Link className="link part-number" to={paths.quoteStatus(quote.accessKey)}>
                  {quote.number}
                </Link>
              </th>
              <td data-label="Requested">
                <Moment at={quote.createdAt} />
              </td>
              <td className="num" data-label="Lines">
                {quote.lines}
              </td>
              <td className="num" data-label="Subtotal">
                {quote.subtotalCents === null ? 'not priced yet' : formatMoney(quote.subtotalCents)}
              </td>
              <td data-label="Prices hold through">
                {quote.expiresAt === null ? '-' : <LastDay of={quote.expiresAt} />}
              </td>
              <td data-label="Status">
                <QuoteStatusBadge status={quote.status} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
