import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { removeSupplierProduct } from '../../domain/supply/purchasing/supplier-products.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { requireStaff } from '../../http/session.server';
import { readSupplierProduct, parseSupplierProductParams } from './supplier-product.server';
import { ownPath, paths } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';
import { RemoveSupplierProductForm, seenValidator } from '../../ui/purchasing/supplier-products';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Remove ${data?.product.name ?? 'product'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return readSupplierProduct(context, request, parseSupplierProductParams(params));
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const key = parseSupplierProductParams(params);
  const form = await request.formData();
  const page = ownPath(form.get('returnTo'), paths.admin.supplier(key.supplierId));
  const posted = { context, staff, form, page };
  return answerPurchasingForm(posted, seenValidator, async ({ seenRevision }, actor) => {
    await removeSupplierProduct(context.db, key, seenRevision, actor);
    return { message: 'Product removed from the supplier' };
  });
}

export default function RemoveSupplierProduct() {
  const { supplier, product, returnTo } = useLoaderData<typeof loader>();
  const back = paths.admin.supplierProduct(supplier.id, product.productId, { returnTo });
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Suppliers', to: paths.admin.suppliers() },
          { name: supplier.name, to: returnTo },
          { name: product.sku, to: back },
          { name: 'Remove' },
        ]}
      />
      <h1>
        Remove {product.name} <span className="part-number muted">{product.sku}</span> from {supplier.name}?
      </h1>
      <RemoveSupplierProductForm product={product} returnTo={returnTo} back={back} />
    </>
  );
}
