import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../domain/catalogue/categories.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { ForRole } from '../ui/admin/for-role';
import { StatCard } from '../ui/admin/stat-card';
import { Icon } from '../ui/icon/icon';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Categories') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.view');
  return { categories: await listCategoriesWithCounts(context.db) };
}

/** SPEC 2.11: the category cards and their summary. The Add Category dialog is the child route. */
export default function Categories() {
  const { categories } = useLoaderData<typeof loader>();
  const addButton = (
    <ForRole permission="catalogue.edit">
      <Link className="btn btn--primary" to={paths.admin.newCategory()} discover="none" preventScrollReset>
        <Icon name="plus" />
        Add Category
      </Link>
    </ForRole>
  );
  return (
    <>
      <div className="admin-head">
        <h1>Categories</h1>
        {addButton}
      </div>
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
          {addButton}
        </div>
      ) : (
        <ul className="category-cards">
          {categories.map((category) => (
            <li key={category.id} className="panel">
              <h2>{category.name}</h2>
              <p className="flex flex-wrap gap-2">
                <span className={`badge ${category.isActive ? 'badge--good' : ''}`}>
                  {category.isActive ? 'Active' : 'Inactive'}
                </span>
                <span className="small muted">
                  {category.productCount} {category.productCount === 1 ? 'product' : 'products'}
                </span>
                <span className="small muted">ID {category.id}</span>
              </p>
              <p className="small">{category.description}</p>
              <p className="flex flex-wrap gap-4">
                <Link className="link" to={paths.admin.products({ category: category.id })} discover="none">
                  View Products
                </Link>
                {category.isActive && (
                  <Link className="link" to={paths.category(category.slug)} discover="none">
                    Open in store
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
