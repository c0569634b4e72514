import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findTransfer } from '../../domain/goods/inventory/transfers.queries.server';
import { canTransfer } from '../../domain/goods/inventory/transfers.rules';
import { editTransfer, sendTransfer } from '../../domain/goods/inventory/transfers.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { TransferLinesForm, transferLinesValidator } from '../../ui/admin/inventory/transfer-forms';
import { TransferFacts, TransferLines } from '../../ui/admin/inventory/transfer-lines';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { PrintButton } from '../../ui/print-button';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Transfer ${data?.transfer.id ?? ''}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const transfer = requireFound(await findTransfer(context.db, requireId(params['id'])));
  return { transfer };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const form = await request.formData();
  const answering = { context, staff, form, page: keepReturn(request, paths.admin.transfer(id)) };
  switch (form.get('intent')) {
    case 'lines':
      return answerStaffForm(answering, transferLinesValidator, async (data, actor) => {
        await editTransfer(context.db, { id, version: data.seenVersion }, data, actor);
        return 'The lines are saved';
      });
    case 'send':
      return answerStaffForm(answering, transferLinesValidator, async (data, actor) => {
        const units = await sendTransfer(context.db, { id, version: data.seenVersion }, data, actor);
        return units === 1 ? '1 unit is on its way' : `${units} units are on their way`;
      });
    default:
      throw unknownIntent();
  }
}

export default function TransferPage() {
  const { transfer } = useLoaderData<typeof loader>();
  const may = useHasPermission()('stock.adjust');
  const kept = useReturnPath();
  const { state } = transfer;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: paths.admin.inventory() },
          useListCrumb('Transfers', paths.admin.transfers()),
          { name: `Transfer ${transfer.id}` },
        ]}
      />
      <div className="admin-head">
        <div className="order-title">
          <h1>Transfer {transfer.id}</h1>
          <DocumentState state={state} />
        </div>
        <div className="admin-head__actions no-print">
          {may && canTransfer('receive', state) && (
            <ButtonLink look="primary" to={paths.admin.transferReceipt(transfer.id, kept)}>
              Receive
            </ButtonLink>
          )}
          {may && canTransfer('cancel', state) && (
            <ButtonLink to={paths.admin.transferCancel(transfer.id, kept)}>Cancel transfer</ButtonLink>
          )}
          <PrintButton />
        </div>
      </div>
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
