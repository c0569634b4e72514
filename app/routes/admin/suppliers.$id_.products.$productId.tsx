import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { changeSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { unknownIntent } from '../../http/form.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { requireStaff } from '../../http/session.server';
import { readSupplierProduct, parseSupplierProductParams } from './supplier-product.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { supplierProductEditValidator, SupplierProductForm } from '../../ui/purchasing/supplier-products';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Product' : `${data.product.name}, ${data.supplier.name}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return readSupplierProduct(context, request, parseSupplierProductParams(params));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const key = parseSupplierProductParams(params);
  const form = await request.formData();
  const page = getLocalPath(form.get('returnTo'), adminPaths.supplier(key.supplierId));
  if (form.get('intent') !== 'save') throw unknownIntent();
  const posted = { context, staff, form, page };
  return answerPurchasingForm(posted, supplierProductEditValidator, async (input, actor) => {
    await changeSupplierProduct(context.db, key, input, actor);
    return 'Product saved';
  });
}

export default function SupplierProductPage() {
  const { supplier, product, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Suppliers', to: adminPaths.suppliers() },
          { name: supplier.name, to: returnTo },
          { name: product.sku },
        ]}
      />
      <PageHead
        title={
          <>
            {product.name} <span className="part-number muted">{product.sku}</span>
          </>
        }
      >
        <ButtonLink to={adminPaths.supplierProductRemoval(supplier.id, product.productId, { returnTo })}>
          Remove from supplier
        </ButtonLink>
      </PageHead>
      <SupplierProductForm product={product} returnTo={returnTo} />
    </>
  );
}
