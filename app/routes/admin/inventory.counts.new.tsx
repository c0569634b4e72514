import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoryNames, listOpenCounts } from '../../domain/goods/inventory/counts.queries.server';
import { startCount } from '../../domain/goods/inventory/counts.server';
import { listStockLocations } from '../../domain/goods/stock/stock-locations.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { NewCountForm, newCountValidator } from '../../ui/admin/inventory/count-forms';
import { CountsUnderWay } from '../../ui/admin/inventory/count-panels';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export const meta = createMeta('New count');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  return {
    locations: await listStockLocations(context.db),
    categories: await listCategoryNames(context.db),
    open: await listOpenCounts(context.db),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const posted = await readStaffForm(context, request, staff, adminPaths.counts());
  return answerStaffForm(posted, newCountValidator, async (data, actor) => {
    const id = await startCount(context.db, data, actor);
    return { message: 'Count started', page: adminPaths.count(id) };
  });
}

export default function NewCount() {
  const { locations, categories, open } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: adminPaths.inventory() },
          { name: 'Counts', to: adminPaths.counts() },
          { name: 'New' },
        ]}
      />
      <h1>New count</h1>
      <CountsUnderWay counts={open} />
      <section className="panel narrow">
        {locations.length === 0 ? (
          <p>
            No stock locations yet. <TextLink to={adminPaths.stockLocations()}>Set up locations</TextLink>
          </p>
        ) : (
          <NewCountForm locations={locations} categories={categories} />
        )}
      </section>
    </>
  );
}
