import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findImport } from '../../backoffice/imports/imports.queries.server';
import { cancelImport } from '../../backoffice/imports/imports.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';

export const meta = createMeta('Cancel import');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const job = requireFound(await findImport(context.db, requireId(params['id'])));
  return { id: job.id, fileName: job.fileName };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'cancel') throw unknownIntent();
  return answerStaffAction({ context, staff, page: adminPaths.import(id) }, async (actor) => {
    await cancelImport(context.db, id, actor);
    return { page: adminPaths.imports(), message: 'Import canceled', description: 'Nothing was changed.' };
  });
}

export default function CancelImport() {
  const { id, fileName } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Cancel import of {fileName}</h1>
      <section className="panel narrow stack">
        <p>The file and its preview are discarded. No products were changed.</p>
        <ConfirmForm
          intent="cancel"
          button="Cancel import"
          look="primary"
          back={{ name: 'Keep import', to: adminPaths.import(id) }}
        />
      </section>
    </>
  );
}
