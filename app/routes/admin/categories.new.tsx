import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listActiveCategories } from '../../domain/goods/catalog/categories.queries.server';
import { createCategory } from '../../domain/goods/catalog/categories.server';
import { AddCategorySchema } from '../../domain/goods/catalog/category.schema';
import { MAX_LEVELS } from '../../domain/goods/catalog/category-tree.rules';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast, createToastHeaders } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { CategoryOptions } from '../../ui/admin/categories/category-options';
import { SelectField, TextareaField, TextField } from '../../ui/form/fields';
import { StoreForm } from '../../ui/form/store-form';
import { createMeta } from '../../ui/page-title';
import { RouteDialog } from '../../ui/route-dialog';
import { SubmitButton } from '../../ui/form/submit-button';

const validator = withZod(AddCategorySchema);
const LABELS = { name: 'Category name', parentId: 'Below', description: 'Description' };

export const meta = createMeta('Add Category');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const parents = (await listActiveCategories(context.db)).filter(({ level }) => level + 1 < MAX_LEVELS);
  return {
    parents: parents.map(({ id, name, level, isActive }) => ({ id, name, level, isActive })),
  };
}

/** Toasts of SPEC 8: 'Category created successfully', or 'Error' with the reason. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, validator);
  const toastOf = (description: string) => ({ type: 'error', message: 'Error', description }) as const;
  if (problem !== undefined) {
    // Only the name can be missing; messages next to other fields are enough.
    const isNameMissing = String(form.get('name') ?? '').trim() === '';
    if (isNameMissing)
      await createToastHeaders(context, toastOf('Category name is required'), problem.headers);
    return problem;
  }
  try {
    await createCategory(context.db, data, toStaffActor(staff, context.requestId));
  } catch (error) {
    const fieldErrors = getFieldErrors(error, 'name');
    const reason = Object.values(fieldErrors)[0] ?? 'Failed to create category';
    return refuseForm(context, form, fieldErrors, {
      headers: await createToastHeaders(context, toastOf(reason)),
    });
  }
  return redirectWithToast(context, adminPaths.categories(), {
    type: 'success',
    message: 'Success',
    description: 'Category created successfully',
  });
}

export default function AddCategory() {
  const { parents } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title="Add Category" closeTo={adminPaths.categories()}>
      <StoreForm
        id="category"
        action={adminPaths.newCategory()}
        validator={validator}
        labels={LABELS}
        toastOf={({ name }) =>
          name === undefined ? undefined : { type: 'error', message: 'Error', description: name }
        }
      >
        <div className="stack stack--wide">
          <TextField name="name" takesFocus />
          <SelectField name="parentId">
            <option value="">None (top level)</option>
            <CategoryOptions categories={parents} />
          </SelectField>
          <TextareaField name="description" rows={3} optional />
          <div className="form-buttons">
            <Link className="btn" to={adminPaths.categories()} preventScrollReset>
              Cancel
            </Link>
            <SubmitButton name="Create Category" busyName="Creating..." />
          </div>
        </div>
      </StoreForm>
    </RouteDialog>
  );
}
