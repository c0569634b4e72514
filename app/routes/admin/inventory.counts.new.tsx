import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoryNames, listOpenCounts } from '../../domain/goods/inventory/counts.queries.server';
import { startCount } from '../../domain/goods/inventory/counts.server';
import { listStockLocations } from '../../domain/goods/stock/stock-locations.queries.server';
import { getFieldErrors, readForm, refuseForm } from '../../http/form.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { NewCountForm, newCountValidator } from '../../ui/admin/inventory/count-forms';
import { CountsUnderWay } from '../../ui/admin/inventory/open-counts';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'New count') }];

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
  const form = await request.formData();
  const { data, problem } = await readForm(context, form, newCountValidator);
  if (problem !== undefined) return problem;
  try {
    const id = await startCount(context.db, data, toStaffActor(staff, context.requestId));
    return await redirectWithToast(context, paths.admin.count(id), {
      type: 'success',
      message: 'The count is started',
    });
  } catch (error) {
    return refuseForm(context, form, getFieldErrors(error, 'changed'));
  }
}

export default function NewCount() {
  const { locations, categories, open } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: paths.admin.inventory() },
          { name: 'Counts', to: paths.admin.counts() },
          { name: 'New' },
        ]}
      />
      <h1>New count</h1>
      <CountsUnderWay counts={open} />
      <section className="panel narrow">
        {locations.length === 0 ? (
          <p>
            No location holds stock. <TextLink to={paths.admin.stockLocations()}>Stock locations</TextLink>
          </p>
        ) : (
          <NewCountForm locations={locations} categories={categories} />
        )}
      </section>
    </>
  );
}
