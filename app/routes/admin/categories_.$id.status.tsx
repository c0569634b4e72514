import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { findCategoryToEdit } from '../../domain/goods/catalog/category-edit.queries.server';
import { setCategoryStatus } from '../../domain/goods/catalog/categories.server';
import { listDescendantIds } from '../../domain/goods/catalog/category-tree.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { CategoryStatusForm, categoryStatusValidator } from '../../ui/admin/categories/category-status-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Category' : formatTitle(data.category),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.edit');
  const id = requireId(params['id']);
  const category = requireFound(await findCategoryToEdit(context.db, id));
  const all = await listCategoriesWithCounts(context.db);
  const under = listDescendantIds(all, category.id);
  const below = all.filter((one) => one.id !== category.id && under.includes(one.id));
  const products = all.filter((one) => under.includes(one.id) && one.isActive === category.isActive);
  return {
    category,
    parent: all.find((one) => one.id === category.parentId),
    /** Descendants with the same status, which would change too. */
    below: below.filter((one) => one.isActive === category.isActive).map(({ id, name }) => ({ id, name })),
    products: products.reduce((sum, one) => sum + one.productCount, 0),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = paths.admin.categoryCard(id);
  return answerStaffForm({ context, staff, form, page }, categoryStatusValidator, async (change, actor) => {
    await setCategoryStatus(context.db, id, change, actor);
    return change.isActive ? 'Category activated' : 'Category deactivated';
  });
}

function formatTitle({ name, isActive }: { name: string; isActive: boolean }): string {
  return `${isActive ? 'Deactivate' : 'Activate'} ${name}`;
}

/** Confirms which categories leave the store or return to it. */
export default function CategoryStatus() {
  const { category, parent, below, products } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Categories', to: paths.admin.categoryCard(category.id) }, { name: category.name }]}
      />
      <h1>{formatTitle(category)}</h1>
      <CategoryStatusForm category={category} parent={parent} below={below} products={products} />
    </>
  );
}
