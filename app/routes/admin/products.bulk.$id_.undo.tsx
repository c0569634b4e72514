import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { countUndoable, findBulkRun } from '../../backoffice/bulk/bulk-runs.queries.server';
import { undoBulkRun } from '../../backoffice/bulk/bulk-runs.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';

export const meta = createMeta<typeof loader>((data) => `Undo: ${data?.run.title ?? 'bulk change'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const run = requireFound(await findBulkRun(context.db, requireId(params['id'])));
  return { run, ...(await countUndoable(context.db, run.id)) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'undo') throw unknownIntent();
  const page = adminPaths.bulkRun(id);
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const { restored, kept } = await undoBulkRun(context.db, id, actor);
    const left = kept === 0 ? '' : ` ${kept} changed later and weren’t restored.`;
    return {
      type: kept === 0 ? 'success' : 'warning',
      message: 'Change undone',
      description: `${restored} ${restored === 1 ? 'product' : 'products'} restored.${left}`,
    };
  });
}

export default function UndoBulkRun() {
  const { run, restorable, changed } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Products', to: adminPaths.products() },
          { name: run.title, to: adminPaths.bulkRun(run.id) },
          { name: 'Undo' },
        ]}
      />
      <h1>Undo: {run.title}</h1>
      <section className="panel narrow stack">
        {run.state === 'applied' ? (
          <>
            <p>
              <strong>{restorable}</strong> {restorable === 1 ? 'product' : 'products'} will be restored.
              {changed > 0 && ` ${changed} changed later and won’t be restored.`}
            </p>
            <ConfirmForm
              intent="undo"
              button="Undo change"
              look="primary"
              back={{ name: 'Keep change', to: adminPaths.bulkRun(run.id) }}
            />
          </>
        ) : (
          <p>
            Nothing to undo: this change {run.state === 'undone' ? 'was already undone' : 'wasn’t applied'}.
          </p>
        )}
      </section>
    </>
  );
}
