import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { listProductsForStaff } from '../domain/catalogue/admin-products.queries.server';
import { listCategoriesWithCounts } from '../domain/catalogue/categories.queries.server';
import { productIdOf } from '../domain/catalogue/products.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { ForRole } from '../ui/admin/for-role';
import { ProductTable } from '../ui/admin/product-table';
import { Icon } from '../ui/icon/icon';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../ui/revalidate-after-refusal';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Products') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.view');
  const params = new URL(request.url).searchParams;
  const filter = {
    q: (params.get('q') ?? '').trim().slice(0, 100),
    categoryId: productIdOf(params.get('category') ?? undefined),
    page: Number.parseInt(params.get('page') ?? '1', 10) || 1,
  };
  const categories = await listCategoriesWithCounts(context.db);
  return {
    filter,
    categories: categories.map(({ id, name }) => ({ id, name })),
    ...(await listProductsForStaff(context.db, filter)),
  };
}

export default function AdminProducts() {
  const { filter, categories, products, page } = useLoaderData<typeof loader>();
  const query = { q: filter.q, category: filter.categoryId };
  const isFiltered = filter.q !== '' || filter.categoryId !== undefined;
  return (
    <>
      <div className="admin-head">
        <h1>Products</h1>
        <div className="admin-head__actions">
          <Link className="btn" to={paths.admin.products({ ...query, page: page.page })} discover="none">
            <Icon name="refresh-cw" />
            Refresh
          </Link>
          <ForRole permission="catalogue.edit">
            <Link className="btn btn--primary" to={paths.admin.newProduct()} discover="none">
              <Icon name="plus" />
              Add Product
            </Link>
          </ForRole>
        </div>
      </div>
      <Form
        method="get"
        action={paths.admin.products()}
        className="admin-filter"
        key={JSON.stringify(filter)}
      >
        <label className="sr-only" htmlFor="q">
          Search by name, SKU or brand
        </label>
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          placeholder="Name, SKU or brand"
          defaultValue={filter.q}
        />
        <label className="sr-only" htmlFor="category">
          Category
        </label>
        <select className="select" id="category" name="category" defaultValue={filter.categoryId ?? ''}>
          <option value="">All Categories</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <button type="submit" className="btn">
          Filter
        </button>
      </Form>
      {products.length === 0 ? (
        <div className="empty-state">
          <Icon name="package" />
          <p>{isFiltered ? 'No products match your filters' : 'No products found'}</p>
          {isFiltered ? (
            <Link className="btn" to={paths.admin.products()}>
              Clear filters
            </Link>
          ) : (
            <ForRole permission="catalogue.edit">
              <Link className="btn btn--primary" to={paths.admin.newProduct()}>
                Add Your First Product
              </Link>
            </ForRole>
          )}
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <ProductTable
            products={products}
            returnTo={paths.admin.products({ ...query, page: page.page > 1 ? page.page : undefined })}
          />
          <Pager page={page} hrefOf={(number) => paths.admin.products({ ...query, page: number })} />
        </>
      )}
    </>
  );
}
