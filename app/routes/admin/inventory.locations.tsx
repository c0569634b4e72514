import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listLocationsForStock } from '../../domain/goods/stock/stock-locations.queries.server';
import { setStockLocations } from '../../domain/goods/inventory/stock-locations.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm, readStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { StockLocationsForm, stockLocationsValidator } from '../../ui/admin/inventory/stock-locations-form';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Stock locations');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  return { locations: await listLocationsForStock(context.db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'settings.edit');
  const posted = await readStaffForm(context, request, staff, adminPaths.stockLocations());
  return answerStaffForm(posted, stockLocationsValidator, async (data, actor) => {
    await setStockLocations(context.db, { ...data, defaultId: data.default }, actor);
    return 'Stock locations saved';
  });
}

export default function StockLocations() {
  const { locations } = useLoaderData<typeof loader>();
  const may = useHasPermission();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Inventory', to: adminPaths.inventory() }, { name: 'Stock locations' }]} />
      <h1>Stock locations</h1>
      <p className="muted">Orders ship from the first location, then the next in order.</p>
      {may('settings.edit') ? (
        <section className="panel narrow">
          <StockLocationsForm locations={locations} />
        </section>
      ) : (
        <ul>
          {locations
            .filter(({ holdsStock }) => holdsStock)
            .map(({ id, name, isDefault }) => (
              <li key={id}>
                {name} {isDefault && <span className="badge">Ships first</span>}
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
