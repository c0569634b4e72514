import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { findCount } from '../../domain/goods/inventory/counts.queries.server';
import { cancelCount } from '../../domain/goods/inventory/counts.server';
import { CancelDocumentSchema } from '../../domain/goods/inventory/transfer.schema';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { CountFacts } from '../../ui/admin/inventory/count-panels';
import { TextField } from '../../ui/form/fields';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(CancelDocumentSchema);

export const meta = createMeta('Cancel count');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  return { count: requireFound(await findCount(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.count(id));
  return answerStaffForm(posted, validator, async ({ expectedVersion, reason }, actor) => {
    await cancelCount(context.db, { countId: id, version: expectedVersion, reason }, actor);
    return 'Count canceled';
  });
}

export default function CancelCount() {
  const { count } = useLoaderData<typeof loader>();
  const back = adminPaths.count(count.id, useReturnPath());
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Counts', adminPaths.counts()),
        { name: `Count ${count.id}`, to: back },
        { name: 'Cancel' },
      ]}
      title={`Cancel count ${count.id}?`}
      facts={<CountFacts count={count} />}
      refusal={count.state !== 'counting' && 'This count is closed.'}
      text="No stock is adjusted. The counted quantities are kept."
      validator={validator}
      fields={{ expectedVersion: count.version }}
      button="Cancel count"
      back={{ name: 'Keep count', to: back }}
    >
      <TextField name="reason" label="Reason" autoComplete="off" />
    </ConfirmPage>
  );
}
