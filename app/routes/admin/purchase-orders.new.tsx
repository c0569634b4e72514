import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { createDraft } from '../../domain/supply/purchasing/draft-order.server';
import { formatPurchaseOrderNumber } from '../../domain/supply/purchasing/purchase-order.rules';
import { NewOrderSchema } from '../../domain/supply/purchasing/purchase-order.schema';
import { listSupplierChoices } from '../../domain/supply/purchasing/suppliers.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { SelectField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { createMeta } from '../../ui/page-title';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextLink } from '../../ui/admin/links';
import { toChoices } from '../../ui/admin/filter-fields';
import { readStaffForm } from './staff-form.server';

const validator = withZod(NewOrderSchema);

export const meta = createMeta('New purchase order');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return {
    suppliers: await listSupplierChoices(context.db),
    chosen: new URL(request.url).searchParams.get('supplier') ?? '',
    formKey: randomKey(),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const posted = await readStaffForm(context, request, staff, adminPaths.newPurchaseOrder());
  return answerPurchasingForm(posted, validator, async (input, actor) => {
    const { id } = await createDraft(context.db, input, actor);
    return { message: `${formatPurchaseOrderNumber(id)} created`, page: adminPaths.purchaseOrder(id) };
  });
}

export default function NewPurchaseOrder() {
  const { suppliers, chosen, formKey } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Purchase orders', to: adminPaths.purchaseOrders() },
          { name: 'New purchase order' },
        ]}
      />
      <h1>New purchase order</h1>
      <section className="panel narrow">
        {suppliers.length === 0 ? (
          <p>
            No suppliers yet. <TextLink to={adminPaths.newSupplier()}>Add one</TextLink>
          </p>
        ) : (
          <StoreForm
            id="new-order"
            validator={validator}
            labels={{ supplierId: 'Supplier' }}
            defaultValues={{ supplierId: chosen }}
            className="order-form"
          >
            <input type="hidden" name="formKey" value={formKey} />
            <SelectField name="supplierId" choices={toChoices(suppliers)}>
              <option value="">Choose a supplier</option>
            </SelectField>
            <SubmitButton name="Create draft" />
          </StoreForm>
        )}
      </section>
    </>
  );
}
