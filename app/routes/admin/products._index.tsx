import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildProductFilterQuery,
  buildProductListQuery,
  isProductFiltered,
  parseProductList,
} from '../../domain/goods/catalog/listing/admin-product-list.rules';
import {
  findStockedProduct,
  listProductsForStaff,
} from '../../domain/goods/catalog/listing/admin-products.queries.server';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ArchivedNotice } from '../../ui/admin/products/archive-forms';
import { BulkForm } from '../../ui/admin/bulk/bulk-form';
import { NoProducts, ProductTable } from '../../ui/admin/products/product-table';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { createMeta } from '../../ui/page-title';
import { AddLink, ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { ProductFilter } from '../../ui/admin/products/product-filter';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Products');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const params = new URL(request.url).searchParams;
  const view = parseProductList(params);
  const archivedId = parseProductId(params.get('archived') ?? undefined);
  return {
    view,
    /** Recently archived products, for undo. */
    archived: archivedId === undefined ? undefined : await findStockedProduct(context.db, archivedId),
    ...(await listProductsForStaff(context.db, view)),
  };
}

export default function AdminProducts() {
  const { view, archived, categories, products, page } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  const { filter } = view;
  const hrefOf = (number: number) => adminPaths.products(buildProductListQuery({ ...view, page: number }));
  const clearTo = buildProductListQuery({
    ...view,
    filter: { q: '', categoryId: undefined, status: undefined },
    page: 1,
  });
  const returnTo = hrefOf(page.page);
  const table = <ProductTable products={products} view={view} returnTo={returnTo} />;
  return (
    <>
      <PageHead title="Products">
        <ButtonLink to={returnTo}>
          <Icon name="refresh-cw" />
          Refresh
        </ButtonLink>
        {may('catalog.bulk') && <ButtonLink to={adminPaths.productImport()}>Import</ButtonLink>}
        <ButtonLink to={adminPaths.productExport(buildProductFilterQuery(filter))}>Export</ButtonLink>
        {may('catalog.edit') && <AddLink to={adminPaths.newProduct()}>Add Product</AddLink>}
      </PageHead>
      {archived?.isActive === false && <ArchivedNotice product={archived} returnTo={returnTo} />}
      <ProductFilter view={view} categories={categories} />
      {products.length === 0 ? (
        <NoProducts isFiltered={isProductFiltered(filter)} clearTo={adminPaths.products(clearTo)} />
      ) : (
        <>
          {may('catalog.bulk') ? (
            <BulkForm filter={filter} page={page} returnTo={returnTo}>
              {table}
            </BulkForm>
          ) : (
            <>
              <ItemsRange page={page} />
              {table}
            </>
          )}
          <ItemsRange page={page} />
          <Pager page={page} hrefOf={hrefOf} />
        </>
      )}
    </>
  );
}
