import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listSuppliers, supplierFilterOf } from '../domain/purchasing/suppliers.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { ListSearch, StatusLinks } from '../ui/admin/list-filter';
import { useMay } from '../ui/admin/use-may';
import { Icon } from '../ui/icon/icon';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';
import { SupplierTable } from '../ui/purchasing/supplier-table';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Suppliers') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const params = new URL(request.url).searchParams;
  const filter = supplierFilterOf(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listSuppliers(context.db, filter, page)) };
}

export default function Suppliers() {
  const { filter, suppliers, page, counts } = useLoaderData<typeof loader>();
  const { q, archived } = filter;
  const may = useMay();
  return (
    <>
      <div className="admin-head">
        <h1>Suppliers</h1>
        {may('stock.purchase') && (
          <Link className="btn btn--primary" to={paths.admin.newSupplier()} discover="none">
            <Icon name="plus" />
            Add supplier
          </Link>
        )}
      </div>
      <StatusLinks
        current={archived ? '1' : undefined}
        hrefOf={(value) => paths.admin.suppliers({ q, archived: value })}
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
        kept={{ archived: archived ? '1' : undefined }}
        isFiltered={q !== '' || archived}
      />
      {suppliers.length === 0 ? (
        <div className="empty-state">
          <Icon name="building-2" />
          <p>{q === '' ? 'No suppliers here yet' : 'No suppliers match your search'}</p>
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <SupplierTable suppliers={suppliers} />
          <Pager
            page={page}
            hrefOf={(number) => paths.admin.suppliers({ q, archived: archived ? '1' : '', page: number })}
          />
        </>
      )}
    </>
  );
}
