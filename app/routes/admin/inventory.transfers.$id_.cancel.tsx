import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findTransfer } from '../../domain/goods/inventory/transfers.queries.server';
import { canTransfer } from '../../domain/goods/inventory/transfers.rules';
import { cancelTransfer } from '../../domain/goods/inventory/transfers.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { CancelDocumentForm, cancelDocumentValidator } from '../../ui/admin/inventory/transfer-forms';
import { TransferFacts } from '../../ui/admin/inventory/transfer-lines';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Cancel transfer') }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  const transfer = requireFound(await findTransfer(context.db, requireId(params['id'])));
  return { transfer };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const form = await request.formData();
  const answering = { context, staff, form, page: keepReturn(request, paths.admin.transfer(id)) };
  return answerStaffForm(answering, cancelDocumentValidator, async ({ seenVersion, reason }, actor) => {
    await cancelTransfer(context.db, { id, version: seenVersion }, reason, actor);
    return 'The transfer is cancelled';
  });
}

export default function CancelTransfer() {
  const { transfer } = useLoaderData<typeof loader>();
  const back = paths.admin.transfer(transfer.id, useReturnPath());
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Transfers', paths.admin.transfers()),
          { name: `Transfer ${transfer.id}`, to: back },
          { name: 'Cancel' },
        ]}
      />
      <h1>Cancel transfer {transfer.id}?</h1>
      <TransferFacts transfer={transfer} />
      {canTransfer('cancel', transfer.state) ? (
        <section className="panel narrow">
          <p>
            {transfer.state === 'sent'
              ? `Its ${transfer.units} units go back to the shelf of ${transfer.from}.`
              : 'It is a draft: no stock has moved.'}
          </p>
          <CancelDocumentForm version={transfer.version} back={back} what="transfer" />
        </section>
      ) : (
        <p className="notice">This transfer can no longer be cancelled.</p>
      )}
    </>
  );
}
