import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoryChoices } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { editProduct } from '../../domain/goods/catalog/edit-product.server';
import { findEditableProduct } from '../../domain/goods/catalog/product-values.queries.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { answerProductForm, parseSeenValues } from './product-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { EditProductForm, editProductValidator } from '../../ui/admin/products/edit-product-form';
import { BackTo } from '../../ui/admin/back-to-list';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { getProductListPath } from '../../http/return-to.server';

export const meta = createMeta<typeof loader>((data) => `Edit ${data?.product.values.name ?? 'a product'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const product = requireFound(await findEditableProduct(context.db, requireId(params['id'])));
  return {
    product,
    categories: await listCategoryChoices(context.db),
    returnTo: getProductListPath(request),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  return answerProductForm(context, form, {
    validator: editProductValidator,
    carryOut: ({ takesNewSlug, ...product }) =>
      editProduct(
        context.db,
        id,
        { product, seen: parseSeenValues(form), takesNewSlug },
        toStaffActor(staff, context.requestId),
      ),
    page: getProductListPath(request),
    done: 'Product updated successfully',
    failed: 'Failed to update product',
  });
}

export default function EditProduct() {
  const { product, categories, returnTo } = useLoaderData<typeof loader>();
  const { id, slug, isActive, values } = product;
  const back = { redirectTo: returnTo };
  const may = useHasPermission();
  return (
    <>
      <BackTo to={returnTo} name="Back to Products" />
      <PageHead title={`Edit ${values.name}`}>
        {isActive && <ButtonLink to={paths.product(slug)}>View in the store</ButtonLink>}
        <ButtonLink to={adminPaths.productPictures(id, back)}>Pictures</ButtonLink>
        <ButtonLink to={adminPaths.frenchItem('product', id, { returnTo: adminPaths.editProduct(id, back) })}>
          Edit translation
        </ButtonLink>
        <ButtonLink to={adminPaths.duplicateProduct(id, back)}>Duplicate</ButtonLink>
        <ButtonLink to={adminPaths.archiveProduct(id, back)}>{isActive ? 'Archive' : 'Restore'}</ButtonLink>
        {may('catalog.delete') && <ButtonLink to={adminPaths.deleteProduct(id, back)}>Delete</ButtonLink>}
      </PageHead>
      {!isActive && <p className="muted">Archived: not shown in the store.</p>}
      <EditProductForm key={id} product={product} categories={categories} returnTo={returnTo} />
    </>
  );
}
