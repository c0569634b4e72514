import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { ExpectedRevisionSchema } from '../../domain/supply/purchasing/supplier.schema';
import { removeSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { createMeta } from '../../ui/page-title';
import { answerPurchasingForm } from './purchasing-form.server';
import { parseSupplierProductParams, readSupplierProduct } from './supplier-product.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(ExpectedRevisionSchema);

export const meta = createMeta<typeof loader>((data) => `Remove ${data?.product.name ?? 'product'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return readSupplierProduct(context, request, parseSupplierProductParams(params));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const key = parseSupplierProductParams(params);
  const form = await request.formData();
  const page = getLocalPath(form.get('returnTo'), adminPaths.supplier(key.supplierId));
  return answerPurchasingForm(
    { context, staff, form, page },
    validator,
    async ({ expectedRevision }, actor) => {
      await removeSupplierProduct(context.db, key, expectedRevision, actor);
      return 'Product removed from the supplier';
    },
  );
}

export default function RemoveSupplierProduct() {
  const { supplier, product, returnTo } = useLoaderData<typeof loader>();
  const { name, sku, partNumber, isPreferred, productId, revision } = product;
  const back = adminPaths.supplierProduct(supplier.id, productId, { returnTo });
  return (
    <ConfirmPage
      crumbs={[
        { name: 'Suppliers', to: adminPaths.suppliers() },
        { name: supplier.name, to: returnTo },
        { name: sku, to: back },
        { name: 'Remove' },
      ]}
      title={
        <>
          Remove {name} <span className="part-number muted">{sku}</span> from {supplier.name}?
        </>
      }
      text={
        <>
          This supplier’s part number{partNumber !== '' && ` (${partNumber})`} and cost for this product are
          removed. Existing orders aren’t affected.
          {isPreferred && ' This is the product’s preferred supplier.'}
        </>
      }
      validator={validator}
      fields={{ expectedRevision: revision, returnTo }}
      button="Remove product"
      back={{ name: 'Cancel', to: back }}
    />
  );
}
