import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findCount, listSheet } from '../../domain/goods/inventory/counts.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { CountFacts } from '../../ui/admin/inventory/count-panels';
import { Breadcrumb } from '../../ui/breadcrumb';
import { DataTable } from '../../ui/data-table';
import { PrintButton } from '../../ui/print-button';
import { createMeta } from '../../ui/page-title';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta<typeof loader>((data) => `Count sheet ${data?.count.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const count = requireFound(await findCount(context.db, requireId(params['id'])));
  const lines = await listSheet(context.db, count);
  // The sheet hides expected quantities, so that counts are unbiased.
  return {
    count,
    lines: lines.map(({ id: line, sku, name, position }) => ({ id: line, sku, name, position })),
  };
}

/** Prints one row per product with space for the figure. */
export default function CountSheet() {
  const { count, lines } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Counts', adminPaths.counts()),
          { name: `Count ${count.id}`, to: adminPaths.count(count.id, useReturnPath()) },
          { name: 'Sheet' },
        ]}
      />
      <PageHead title={`Count sheet ${count.id}`}>
        <PrintButton />
      </PageHead>
      <CountFacts count={count} />
      <p className="count-sheet__who">Counted by: ______________________ Date: ______________</p>
      <DataTable
        className="table table--dense count-sheet"
        rows={lines}
        rowKey="id"
        columns={[
          {
            name: 'Product',
            cell: ({ sku, name }) => (
              <>
                <span className="part-number">{sku}</span> {name}
              </>
            ),
          },
          {
            name: 'Counted',
            isNumber: true,
            cell: () => <span className="sr-only">Blank space for the count</span>,
          },
        ]}
      />
    </>
  );
}
