import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';

import { addSupplier } from '../../domain/supply/purchasing/suppliers.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { SupplierForm, supplierValidator } from '../../ui/purchasing/supplier-form';
import { readStaffForm } from './staff-form.server';

export const meta = createMeta('Add supplier');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return null;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const posted = await readStaffForm(context, request, staff, adminPaths.newSupplier());
  return answerPurchasingForm(posted, supplierValidator, async (input, actor) => {
    const { id } = await addSupplier(context.db, input, actor);
    return { message: 'Supplier added', page: adminPaths.supplier(id) };
  });
}

export default function NewSupplier() {
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Suppliers', to: adminPaths.suppliers() }, { name: 'Add supplier' }]} />
      <h1>Add supplier</h1>
      <section className="panel">
        <SupplierForm />
      </section>
    </>
  );
}
