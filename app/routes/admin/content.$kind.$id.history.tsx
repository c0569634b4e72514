import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { getContentSubject } from '../../domain/content/content/content-kind.server';
import { findContent } from '../../domain/content/content/content-kinds.server';
import { listRevisions } from '../../domain/content/content/content-revisions.queries.server';
import { hashDocument, restoreContent } from '../../domain/content/content/edit-content.server';
import { formatField } from '../../domain/content/content/field-formatting.rules';
import { parseProductId } from '../../domain/goods/catalog/products.queries.server';
import { getReturnPath, rejectChangedContent } from './content-form.server';
import { answerStaffAction } from './staff-form.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ContentHistory } from '../../ui/admin/content/content-history';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'History' : `History of ${data.title}`,
);

/** Lists the saved versions and compares one with the current one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  const { kind: name = '', id = '' } = params;
  const found = requireFound(await findContent(context.db, name, id));
  const { kind, doc } = found;
  const revisions = await listRevisions(context.db, getContentSubject(kind, id));
  const asked = Number(new URL(request.url).searchParams.get('revision'));
  const chosen = revisions.find((revision) => revision.id === asked);
  const now = JSON.stringify(doc);
  return {
    kind: name,
    id,
    title: kind.titleOf(doc),
    seen: hashDocument(doc),
    back: getReturnPath(request, adminPaths.content()),
    revisions: revisions.map((revision) => ({
      id: revision.id,
      actor: revision.actor,
      createdAt: revision.createdAt,
      isCurrent: JSON.stringify(revision.doc) === now,
    })),
    chosen: chosen && {
      id: chosen.id,
      fields: Object.keys({ ...doc, ...chosen.doc }).flatMap((field) => {
        const [then, current] = [formatField(chosen.doc[field]), formatField(doc[field])];
        return then === current ? [] : [{ name: field, then, now: current }];
      }),
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  const { kind: name = '', id = '' } = params;
  const form = await request.formData();
  const revisionId = parseProductId(String(form.get('revision')));
  if (form.get('intent') !== 'restore' || revisionId === undefined) throw unknownIntent();
  const found = requireFound(await findContent(context.db, name, id));
  const back = { returnTo: getReturnPath(request, adminPaths.content()) };
  const page = adminPaths.contentHistory(name, id, { ...back, revision: revisionId });
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const seen = String(form.get('seen'));
    await restoreContent(context.db, found.kind, { id, revisionId, seen }, actor).catch(rejectChangedContent);
    return { page: adminPaths.contentHistory(name, id, back), message: 'Version restored' };
  });
}

export default function History() {
  return <ContentHistory {...useLoaderData<typeof loader>()} />;
}
