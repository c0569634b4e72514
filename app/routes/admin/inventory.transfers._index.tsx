import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listTransfers } from '../../domain/goods/inventory/transfers.queries.server';
import { isTransferState, TRANSFER_STATES } from '../../domain/goods/inventory/transfers.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { StockDocumentList } from '../../ui/admin/inventory/stock-document-list';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Stock transfers');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const text = new URL(request.url).searchParams.get('state') ?? '';
  const state = isTransferState(text) ? text : undefined;
  return { state, ...(await listTransfers(context.db, state, parsePageParam(request))) };
}

export default function Transfers() {
  const { state, transfers, page, counts } = useLoaderData<typeof loader>();
  return (
    <StockDocumentList
      one="Transfer"
      icon="truck"
      hint="Move stock between locations."
      states={TRANSFER_STATES}
      counts={counts}
      state={state}
      rows={transfers}
      page={page}
      hrefs={{ list: adminPaths.transfers, create: adminPaths.newTransfer, show: adminPaths.transfer }}
      columns={[
        { name: 'From', cell: ({ from }) => from },
        { name: 'To', cell: ({ to }) => to },
        { name: 'Products', isNumber: true, cell: ({ products }) => products },
        { name: 'Units', isNumber: true, cell: ({ units }) => units },
        { name: 'In transit', isNumber: true, cell: ({ inTransit }) => inTransit },
        { name: 'Note', cell: ({ note }) => note },
        { name: 'Changed', cell: ({ updatedAt }) => <Moment at={updatedAt} /> },
        { name: 'State', cell: (transfer) => <DocumentState state={transfer.state} /> },
      ]}
    />
  );
}
