import type { QuoteSummary } from '../../../domain/selling/quotes/quote-list.queries.server';
import {
  buildQuoteQuery,
  type QuoteFilter,
  type QuoteSort,
} from '../../../domain/selling/quotes/quote-states.rules';
import { formatMoney } from '../../../domain/base/shared/money.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { LastDay } from '../../quotes/last-day';
import { QuoteStatusBadge } from '../../quotes/quote-status-badge';
import { useReturnHere } from '../back-to-list';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

/** Quotes, a row each; on a phone a card each. */
export function QuoteTable({ filter, quotes }: { filter: QuoteFilter; quotes: QuoteSummary[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<QuoteSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.quotes(buildQuoteQuery({ ...filter, order })),
  };
  return (
    <DataTable
      rows={quotes}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Quote',
          by: 'number',
          cell: (quote) => (
            <TextLink className="part-number" to={paths.admin.quote(quote.id, returnHere)}>
              {quote.number}
            </TextLink>
          ),
        },
        { name: 'Requested', by: 'requested', cell: (quote) => <Moment at={quote.createdAt} /> },
        {
          name: 'Customer',
          by: 'customer',
          cell: (quote) => (
            <span>
              {quote.customerName}
              {quote.company !== '' && <span className="small muted"> {quote.company}</span>}
            </span>
          ),
        },
        { name: 'Lines', by: 'lines', isNumber: true, cell: (quote) => quote.lines },
        {
          name: 'Subtotal',
          by: 'subtotal',
          isNumber: true,
          cell: (quote) => (quote.subtotalCents === null ? '-' : formatMoney(quote.subtotalCents)),
        },
        {
          name: 'Prices through',
          by: 'expires',
          cell: (quote) => (quote.expiresAt === null ? '-' : <LastDay of={quote.expiresAt} />),
        },
        {
          name: 'Status',
          by: 'status',
          cell: (quote) => (
            <span className="badges">
              <QuoteStatusBadge status={quote.status} />
              {quote.needsAnswer && <span className="badge badge--warn">Needs an answer</span>}
            </span>
          ),
        },
      ]}
    />
  );
}
