import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { findCategoryToEdit } from '../../domain/goods/catalog/category-edit.queries.server';
import { setCategoryStatus } from '../../domain/goods/catalog/categories.server';
import { listDescendantIds } from '../../domain/goods/catalog/category-tree.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { withZod } from '@remix-validated-form/with-zod';
import { CategoryStatusSchema } from '../../domain/goods/catalog/category.schema';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TextLink } from '../../ui/admin/links';
import { CheckboxField } from '../../ui/form/fields';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(CategoryStatusSchema);

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Category' : formatTitle(data.category),
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
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
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = adminPaths.categoryCard(id);
  return answerStaffForm({ context, staff, form, page }, validator, async (change, actor) => {
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
  const { name, isActive } = category;
  const back = adminPaths.categoryCard(category.id);
  const names = below.map((one) => one.name).join(', ');
  return (
    <ConfirmPage
      id="status"
      crumbs={[{ name: 'Categories', to: back }, { name }]}
      title={formatTitle(category)}
      refusal={
        !isActive &&
        parent?.isActive === false && (
          <>
            {name} is in {parent.name}, which is inactive.{' '}
            <TextLink to={adminPaths.categoryStatus(parent.id)}>Activate {parent.name}</TextLink> first.
          </>
        )
      }
      text={
        isActive ? (
          <>
            {products === 0
              ? 'Its page and menu entry'
              : `Its page, menu entry, and ${formatCount(products)}`}{' '}
            are removed from the store. Past orders aren’t affected.
            {below.length > 0 && ` Its subcategories are also deactivated: ${names}.`}
          </>
        ) : (
          'Its page, menu entry, and products return to the store.'
        )
      }
      validator={validator}
      fields={{ isActive: isActive ? 'off' : 'on', expectedVersion: category.version }}
      button={formatTitle(category)}
      look="primary"
      back={{ name: 'Cancel', to: back }}
    >
      {!isActive && below.length > 0 && (
        <CheckboxField name="withSubCategories" label={`Also activate its subcategories: ${names}`} />
      )}
    </ConfirmPage>
  );
}

function formatCount(products: number): string {
  return products === 1 ? '1 product' : `${products} products`;
}
