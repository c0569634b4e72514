import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { listOrdersOfSupplier } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { listSupplierProducts } from '../../domain/supply/purchasing/supplier-products.queries.server';
import { addSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { findSupplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { changeSupplier } from '../../domain/supply/purchasing/suppliers.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { DataTable } from '../../ui/data-table';
import { createMeta } from '../../ui/page-title';
import { usePurchaseColumns } from '../../ui/purchasing/purchase-table';
import { SupplierFacts, SupplierForm, supplierValidator } from '../../ui/purchasing/supplier-form';
import {
  AddSupplierProduct,
  SupplierProducts,
  supplierProductValidator,
} from '../../ui/purchasing/supplier-products';
import { answerPurchasingForm } from './purchasing-form.server';
import { answerIntent, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.supplier.name ?? 'Supplier');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const supplier = requireFound(await findSupplier(context.db, requireId(params['id'])));
  return {
    supplier,
    orders: await listOrdersOfSupplier(context.db, supplier.id),
    changes: await listAuditEvents(context.db, `supplier:${supplier.id}`),
    ...(await listSupplierProducts(context.db, supplier.id, parsePageParam(request))),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  return answerIntent(await readStaffForm(context, request, staff, adminPaths.supplier(id)), {
    supplier: (posted) =>
      answerPurchasingForm(posted, supplierValidator, async (input, actor) => {
        await changeSupplier(context.db, id, input, actor);
        return 'Supplier saved';
      }),
    product: (posted) =>
      answerPurchasingForm(posted, supplierProductValidator, async (input, actor) => {
        const { name } = await addSupplierProduct(context.db, id, input, actor);
        return `${name} added`;
      }),
  });
}

export default function SupplierPage() {
  const { supplier, orders, changes, products, page } = useLoaderData<typeof loader>();
  const mayPurchase = useHasPermission()('stock.purchase');
  const returnPath = useReturnPath();
  const orderColumns = usePurchaseColumns().filter(({ name }) => name !== 'Supplier');
  return (
    <>
      <Breadcrumb crumbs={[useListCrumb('Suppliers', adminPaths.suppliers()), { name: supplier.name }]} />
      <PageHead title={supplier.name} badge={supplier.isArchived && <span className="badge">Archived</span>}>
        {mayPurchase && (
          <>
            {!supplier.isArchived && (
              <ButtonLink look="primary" to={adminPaths.newPurchaseOrder({ supplier: supplier.id })}>
                New purchase order
              </ButtonLink>
            )}
            <ButtonLink to={adminPaths.supplierArchive(supplier.id, returnPath)}>
              {supplier.isArchived ? 'Restore supplier' : 'Archive'}
            </ButtonLink>
          </>
        )}
      </PageHead>
      <section className="panel">
        <h2>Details</h2>
        {mayPurchase ? <SupplierForm supplier={supplier} /> : <SupplierFacts supplier={supplier} />}
      </section>
      <h2 className="large">Products</h2>
      <SupplierProducts supplierId={supplier.id} products={products} page={page} />
      {mayPurchase && <AddSupplierProduct total={page.total} />}
      <h2 className="large">Latest purchase orders</h2>
      {orders.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <DataTable rows={orders} rowKey="id" columns={orderColumns} />
      )}
      <ChangeList changes={changes} />
    </>
  );
}
