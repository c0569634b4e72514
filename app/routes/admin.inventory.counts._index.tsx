import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listCounts } from '../domain/inventory/counts.queries.server';
import { COUNT_STATES, isCountState } from '../domain/inventory/counts.rules';
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

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Stock counts') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const query = new URL(request.url).searchParams;
  const text = query.get('state') ?? '';
  const state = isCountState(text) ? text : undefined;
  const page = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  return { state, ...(await listCounts(context.db, state, page)) };
}

export default function Counts() {
  const { state, counts, page, byState } = useLoaderData<typeof loader>();
  const may = useMay();
  const all = Object.values(byState).reduce((sum, count) => sum + count, 0);
  const links = [
    { value: undefined, name: 'All', count: all },
    ...Object.keys(COUNT_STATES)
      .filter(isCountState)
      .map((value) => ({ value, name: COUNT_STATES[value], count: byState[value] ?? 0 })),
  ];
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: paths.admin.inventory() }, { name: 'Counts' }]} />
      <div className="admin-head">
        <h1>Stock counts</h1>
        {may('stock.adjust') && (
          <Link className="btn btn--primary" to={paths.admin.newCount()} discover="none">
            <Icon name="plus" /> New count
          </Link>
        )}
      </div>
      <StatusLinks links={links} current={state} hrefOf={(value) => paths.admin.counts({ state: value })} />
      {counts.length === 0 ? (
        <EmptyList
          icon="list"
          isFiltered={state !== undefined}
          filtered="No counts match your filters"
          clearTo={paths.admin.counts()}
          empty="No counts yet"
          hint="A count makes a sheet of what should lie at a location, takes what does, and posts the difference."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <div className="table-scroll">
            <table className="table table--dense table--cards">
              <thead>
                <tr>
                  <th scope="col">Count</th>
                  <th scope="col">Location</th>
                  <th scope="col">Category</th>
                  <th scope="col" className="num">
                    Counted
                  </th>
                  <th scope="col" className="num">
                    Rows
                  </th>
                  <th scope="col">Started</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {counts.map((count) => (
                  <tr key={count.id}>
                    <th scope="row">
                      <Link className="link" to={paths.admin.count(count.id)} discover="none">
                        Count {count.id}
                      </Link>
                    </th>
                    <td data-label="Location">{count.location}</td>
                    <td data-label="Category">{count.category ?? 'All categories'}</td>
                    <td className="num" data-label="Counted">
                      {count.counted}
                    </td>
                    <td className="num" data-label="Rows">
                      {count.lines}
                    </td>
                    <td data-label="Started">
                      <Moment at={count.createdAt} />
                    </td>
                    <td data-label="State">
                      <DocumentState state={count.state} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager
            page={page}
            hrefOf={(number) => paths.admin.counts({ state, page: number > 1 ? number : undefined })}
          />
        </>
      )}
    </>
  );
}
