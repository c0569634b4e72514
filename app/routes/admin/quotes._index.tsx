import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { listQuotes } from '../../domain/selling/quotes/quote-list.queries.server';
import {
  buildQuoteQuery,
  parseQuoteFilter,
  QUOTE_STATUS,
} from '../../domain/selling/quotes/quote-states.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { TextLink } from '../../ui/admin/links';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { LastDay, QuoteStatusBadge } from '../../ui/quotes/quote-head';

export const meta = createMeta('Quotes');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.view');
  const filter = parseQuoteFilter(new URL(request.url).searchParams);
  return { filter, ...(await listQuotes(context.db, filter, parsePageParam(request))) };
}

export default function Quotes() {
  const { filter, quotes, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  return (
    <ListPage
      title="Quotes"
      filter={filter}
      path={adminPaths.quotes}
      buildQuery={buildQuoteQuery}
      states={
        <StatusLinks
          current={filter.status}
          hrefOf={(status) => adminPaths.quotes(buildQuoteQuery({ ...filter, status }))}
          links={countStates(QUOTE_STATUS(), counts)}
        />
      }
      searchBy="number, name, email, or SKU"
      rows={quotes}
      page={page}
      columns={[
        {
          name: 'Quote',
          by: 'number',
          cell: ({ id, number }) => (
            <TextLink className="part-number" to={adminPaths.quote(id, returnHere)}>
              {number}
            </TextLink>
          ),
        },
        { name: 'Requested', by: 'requested', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        {
          name: 'Customer',
          by: 'customer',
          cell: ({ customerName, company }) => (
            <span>
              {customerName}
              {company !== '' && <span className="small muted"> {company}</span>}
            </span>
          ),
        },
        { name: 'Items', by: 'lines', isNumber: true, cell: ({ lines }) => lines },
        {
          name: 'Subtotal',
          by: 'subtotal',
          isNumber: true,
          cell: ({ subtotalCents }) => (subtotalCents === null ? '-' : formatMoney(subtotalCents)),
        },
        {
          name: 'Valid through',
          by: 'expires',
          cell: ({ expiresAt }) => (expiresAt === null ? '-' : <LastDay of={expiresAt} />),
        },
        {
          name: 'Status',
          by: 'status',
          cell: ({ status, needsAnswer }) => (
            <span className="badges">
              <QuoteStatusBadge status={status} />
              {needsAnswer && <span className="badge badge--warn">Needs reply</span>}
            </span>
          ),
        },
      ]}
      empty={{
        icon: 'file-text',
        filtered: 'No quotes match your filters',
        empty: 'No quotes yet',
        hint: 'Quote requests from the store appear here.',
      }}
    />
  );
}
