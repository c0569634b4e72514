import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import {
  findCategoryToEdit,
  listSlugsRedirectingTo,
  listSpecificationNames,
} from '../../domain/goods/catalog/category-edit.queries.server';
import { listDescendantIds } from '../../domain/goods/catalog/category-tree.rules';
import { editCategory } from '../../domain/goods/catalog/edit-category.server';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { adminPaths } from '../../admin-paths';
import { CategoryForm, categoryValidator } from '../../ui/admin/categories/category-form';
import { CONFLICT_MESSAGE } from '../../ui/admin/conflict-notice';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Edit category' : `Edit ${data.category.name}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const category = requireFound(await findCategoryToEdit(context.db, requireId(params['id'])));
  const all = await listCategoriesWithCounts(context.db);
  const own = listDescendantIds(all, category.id);
  return {
    category,
    parents: all
      .filter((one) => !own.includes(one.id))
      .map((one) => ({ id: one.id, name: one.name, level: one.level, isActive: one.isActive })),
    specifications: await listSpecificationNames(context.db, own),
    formerAddresses: await listSlugsRedirectingTo(context.db, category.id),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, categoryValidator);
  if (problem !== undefined) return problem;
  try {
    await editCategory(context.db, id, data, toStaffActor(staff, context.requestId));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    const fieldErrors = getFieldErrors(error, 'changed');
    const current = error instanceof ConflictError ? await findCategoryToEdit(context.db, id) : undefined;
    // No toast: it would cover the save button, and the error summary has the focus.
    return refuseForm(context, form, fieldErrors, {
      status: current === undefined ? 422 : 409,
      replace: {
        serviceTags: form.getAll('serviceTags'),
        // Saving again after seeing both values is intentional.
        ...(current === undefined
          ? {}
          : { expectedVersion: String(current.version), [CONFLICT_MESSAGE]: true }),
      },
    });
  }
  return redirectWithToast(context, adminPaths.categoryCard(id), {
    type: 'success',
    message: 'Success',
    description: 'Category updated successfully',
  });
}

export default function EditCategory() {
  const { category, parents, specifications, formerAddresses } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Categories', to: adminPaths.categoryCard(category.id) }, { name: category.name }]}
      />
      <PageHead title={`Edit ${category.name}`}>
        <ButtonLink
          to={adminPaths.frenchItem('category', category.id, {
            returnTo: adminPaths.editCategory(category.id),
          })}
        >
          Edit translation
        </ButtonLink>
      </PageHead>
      <CategoryForm
        category={category}
        parents={parents}
        specifications={specifications}
        formerAddresses={formerAddresses}
      />
    </>
  );
}
