import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { orderSuggestedProducts } from '../../domain/supply/purchasing/order-suggestions.server';
import { formatPurchaseOrderNumber } from '../../domain/supply/purchasing/purchase-order.rules';
import { listReorderSuggestions } from '../../domain/supply/purchasing/reorder.queries.server';
import { buildReorderQuery, parseReorderFilter } from '../../domain/supply/purchasing/reorder.schema';
import { listSupplierChoices } from '../../domain/supply/purchasing/suppliers.queries.server';
import { randomKey } from '../../domain/base/shared/random.server';
import { answerPurchasingForm } from './purchasing-form.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ReorderFilterForm } from '../../ui/purchasing/reorder-filter';
import { ReorderForm, reorderValidator, SuggestionList } from '../../ui/purchasing/reorder-form';
import { ForRole } from '../../ui/admin/customers/for-role';
import { readStaffForm } from './staff-form.server';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Reorder');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const params = new URL(request.url).searchParams;
  const filter = parseReorderFilter(params);
  return {
    filter,
    isChecked: params.get('checked') === '1',
    suppliers: await listSupplierChoices(context.db),
    formKey: randomKey(),
    ...(await listReorderSuggestions(context.db, filter, parsePageParam(request))),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const posted = await readStaffForm(context, request, staff, adminPaths.reorder());
  return answerPurchasingForm(posted, reorderValidator, async (input, actor) => {
    const { orderIds } = await orderSuggestedProducts(context.db, input, actor);
    const numbers = orderIds.map(formatPurchaseOrderNumber).join(', ');
    const [only, ...others] = orderIds;
    return {
      message: `Drafted in ${numbers}`,
      page:
        only === undefined || others.length > 0
          ? adminPaths.purchaseOrders({ state: 'draft' })
          : adminPaths.purchaseOrder(only),
    };
  });
}

export default function Reorder() {
  const { filter, isChecked, suppliers, formKey, groups, page } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: adminPaths.inventory() }, { name: 'Reorder' }]} />
      <h1>Reorder</h1>
      <p className="muted">Products with on-hand plus on-order units at or below the reorder point.</p>
      <ReorderFilterForm filter={filter} suppliers={suppliers} isChecked={isChecked} total={page.total} />
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.reorder(buildReorderQuery(filter, number))}
        empty={{
          icon: 'circle-check',
          isFiltered: filter.q !== '' || filter.supplier !== undefined,
          filtered: 'No products match your filters',
          clearTo: adminPaths.reorder(),
          empty: 'Nothing to reorder',
        }}
      >
        <ForRole permission="stock.purchase" otherwise={<SuggestionList groups={groups} />}>
          <ReorderForm groups={groups} suppliers={suppliers} formKey={formKey} isChecked={isChecked} />
        </ForRole>
      </PagedList>
    </>
  );
}
