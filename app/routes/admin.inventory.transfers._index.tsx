import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listTransfers } from '../domain/inventory/transfers.queries.server';
import { isTransferState, TRANSFER_STATES } from '../domain/inventory/transfers.rules';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { DocumentState } from '../ui/admin/document-state';
import { EmptyList } from '../ui/admin/empty-list';
import { StatusLinks } from '../ui/admin/list-filter';
import { useMay } from '../ui/admin/use-may';
import { Breadcrumb } from '../ui/breadcrumb';
import { Icon } from '../ui/icon/icon';
import { ItemsRange } from '../ui/items-range';
import { Moment } from '../ui/moment';
import { pageTitle } from '../ui/page-title';
import { Pager } from '../ui/pager';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Stock transfers') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const query = new URL(request.url).searchParams;
  const text = query.get('state') ?? '';
  const state = isTransferState(text) ? text : undefined;
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return { state, ...(await listTransfers(context.db, state, page)) };
}

export default function Transfers() {
  const { state, transfers, page, counts } = useLoaderData<typeof loader>();
  const may = useMay();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { value: undefined, name: 'All', count: all },
    ...Object.keys(TRANSFER_STATES)
      .filter(isTransferState)
      .map((value) => ({ value, name: TRANSFER_STATES[value], count: counts[value] ?? 0 })),
  ];
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: paths.admin.inventory() }, { name: 'Transfers' }]} />
      <div className="admin-head">
        <h1>Stock transfers</h1>
        {may('stock.adjust') && (
          <Link className="btn btn--primary" to={paths.admin.newTransfer()} discover="none">
            <Icon name="plus" /> New transfer
          </Link>
        )}
      </div>
      <StatusLinks
        links={links}
        current={state}
        hrefOf={(value) => paths.admin.transfers({ state: value })}
      />
      {transfers.length === 0 ? (
        <EmptyList
          icon="truck"
          isFiltered={state !== undefined}
          filtered="No transfers match your filters"
          clearTo={paths.admin.transfers()}
          empty="No transfers yet"
          hint="A transfer takes stock from one location to another and keeps it in view on the way."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <div className="table-scroll">
            <table className="table table--dense table--cards">
              <thead>
                <tr>
                  <th scope="col">Transfer</th>
                  <th scope="col">From</th>
                  <th scope="col">To</th>
                  <th scope="col" className="num">
                    Products
                  </th>
                  <th scope="col" className="num">
                    Units
                  </th>
                  <th scope="col" className="num">
                    In transit
                  </th>
                  <th scope="col">Note</th>
                  <th scope="col">Changed</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {transfers.map((transfer) => (
                  <tr key={transfer.id}>
                    <th scope="row">
                      <Link className="link" to={paths.admin.transfer(transfer.id)} discover="none">
                        Transfer {transfer.id}
                      </Link>
                    </th>
                    <td data-label="From">{transfer.from}</td>
                    <td data-label="To">{transfer.to}</td>
                    <td className="num" data-label="Products">
                      {transfer.products}
                    </td>
                    <td className="num" data-label="Units">
                      {transfer.units}
                    </td>
                    <td className="num" data-label="In transit">
                      {transfer.inTransit}
                    </td>
                    <td data-label="Note">{transfer.note}</td>
                    <td data-label="Changed">
                      <Moment at={transfer.updatedAt} />
                    </td>
                    <td data-label="State">
                      <DocumentState state={transfer.state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={page}
            hrefOf={(number) => paths.admin.transfers({ state, page: number > 1 ? number : undefined })}
          />
        </>
      )}
    </>
  );
}
