import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { withZod } from '@remix-validated-form/with-zod';

import { ExpectedRevisionSchema } from '../../domain/supply/purchasing/supplier.schema';
import { findSupplier } from '../../domain/supply/purchasing/suppliers.queries.server';
import { archiveSupplier } from '../../domain/supply/purchasing/suppliers.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { getReturnPath } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath } from '../../ui/admin/back-to-list';
import { ConfirmPage } from '../../ui/admin/confirm-page';
import { createMeta } from '../../ui/page-title';
import { answerPurchasingForm } from './purchasing-form.server';
import { readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

const validator = withZod(ExpectedRevisionSchema);

export const meta = createMeta<typeof loader>((data) => `Archive ${data?.supplier.name ?? 'supplier'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.purchase');
  return { supplier: requireFound(await findSupplier(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.purchase');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.supplier(id));
  const intent = posted.form.get('intent');
  if (intent !== 'archive' && intent !== 'restore') throw unknownIntent();
  const archive = intent === 'archive';
  const list = getReturnPath(request, adminPaths.suppliers());
  return answerPurchasingForm(posted, validator, async (seen, actor) => {
    await archiveSupplier(context.db, id, { ...seen, archive }, actor);
    return archive ? { message: 'Supplier archived', page: list } : 'Supplier restored';
  });
}

const ARCHIVE = {
  name: 'Archive',
  heading: 'Archive',
  text: 'You can’t order from an archived supplier. Existing orders aren’t affected.',
  intent: 'archive',
  button: 'Archive supplier',
} as const;

const RESTORE = {
  name: 'Restore supplier',
  heading: 'Restore',
  text: 'You can order from this supplier again.',
  intent: 'restore',
  button: 'Restore supplier',
  look: 'primary',
} as const;

export default function ArchiveSupplier() {
  const { supplier } = useLoaderData<typeof loader>();
  const { name, heading, intent, ...confirm } = supplier.isArchived ? RESTORE : ARCHIVE;
  const back = adminPaths.supplier(supplier.id, useReturnPath());
  return (
    <ConfirmPage
      crumbs={[
        useListCrumb('Suppliers', adminPaths.suppliers()),
        { name: supplier.name, to: back },
        { name },
      ]}
      title={`${heading} ${supplier.name}`}
      validator={validator}
      fields={{ intent, expectedRevision: supplier.revision }}
      back={{ name: 'Cancel', to: back }}
      {...confirm}
    />
  );
}
