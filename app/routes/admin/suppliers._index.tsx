import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { formatMoney } from '../../domain/base/shared/money.rules';
import { buildSupplierQuery, parseSupplierFilter } from '../../domain/supply/purchasing/purchase-list.rules';
import { listSuppliers } from '../../domain/supply/purchasing/suppliers.queries.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { AddLink, ButtonLink, TextLink } from '../../ui/admin/links';
import { StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';
import { formatDays } from '../../ui/purchasing/supplier-form';

export const meta = createMeta('Suppliers');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const filter = parseSupplierFilter(new URL(request.url).searchParams);
  return { filter, ...(await listSuppliers(context.db, filter, parsePageParam(request))) };
}

export default function Suppliers() {
  const { filter, suppliers, page, counts } = useLoaderData<typeof loader>();
  const { q, archived } = filter;
  const mayPurchase = useHasPermission()('stock.purchase');
  const returnHere = useReturnHere();
  return (
    <ListPage
      title="Suppliers"
      actions={mayPurchase && <AddLink to={adminPaths.newSupplier()}>Add supplier</AddLink>}
      filter={filter}
      path={adminPaths.suppliers}
      buildQuery={buildSupplierQuery}
      states={
        <StatusLinks
          current={archived ? '1' : undefined}
          hrefOf={(value) => adminPaths.suppliers(buildSupplierQuery({ ...filter, archived: value === '1' }))}
          links={[
            { value: undefined, name: 'Active', count: counts.active },
            { value: '1', name: 'Archived', count: counts.archived },
          ]}
        />
      }
      searchBy="name, contact, email, phone, or account number"
      rows={suppliers}
      page={page}
      columns={[
        {
          name: 'Supplier',
          by: 'name',
          cell: ({ id, name }) => <TextLink to={adminPaths.supplier(id, returnHere)}>{name}</TextLink>,
        },
        { name: 'Contact', by: 'contact', cell: ({ contactName }) => contactName || '-' },
        { name: 'Email', by: 'email', cell: ({ email }) => email || '-' },
        { name: 'Phone', by: 'phone', cell: ({ phone }) => phone || '-' },
        {
          name: 'Lead time',
          by: 'lead-time',
          isNumber: true,
          cell: ({ leadTimeDays }) => formatDays(leadTimeDays),
        },
        {
          name: 'Minimum',
          by: 'minimum',
          isNumber: true,
          cell: ({ minimumOrderCents }) => (minimumOrderCents === 0 ? '-' : formatMoney(minimumOrderCents)),
        },
        { name: 'Products', by: 'products', isNumber: true, cell: ({ products }) => products },
        { name: 'Open orders', by: 'open-orders', isNumber: true, cell: ({ openOrders }) => openOrders },
      ]}
      empty={{
        icon: 'building-2',
        filtered: q === '' ? 'No suppliers are archived' : 'No suppliers match your search',
        empty: 'No suppliers yet',
        hint: 'Add the vendors you buy from.',
        children: mayPurchase && (
          <ButtonLink to={adminPaths.newSupplier()}>Add your first supplier</ButtonLink>
        ),
      }}
    />
  );
}
