import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoryChoices } from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { createProductFormSchema, NEW_PRODUCT_DEFAULTS } from '../../domain/goods/catalog/product.schema';
import { createProduct } from '../../domain/goods/catalog/products.server';
import { answerProductForm } from './product-form.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { adminPaths } from '../../admin-paths';
import { BackTo } from '../../ui/admin/back-to-list';
import { NewProductForm } from '../../ui/admin/products/new-product-form';
import { createMeta } from '../../ui/page-title';
import { useSettings } from '../../ui/settings/use-settings';

export const meta = createMeta('Add Product');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  return { categories: await listCategoryChoices(context.db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  return answerProductForm(context, await request.formData(), {
    validator: withZod(createProductFormSchema(await settingsOf(context))),
    carryOut: (product) => createProduct(context.db, product, toStaffActor(staff, context.requestId)),
    page: adminPaths.products(),
    done: 'Product created successfully',
    failed: 'Failed to create product',
  });
}

export default function NewProduct() {
  const { categories } = useLoaderData<typeof loader>();
  const { lowStockThreshold, reorderLevel, reorderQuantity } = useSettings();
  return (
    <>
      <BackTo to={adminPaths.products()} name="Back to Products" />
      <h1>Add Product</h1>
      <NewProductForm
        categories={categories}
        defaultValues={{ ...NEW_PRODUCT_DEFAULTS, lowStockThreshold, reorderLevel, reorderQuantity }}
        cancelTo={adminPaths.products()}
      />
    </>
  );
}
