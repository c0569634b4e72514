import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildSupplierQuery,
  formatSupplierSort,
  parseSupplierFilter,
} from '../../domain/supply/purchasing/purchase-list.rules';
import { listSuppliers } from '../../domain/supply/purchasing/suppliers.queries.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';
import { SupplierTable } from '../../ui/purchasing/supplier-table';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Suppliers') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const params = new URL(request.url).searchParams;
  const filter = parseSupplierFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listSuppliers(context.db, filter, page)) };
}

export default function Suppliers() {
  const { filter, suppliers, page, counts } = useLoaderData<typeof loader>();
  const { q, archived } = filter;
  const sort = formatSupplierSort(filter.order);
  const may = useHasPermission();
  return (
    <>
      <div className="admin-head">
        <h1>Suppliers</h1>
        {may('stock.purchase') && (
          <ButtonLink look="primary" to={paths.admin.newSupplier()}>
            <Icon name="plus" />
            Add supplier
          </ButtonLink>
        )}
      </div>
      <StatusLinks
        current={archived ? '1' : undefined}
        hrefOf={(value) => paths.admin.suppliers(buildSupplierQuery({ ...filter, archived: value === '1' }))}
        links={[
          { value: undefined, name: 'Active', count: counts.active },
          { value: '1', name: 'Archived', count: counts.archived },
        ]}
      />
      <ListSearch
        hrefOf={paths.admin.suppliers}
        name="Suppliers"
        label="name, contact, e-mail, phone or account number"
        q={q}
        kept={{ archived: archived ? '1' : undefined, sort }}
        isFiltered={q !== '' || archived || sort !== undefined}
      />
      {suppliers.length === 0 ? (
        <EmptyList
          icon="building-2"
          isFiltered={q !== '' || archived}
          filtered={q === '' ? 'No suppliers are archived' : 'No suppliers match your search'}
          clearTo={paths.admin.suppliers()}
          empty="No suppliers yet"
          hint="Add whom you buy from: purchase orders and reorder suggestions begin there."
        >
          {may('stock.purchase') && (
            <ButtonLink to={paths.admin.newSupplier()}>Add your first supplier</ButtonLink>
          )}
        </EmptyList>
      ) : (
        <>
          <ItemsRange page={page} />
          <SupplierTable filter={filter} suppliers={suppliers} />
          <Pager page={page} hrefOf={(number) => paths.admin.suppliers(buildSupplierQuery(filter, number))} />
        </>
      )}
    </>
  );
}
