import { Link } from '@remix-run/react';

import type { QuoteSummary } from '../../../domain/selling/quotes/quote-list.queries.server';
import {
  buildQuoteQuery,
  type QuoteFilter,
  type QuoteSort,
} from '../../../domain/selling/quotes/quote-list.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { LastDay } from '../../quotes/last-day';
import { QuoteStatusBadge } from '../../quotes/quote-status-badge';
import { useReturnHere } from '../back-to-list';
import { SortedHeading, type Sorting } from '../sorted-heading';

/** Quotes, a row each; on a phone a card each. */
export function QuoteTable({ filter, quotes }: { filter: QuoteFilter; quotes: QuoteSummary[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<QuoteSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.quotes(buildQuoteQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="number" name="Quote" />
            <SortedHeading sorting={sorting} by="requested" name="Requested" />
            <SortedHeading sorting={sorting} by="customer" name="Customer" />
            <SortedHeading sorting={sorting} by="lines" name="Lines" isNumber />
            <SortedHeading sorting={sorting} by="subtotal" name="Subtotal" isNumber />
            <SortedHeading sorting={sorting} by="expires" name="Prices through" />
            <SortedHeading sorting={sorting} by="status" name="Status" />
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.id}>
              <th scope="row">
                <Link
                  className="link part-number"
                  to={paths.admin.quote(quote.id, returnHere)}
                  discover="none"
                >
                  {quote.number}
                </Link>
              </th>
              <td data-label="Requested">
                <Moment at={quote.createdAt} />
              </td>
              <td data-label="Customer">
                <span>
                  {quote.customerName}
                  {quote.company !== '' && <span className="small muted"> {quote.company}</span>}
                </span>
              </td>
              <td className="num" data-label="Lines">
                {quote.lines}
              </td>
              <td className="num" data-label="Subtotal">
                {quote.subtotalCents === null ? '-' : formatMoney(quote.subtotalCents)}
              </td>
              <td data-label="Prices through">
                {quote.expiresAt === null ? '-' : <LastDay of={quote.expiresAt} />}
              </td>
              <td data-label="Status">
                <span className="badges">
                  <QuoteStatusBadge status={quote.status} />
                  {quote.needsAnswer && <span className="badge badge--warn">Needs an answer</span>}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
