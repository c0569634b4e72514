import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { staffActor } from '../domain/audit/actor';
import { listCategoriesWithCounts } from '../domain/catalogue/categories.queries.server';
import { CreateProductFormSchema, createProductFormSchema } from '../domain/catalogue/product.schema';
import { createProduct } from '../domain/catalogue/products.server';
import { fieldErrorsOf, readForm, refuseForm } from '../http/form.server';
import { requireStaff } from '../http/session.server';
import { settingsOf } from '../http/settings.server';
import { redirectWithToast, toastHeaders } from '../http/toast.server';
import { paths } from '../paths';
import { ProductForm } from '../ui/admin/product-form';
import { Icon } from '../ui/icon/icon';
import { pageTitle } from '../ui/page-title';

const validator = withZod(CreateProductFormSchema);

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Add Product') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.edit');
  const categories = await listCategoriesWithCounts(context.db);
  return { categories: categories.map(({ id, name }) => ({ id, name })) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.edit');
  const form = await request.formData();
  const blank = await settingsOf(context);
  const { data, problem } = await readForm(context, form, withZod(createProductFormSchema(blank)));
  if (problem !== undefined) return problem;
  try {
    await createProduct(context.db, data, staffActor(staff, context.requestId));
  } catch (error) {
    const fieldErrors = fieldErrorsOf(error, 'name');
    const description = Object.values(fieldErrors)[0] ?? 'Failed to create product';
    const toast = { type: 'error', message: 'Error', description } as const;
    return refuseForm(context, form, fieldErrors, { headers: await toastHeaders(context, toast) });
  }
  return redirectWithToast(context, paths.admin.products(), {
    type: 'success',
    message: 'Success',
    description: 'Product created successfully',
  });
}

export default function NewProduct() {
  const { categories } = useLoaderData<typeof loader>();
  return (
    <>
      <p>
        <Link className="link" to={paths.admin.products()} discover="none">
          <Icon name="arrow-left" /> Back to Products
        </Link>
      </p>
      <h1>Add Product</h1>
      <ProductForm validator={validator} categories={categories} />
    </>
  );
}
