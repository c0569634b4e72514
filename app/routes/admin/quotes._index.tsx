import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listQuotes } from '../../domain/selling/quotes/quote-list.queries.server';
import {
  buildQuoteQuery,
  isQuoteStatus,
  parseQuoteFilter,
  QUOTE_STATUS,
} from '../../domain/selling/quotes/quote-states.rules';
import { formatSortOrder } from '../../domain/base/shared/sort-order.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { QuoteTable } from '../../ui/admin/quotes/quote-table';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Quotes') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'quotes.view');
  const params = new URL(request.url).searchParams;
  const filter = parseQuoteFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listQuotes(context.db, filter, page)) };
}

export default function Quotes() {
  const { filter, quotes, page, counts } = useLoaderData<typeof loader>();
  const { q, status, order } = filter;
  const isFiltered = q !== '' || status !== undefined;
  const statuses = Object.keys(QUOTE_STATUS).filter(isQuoteStatus);
  const all = statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <h1>Quotes</h1>
      <StatusLinks
        current={status}
        hrefOf={(value) => paths.admin.quotes(buildQuoteQuery({ ...filter, status: value }))}
        links={[
          { value: undefined, name: 'All', count: all },
          ...statuses.map((one) => ({
            value: one,
            name: QUOTE_STATUS[one].name,
            count: counts[one] ?? 0,
          })),
        ]}
      />
      <ListSearch
        hrefOf={paths.admin.quotes}
        name="Quotes"
        label="number, name, e-mail or SKU"
        q={q}
        kept={{ status, sort: formatSortOrder(order) }}
        isFiltered={isFiltered || order !== undefined}
      />
      {quotes.length === 0 ? (
        <EmptyList
          icon="file-text"
          isFiltered={isFiltered}
          filtered="No quotes match your filters"
          clearTo={paths.admin.quotes()}
          empty="No quotes yet"
          hint="What buyers ask prices for on the quote page waits here to be priced."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <QuoteTable filter={filter} quotes={quotes} />
          <Pager page={page} hrefOf={(number) => paths.admin.quotes(buildQuoteQuery(filter, number))} />
        </>
      )}
    </>
  );
}
