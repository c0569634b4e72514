import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCounts } from '../../domain/goods/inventory/counts.queries.server';
import { COUNT_STATES, isCountState } from '../../domain/goods/inventory/counts.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { StockDocumentList } from '../../ui/admin/inventory/stock-document-list';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Stock counts');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const text = new URL(request.url).searchParams.get('state') ?? '';
  const state = isCountState(text) ? text : undefined;
  return { state, ...(await listCounts(context.db, state, parsePageParam(request))) };
}

export default function Counts() {
  const { state, counts, page, byState } = useLoaderData<typeof loader>();
  return (
    <StockDocumentList
      one="Count"
      icon="list"
      hint="Count stock at a location and post the differences."
      states={COUNT_STATES}
      counts={byState}
      state={state}
      rows={counts}
      page={page}
      hrefs={{ list: adminPaths.counts, create: adminPaths.newCount, show: adminPaths.count }}
      columns={[
        { name: 'Location', cell: ({ location }) => location },
        { name: 'Category', cell: ({ category }) => category ?? 'All categories' },
        { name: 'Counted', isNumber: true, cell: ({ counted }) => counted },
        { name: 'Rows', isNumber: true, cell: ({ lines }) => lines },
        { name: 'Started', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { name: 'State', cell: (count) => <DocumentState state={count.state} /> },
      ]}
    />
  );
}
