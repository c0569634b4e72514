import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { findCategoryToEdit } from '../../domain/goods/catalog/category-edit.queries.server';
import { listDescendantIds } from '../../domain/goods/catalog/category-tree.rules';
import { deleteCategory } from '../../domain/goods/catalog/delete-category.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { withZod } from '@remix-validated-form/with-zod';
import { DeleteCategorySchema } from '../../domain/goods/catalog/category.schema';
import { CategoryOptions } from '../../ui/admin/categories/category-options';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { SelectField } from '../../ui/form/fields';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(DeleteCategorySchema);

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Category' : `Delete ${data.category.name}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.delete');
  const id = requireId(params['id']);
  const category = requireFound(await findCategoryToEdit(context.db, id));
  const all = await listCategoriesWithCounts(context.db);
  const choices = all
    .filter((one) => one.id !== category.id)
    .map(({ id, name, level, isActive }) => ({ id, name, level, isActive }));
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
  const staff = await requireStaff(context, request, 'catalog.delete');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = adminPaths.categories();
  return answerStaffForm({ context, staff, form, page }, validator, async (choice, actor) => {
    const moved = await deleteCategory(context.db, id, choice, actor);
    if (moved === 0) return 'Category deleted';
    return `Category deleted, ${moved} ${moved === 1 ? 'product' : 'products'} moved`;
  });
}

/** Asks where a category's contents go before deleting it. */
export default function DeleteCategory() {
  const { category, products, below, productChoices, parentChoices } = useLoaderData<typeof loader>();
  const back = adminPaths.categoryCard(category.id);
  return (
    <ConfirmPage
      id="delete"
      crumbs={[{ name: 'Categories', to: back }, { name: category.name }]}
      title={`Delete ${category.name}`}
      text={
        <>
          {products === 0 && below.length === 0 ? 'This category is empty. ' : 'No products are deleted. '}
          Its URL, /{category.slug}, will redirect{' '}
          {products > 0 ? 'to the products’ new category.' : 'to its parent category, or to all products.'}{' '}
          You can’t undo this.
        </>
      }
      validator={validator}
      fields={{ expectedVersion: category.version }}
      labels={{
        productsTo: products === 1 ? 'Move its product to' : `Move its ${products} products to`,
        categoriesTo: 'Move its subcategories to',
      }}
      button={`Delete ${category.name}`}
      back={{ name: 'Cancel', to: back }}
    >
      {products > 0 && (
        <SelectField name="productsTo" hint="Products in an inactive category are hidden from the store.">
          <option value="">Choose a category</option>
          <CategoryOptions categories={productChoices} />
        </SelectField>
      )}
      {below.length > 0 && (
        <SelectField name="categoriesTo" hint={below.join(', ')}>
          <option value="">Choose a category</option>
          <option value="top">None (top level)</option>
          <CategoryOptions categories={parentChoices} />
        </SelectField>
      )}
    </ConfirmPage>
  );
}
