import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { proveStock } from '../../domain/goods/inventory/stock-proof.queries.server';
import { formatFigureName } from '../../domain/goods/inventory/stock-proof.rules';
import { nowIso } from '../../domain/base/shared/clock';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { DataTable } from '../../ui/data-table';
import { EmptyList } from '../../ui/admin/empty-list';
import { MovementsLink } from '../../ui/admin/inventory/transfer-lines';
import { formatNumber } from '../../ui/grouped';

export const meta = createMeta('Ledger check');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  return { proof: await proveStock(context.db), madeAt: nowIso() };
}

export default function StockProofPage() {
  const { proof, madeAt } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: adminPaths.inventory() }, { name: 'Proof' }]} />
      <h1>Ledger check</h1>
      <p className="muted">
        {formatNumber(proof.products)} totals and {formatNumber(proof.levels)} location quantities,
        recalculated from {formatNumber(proof.movements)} movements. <Moment at={madeAt} />
      </p>
      {proof.differing === 0 ? (
        <EmptyList icon="circle-check" empty="No discrepancies" />
      ) : (
        <>
          <p className="notice">
            {proof.differing === 1 ? '1 figure doesn’t' : `${formatNumber(proof.differing)} figures don’t`}{' '}
            match the ledger.
            {proof.differences.length < proof.differing && ` Showing the first ${proof.differences.length}.`}
          </p>
          <DataTable
            rows={proof.differences}
            rowKey={(difference) => `${difference.productId} ${formatFigureName(difference)}`}
            columns={[
              {
                name: 'Product',
                cell: (difference) => <MovementsLink line={difference} />,
              },
              { name: 'Figure', cell: (difference) => formatFigureName(difference) },
              { name: 'Kept', isNumber: true, cell: (difference) => difference.kept },
              { name: 'Ledger', isNumber: true, cell: (difference) => difference.ledger },
            ]}
          />
        </>
      )}
    </>
  );
}
