import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { productIdOf } from '../domain/catalogue/products.queries.server';
import { findSupplierProduct } from '../domain/purchasing/supplier-products.queries.server';
import { removeSupplierProduct } from '../domain/purchasing/supplier-products.server';
import { findSupplier } from '../domain/purchasing/suppliers.queries.server';
import { notFound } from '../http/not-found.server';
import { answerPurchasingForm } from '../http/purchasing-form.server';
import { requireStaff } from '../http/session.server';
import { ownPath, paths } from '../paths';
import { Breadcrumb } from '../ui/breadcrumb';
import { pageTitle } from '../ui/page-title';
import { RemoveSupplierProductForm, seenValidator } from '../ui/purchasing/supplier-products';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `Remove ${data?.product.name ?? 'product'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  const id = productIdOf(params['id']);
  const productId = productIdOf(params['productId']);
  if (id === undefined || productId === undefined) throw notFound();
  const supplier = await findSupplier(context.db, id);
  const product = await findSupplierProduct(context.db, id, productId);
  if (supplier === undefined || product === undefined) throw notFound();
  const returnTo = new URL(request.url).searchParams.get('returnTo');
  return { supplier, product, returnTo: ownPath(returnTo, paths.admin.supplier(id)) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const supplierId = productIdOf(params['id']);
  const productId = productIdOf(params['productId']);
  if (supplierId === undefined || productId === undefined) throw notFound();
  const form = await request.formData();
  const page = ownPath(form.get('returnTo'), paths.admin.supplier(supplierId));
  const posted = { context, staff, form, page };
  return answerPurchasingForm(posted, seenValidator, async ({ seenRevision }, actor) => {
    await removeSupplierProduct(context.db, { supplierId, productId }, seenRevision, actor);
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
