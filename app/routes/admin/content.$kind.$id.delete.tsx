import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { findContent } from '../../domain/content/content/content-kinds.server';
import { hashDocument, removeContent } from '../../domain/content/content/edit-content.server';
import { answerContentAction, getReturnPath } from './content-form.server';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { formatPageTitle } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data === undefined ? 'Delete' : `Delete ${data.title}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  const { kind: name = '', id = '' } = params;
  const found = await findContent(context.db, name, id);
  if (found?.kind.remove === undefined) throw createNotFoundResponse();
  return {
    title: found.kind.titleOf(found.doc),
    seen: hashDocument(found.doc),
    back: getReturnPath(request, paths.admin.content()),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  const { kind: name = '', id = '' } = params;
  const form = await request.formData();
  if (form.get('intent') !== 'delete') throw unknownIntent();
  const found = await findContent(context.db, name, id);
  if (found?.kind.remove === undefined) throw createNotFoundResponse();
  const back = getReturnPath(request, paths.admin.content());
  const pages = { done: back, refused: paths.admin.contentDeletion(name, id, { returnTo: back }) };
  return answerContentAction(context, pages, async () => {
    const actor = toStaffActor(staff, context.requestId);
    await removeContent(context.db, found.kind, { id, seen: String(form.get('seen')) }, actor);
    return `${found.kind.titleOf(found.doc)} deleted`;
  });
}

export default function DeleteContent() {
  const { title, seen, back } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Delete {title}?</h1>
      <section className="panel narrow stack stack--wide">
        <p>It is gone from the store at once and cannot be brought back from here.</p>
        <Form method="post" className="form-buttons">
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="seen" value={seen} />
          <ButtonLink to={back}>Keep it</ButtonLink>
          <button type="submit" className="btn btn--primary">
            Delete for good
          </button>
        </Form>
      </section>
    </>
  );
}
