import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { CancelDocumentSchema } from '../../domain/goods/inventory/transfer.schema';
import { findTransfer } from '../../domain/goods/inventory/transfers.queries.server';
import { canTransfer } from '../../domain/goods/inventory/transfers.rules';
import { cancelTransfer } from '../../domain/goods/inventory/transfers.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { TransferFacts } from '../../ui/admin/inventory/transfer-lines';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(CancelDocumentSchema);

export const meta = createMeta('Cancel transfer');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  return { transfer: requireFound(await findTransfer(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.transfer(id));
  return answerStaffForm(posted, validator, async ({ expectedVersion, reason }, actor) => {
    await cancelTransfer(context.db, { id, version: expectedVersion }, reason, actor);
    return 'Transfer canceled';
  });
}

export default function CancelTransfer() {
  const { transfer } = useLoaderData<typeof loader>();
  const back = adminPaths.transfer(transfer.id, useReturnPath());
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Transfers', adminPaths.transfers()),
        { name: `Transfer ${transfer.id}`, to: back },
        { name: 'Cancel' },
      ]}
      title={`Cancel transfer ${transfer.id}?`}
      facts={<TransferFacts transfer={transfer} />}
      refusal={!canTransfer('cancel', transfer.state) && 'This transfer can no longer be canceled.'}
      text={
        transfer.state === 'sent'
          ? `Its ${transfer.units} units return to stock at ${transfer.from}.`
          : 'No stock has moved.'
      }
      validator={validator}
      fields={{ expectedVersion: transfer.version }}
      button="Cancel transfer"
      back={{ name: 'Keep transfer', to: back }}
    >
      <TextField name="reason" label="Reason" autoComplete="off" />
    </ConfirmPage>
  );
}
