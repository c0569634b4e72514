import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findContent } from '../../domain/content/content/content-kinds.server';
import { hashDocument, removeContent } from '../../domain/content/content/edit-content.server';
import { getReturnPath, rejectChangedContent } from './content-form.server';
import { answerStaffAction } from './staff-form.server';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { createMeta } from '../../ui/page-title';
import { ConfirmForm } from '../../ui/admin/confirm-page';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Delete' : `Delete ${data.title}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  const { kind: name = '', id = '' } = params;
  const found = await findContent(context.db, name, id);
  if (found?.kind.remove === undefined) throw createNotFoundResponse();
  return {
    title: found.kind.titleOf(found.doc),
    seen: hashDocument(found.doc),
    back: getReturnPath(request, adminPaths.content()),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  const { kind: name = '', id = '' } = params;
  const form = await request.formData();
  if (form.get('intent') !== 'delete') throw unknownIntent();
  const found = await findContent(context.db, name, id);
  if (found?.kind.remove === undefined) throw createNotFoundResponse();
  const back = getReturnPath(request, adminPaths.content());
  const page = adminPaths.contentDeletion(name, id, { returnTo: back });
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await removeContent(context.db, found.kind, { id, seen: String(form.get('seen')) }, actor).catch(
      rejectChangedContent,
    );
    return { page: back, message: `${found.kind.titleOf(found.doc)} deleted` };
  });
}

export default function DeleteContent() {
  const { title, seen, back } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Delete {title}?</h1>
      <section className="panel narrow stack stack--wide">
        <p>This removes it from the store immediately and can’t be undone.</p>
        <ConfirmForm intent="delete" button="Delete" back={{ name: 'Cancel', to: back }} fields={{ seen }} />
      </section>
    </>
  );
}
