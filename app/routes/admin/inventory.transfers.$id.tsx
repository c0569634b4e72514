import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findTransfer } from '../../domain/goods/inventory/transfers.queries.server';
import { canTransfer } from '../../domain/goods/inventory/transfers.rules';
import { editTransfer, sendTransfer } from '../../domain/goods/inventory/transfers.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerIntent, answerStaffForm, readStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { TransferLinesForm, transferLinesValidator } from '../../ui/admin/inventory/transfer-forms';
import { TransferFacts, TransferLines } from '../../ui/admin/inventory/transfer-lines';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { PrintButton } from '../../ui/print-button';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Transfer ${data?.transfer.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const transfer = requireFound(await findTransfer(context.db, requireId(params['id'])));
  return { transfer };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  return answerIntent(await readStaffForm(context, request, staff, adminPaths.transfer(id)), {
    lines: (posted) =>
      answerStaffForm(posted, transferLinesValidator, async (data, actor) => {
        await editTransfer(context.db, { id, version: data.expectedVersion }, data, actor);
        return 'Lines saved';
      }),
    send: (posted) =>
      answerStaffForm(posted, transferLinesValidator, async (data, actor) => {
        const units = await sendTransfer(context.db, { id, version: data.expectedVersion }, data, actor);
        return units === 1 ? '1 unit sent' : `${units} units sent`;
      }),
  });
}

export default function TransferPage() {
  const { transfer } = useLoaderData<typeof loader>();
  const may = useHasPermission()('stock.adjust');
  const returnPath = useReturnPath();
  const { state } = transfer;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: adminPaths.inventory() },
          useListCrumb('Transfers', adminPaths.transfers()),
          { name: `Transfer ${transfer.id}` },
        ]}
      />
      <PageHead title={`Transfer ${transfer.id}`} badge={<DocumentState state={state} />}>
        {may && canTransfer('receive', state) && (
          <ButtonLink look="primary" to={adminPaths.transferReceipt(transfer.id, returnPath)}>
            Receive
          </ButtonLink>
        )}
        {may && canTransfer('cancel', state) && (
          <ButtonLink to={adminPaths.transferCancel(transfer.id, returnPath)}>Cancel transfer</ButtonLink>
        )}
        <PrintButton />
      </PageHead>
      <TransferFacts transfer={transfer} />
      {may && state === 'draft' ? (
        <section className="panel">
          <h2>Lines</h2>
          <TransferLinesForm transfer={transfer} />
        </section>
      ) : (
        <TransferLines transfer={transfer} />
      )}
    </>
  );
}
