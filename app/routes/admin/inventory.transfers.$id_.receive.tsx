import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findTransfer } from '../../domain/goods/inventory/transfers.queries.server';
import { canTransfer } from '../../domain/goods/inventory/transfers.rules';
import { receiveTransfer } from '../../domain/goods/inventory/transfers.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm, readStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { ReceiveTransferForm, receiveTransferValidator } from '../../ui/admin/inventory/transfer-forms';
import { TransferFacts } from '../../ui/admin/inventory/transfer-lines';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Receive transfer ${data?.transfer.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  const transfer = requireFound(await findTransfer(context.db, requireId(params['id'])));
  return { transfer };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.transfer(id));
  return answerStaffForm(posted, receiveTransferValidator, async ({ expectedVersion, ...receipt }, actor) => {
    const { units, state } = await receiveTransfer(
      context.db,
      { id, version: expectedVersion },
      receipt,
      actor,
    );
    return `${units} ${units === 1 ? 'unit' : 'units'} received${state === 'received' ? ', transfer closed' : ''}`;
  });
}

export default function ReceiveTransfer() {
  const { transfer } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Transfers', adminPaths.transfers()),
          { name: `Transfer ${transfer.id}`, to: adminPaths.transfer(transfer.id, useReturnPath()) },
          { name: 'Receive' },
        ]}
      />
      <h1>Receive transfer {transfer.id}</h1>
      <TransferFacts transfer={transfer} />
      {canTransfer('receive', transfer.state) ? (
        <section className="panel">
          <ReceiveTransferForm transfer={transfer} />
        </section>
      ) : (
        <p className="notice">Nothing is in transit on this transfer.</p>
      )}
    </>
  );
}
