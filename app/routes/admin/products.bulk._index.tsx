import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { selectChosenProducts } from '../../backoffice/bulk/bulk-selection.server';
import { countRows } from '../../domain/base/shared/list-queries.server';
import { prepareBulkRun } from '../../backoffice/bulk/bulk-runs.server';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { parseBulkFilter, parseIds } from '../../backoffice/bulk/bulk-change.schema';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { formatNumber } from '../../ui/grouped';
import { EmptyList } from '../../ui/admin/empty-list';
import { bulkChangeValidator, BulkChangeForm } from '../../ui/admin/bulk/bulk-change-form';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Bulk change');

/** The URL selects products: repeated `productId`, or `scope=filter` with the list's filter. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const query = new URL(request.url).searchParams;
  const filter = parseBulkFilter(query);
  const productIds =
    query.get('scope') === 'filter' ? undefined : parseIds(query.getAll('productId').join(','));
  const categories = await listCategoriesWithCounts(context.db);
  return {
    filter,
    productIds,
    count: await countRows(selectChosenProducts(context.db, { productIds, filter })),
    categories: categories.map(({ id, name }) => ({ id, name })),
    returnTo: getLocalPath(
      query.get('returnTo'),
      adminPaths.products(productIds === undefined ? { ...filter } : undefined),
    ),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, bulkChangeValidator);
  if (problem !== undefined) return problem;
  try {
    const chosen = { ...data, returnTo: getLocalPath(data.returnTo, adminPaths.products()) };
    const id = await prepareBulkRun(context.db, chosen, staff.id);
    return redirect(adminPaths.bulkRun(id), 303);
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'change'));
  }
}

export default function BulkChange() {
  const { productIds, filter, count, categories, returnTo } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: returnTo }, { name: 'Bulk change' }]} />
      <h1>Bulk change</h1>
      {count === 0 ? (
        <EmptyList empty="No products selected">
          <ButtonLink to={returnTo}>Choose products</ButtonLink>
        </EmptyList>
      ) : (
        <>
          <p>
            <strong>
              {formatNumber(count)} {count === 1 ? 'product' : 'products'}
            </strong>{' '}
            {productIds === undefined ? 'found by the filter' : 'chosen'}. Preview the change before you apply
            it.
          </p>
          <BulkChangeForm
            productIds={productIds}
            filter={filter}
            categories={categories}
            returnTo={returnTo}
          />
        </>
      )}
    </>
  );
}
