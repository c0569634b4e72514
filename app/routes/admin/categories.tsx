import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { MoveCategorySchema } from '../../domain/goods/catalog/category.schema';
import { moveCategory } from '../../domain/goods/catalog/categories.server';
import { unknownIntent } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { refuseStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { CategoryCards } from '../../ui/admin/categories/category-cards';
import { StatCard } from '../../ui/admin/dashboard/stat-card';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Icon } from '../../ui/icon/icon';
import { createMeta } from '../../ui/page-title';
import { AddLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Categories');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  return { categories: await listCategoriesWithCounts(context.db) };
}

/** Moves a category up or down among its siblings. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const form = await request.formData();
  const move = MoveCategorySchema.safeParse(Object.fromEntries(form));
  if (!move.success) return unknownIntent();
  const { intent: direction, id, expectedNeighbor } = move.data;
  try {
    const actor = toStaffActor(staff, context.requestId);
    const { name, place, siblings } = await moveCategory(
      context.db,
      { id, direction, expectedNeighbor },
      actor,
    );
    return await redirectWithToast(context, adminPaths.categoryCard(id), {
      type: 'success',
      message: 'Success',
      description: `${name} moved ${direction} to position ${place} of ${siblings}`,
    });
  } catch (error) {
    return refuseStaffForm(context, form, error);
  }
}

/** Category cards and summary (SPEC 2.11). The Add Category dialog is the child route. */
export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  const mayEdit = useHasPermission()('catalog.edit');
  const addButton = mayEdit && (
    <AddLink to={adminPaths.newCategory()} preventScrollReset>
      Add Category
    </AddLink>
  );
  return (
    <>
      <PageHead title="Categories">{addButton}</PageHead>
      <Outlet />
      <dl className="stat-cards">
        <StatCard label="Total categories" figure={categories.length} icon="tags" />
        <StatCard
          label="Active categories"
          figure={categories.filter(({ isActive }) => isActive).length}
          icon="badge-check"
        />
        <StatCard
          label="Total products"
          figure={categories.reduce((sum, { productCount }) => sum + productCount, 0)}
          icon="package"
        />
      </dl>
      {categories.length === 0 ? (
        <div className="empty-state">
          <Icon name="tags" />
          <h2>No Categories Yet</h2>
          <p>Create your first category.</p>
          {addButton}
        </div>
      ) : (
        <CategoryCards categories={categories} />
      )}
    </>
  );
}
