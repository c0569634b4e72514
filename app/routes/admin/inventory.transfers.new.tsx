import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listStockLocations } from '../../domain/goods/stock/stock-locations.queries.server';
import { createTransfer } from '../../domain/goods/inventory/transfers.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { NewTransferForm, newTransferValidator } from '../../ui/admin/inventory/transfer-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export const meta = createMeta('New transfer');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  return { locations: await listStockLocations(context.db) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const posted = await readStaffForm(context, request, staff, adminPaths.transfers());
  return answerStaffForm(posted, newTransferValidator, async (data, actor) => {
    const id = await createTransfer(context.db, data, actor);
    return { message: 'Draft saved', page: adminPaths.transfer(id) };
  });
}

export default function NewTransfer() {
  const { locations } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: adminPaths.inventory() },
          { name: 'Transfers', to: adminPaths.transfers() },
          { name: 'New' },
        ]}
      />
      <h1>New transfer</h1>
      <section className="panel narrow">
        {locations.length < 2 ? (
          <p>
            Add a second stock location to transfer stock.{' '}
            <TextLink to={adminPaths.stockLocations()}>Set up locations</TextLink>
          </p>
        ) : (
          <NewTransferForm locations={locations} />
        )}
      </section>
    </>
  );
}
