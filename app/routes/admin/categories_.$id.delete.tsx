import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { findCategoryToEdit } from '../../domain/goods/catalog/category-edit.queries.server';
import { listDescendantIds } from '../../domain/goods/catalog/category-tree.rules';
import { deleteCategory } from '../../domain/goods/catalog/delete-category.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { CategoryDeleteForm, categoryDeleteValidator } from '../../ui/admin/categories/category-delete-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Category' : `Delete ${data.category.name}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.delete');
  const id = requireId(params['id']);
  const category = requireFound(await findCategoryToEdit(context.db, id));
  const all = await listCategoriesWithCounts(context.db);
  const choices = all
    .filter((one) => one.id !== category.id)
    .map(({ id, name, level, isActive }) => ({
      id,
      name,
      level,
      isActive,
    }));
  const own = listDescendantIds(all, category.id);
  return {
    category,
    products: all.find((one) => one.id === category.id)?.productCount ?? 0,
    below: all.filter((one) => one.parentId === category.id).map(({ name }) => name),
    productChoices: choices,
    parentChoices: choices.filter((one) => !own.includes(one.id)),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.delete');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = paths.admin.categories();
  return answerStaffForm({ context, staff, form, page }, categoryDeleteValidator, async (choice, actor) => {
    const moved = await deleteCategory(context.db, id, choice, actor);
    if (moved === 0) return 'Category deleted';
    return `Category deleted, ${moved} ${moved === 1 ? 'product' : 'products'} moved`;
  });
}

/** Asks where a category's contents go before deleting it. */
export default function DeleteCategory() {
  const { category, ...contents } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Categories', to: paths.admin.categoryCard(category.id) }, { name: category.name }]}
      />
      <h1>Delete {category.name}</h1>
      <CategoryDeleteForm category={category} {...contents} />
    </>
  );
}
