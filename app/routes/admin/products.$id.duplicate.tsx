import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoryChoices } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { findEditableProduct } from '../../domain/goods/catalog/product-values.queries.server';
import { buildDuplicateValues } from '../../domain/goods/catalog/product-values.rules';
import { createProduct } from '../../domain/goods/catalog/products.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerProductForm } from './product-form.server';
import { requireStaff } from '../../http/session.server';
import { NewProductForm, newProductValidator } from '../../ui/admin/products/new-product-form';
import { BackTo } from '../../ui/admin/back-to-list';
import { createMeta } from '../../ui/page-title';
import { getProductListPath } from '../../http/return-to.server';

export const meta = createMeta<typeof loader>((data) => `Duplicate ${data?.name ?? 'a product'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const product = requireFound(await findEditableProduct(context.db, requireId(params['id'])));
  return {
    name: product.values.name,
    values: buildDuplicateValues(product.values),
    categories: await listCategoryChoices(context.db),
    returnTo: getProductListPath(request),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  return answerProductForm(context, await request.formData(), {
    validator: newProductValidator,
    carryOut: (product) => createProduct(context.db, product, toStaffActor(staff, context.requestId), id),
    page: getProductListPath(request),
    done: 'Product created successfully',
    failed: 'Failed to create product',
  });
}

export default function DuplicateProduct() {
  const { name, values, categories, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <BackTo to={returnTo} name="Back to Products" />
      <h1>Duplicate {name}</h1>
      <p className="muted">
        Enter a new SKU. Stock and pictures aren’t copied, and the copy starts inactive.
      </p>
      <NewProductForm categories={categories} defaultValues={values} cancelTo={returnTo} />
    </>
  );
}
