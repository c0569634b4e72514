import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listAuditEvents } from '../../domain/base/audit/audit.queries.server';
import { listOrdersOfSupplier } from '../../domain/supply/purchasing/purchase-list.queries.server';
import { listSupplierProducts } from '../../domain/supply/purchasing/supplier-products.queries.server';
import { addSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { findSupplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { changeSupplier } from '../../domain/supply/purchasing/suppliers.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { ChangeList } from '../../ui/admin/activity/change-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';
import { PurchaseTable } from '../../ui/purchasing/purchase-table';
import { SupplierFacts } from '../../ui/purchasing/supplier-facts';
import { SupplierForm, supplierValidator } from '../../ui/purchasing/supplier-form';
import {
  AddSupplierProduct,
  SupplierProducts,
  supplierProductValidator,
} from '../../ui/purchasing/supplier-products';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data?.supplier.name ?? 'Supplier') },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const supplier = requireFound(await findSupplier(context.db, requireId(params['id'])));
  const wanted = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  return {
    supplier,
    orders: await listOrdersOfSupplier(context.db, supplier.id),
    changes: await listAuditEvents(context.db, `supplier:${supplier.id}`),
    ...(await listSupplierProducts(context.db, supplier.id, wanted)),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const form = await request.formData();
  const posted = { context, staff, form, page: keepReturn(request, paths.admin.supplier(id)) };
  switch (form.get('intent')) {
    case 'supplier':
      return answerPurchasingForm(posted, supplierValidator, async (input, actor) => {
        await changeSupplier(context.db, id, input, actor);
        return { message: 'Supplier saved' };
      });
    case 'product':
      return answerPurchasingForm(posted, supplierProductValidator, async (input, actor) => {
        const { name } = await addSupplierProduct(context.db, id, input, actor);
        return { message: `${name} added` };
      });
    default:
      throw unknownIntent();
  }
}

export default function SupplierPage() {
  const { supplier, orders, changes, products, page } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const kept = useReturnPath();
  return (
    <>
      <Breadcrumb crumbs={[useListCrumb('Suppliers', paths.admin.suppliers()), { name: supplier.name }]} />
      <div className="admin-head">
        <div className="order-title">
          <h1>{supplier.name}</h1>
          {supplier.isArchived && <span className="badge">Archived</span>}
        </div>
        {may('stock.purchase') && (
          <p className="admin-head__actions">
            {!supplier.isArchived && (
              <ButtonLink look="primary" to={paths.admin.newPurchaseOrder({ supplier: supplier.id })}>
                New purchase order
              </ButtonLink>
            )}
            <ButtonLink to={paths.admin.supplierArchive(supplier.id, kept)}>
              {supplier.isArchived ? 'Take it back' : 'Archive'}
            </ButtonLink>
          </p>
        )}
      </div>
      <section className="panel">
        <h2>Particulars</h2>
        {may('stock.purchase') ? <SupplierForm supplier={supplier} /> : <SupplierFacts supplier={supplier} />}
      </section>
      <h2 className="large">Products</h2>
      <SupplierProducts supplierId={supplier.id} products={products} page={page} />
      {may('stock.purchase') && <AddSupplierProduct total={page.total} />}
      <h2 className="large">Latest purchase orders</h2>
      {orders.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <PurchaseTable orders={orders} withSupplier={false} />
      )}
      <ChangeList changes={changes} />
    </>
  );
}
