import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { DOCUMENT_KINDS } from '../../domain/goods/documents/document-kinds.rules';
import { findDocument } from '../../domain/goods/documents/documents.queries.server';
import { acceptDocument, declineDocument } from '../../domain/goods/documents/review-document.server';
import { nowIso } from '../../domain/base/shared/clock';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath, RETURN_TO } from '../../paths';
import { useListCrumb } from '../../ui/admin/back-to-list';
import {
  AcceptForm,
  acceptValidator,
  DeclineDocumentForm,
  declineDocumentValidator,
  DocumentFileLink,
} from '../../ui/admin/documents/document-panel';
import { Breadcrumb } from '../../ui/breadcrumb';
import { listDocumentFacts, DocumentStateBadge } from '../../ui/documents/document-list';
import { Facts } from '../../ui/facts';
import { createMeta } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { answerIntent, answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>(
  (data) => `Document of ${data?.document.account.companyName ?? 'a customer'}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'documents.review');
  const document = requireFound(await findDocument(context.db, requireId(params['id'])));
  return { document, today: nowIso().slice(0, 10) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'documents.review');
  const id = requireId(params['id']);
  const returnTo = new URL(request.url).searchParams.get(RETURN_TO);
  const done = (message: string, { customerId }: { customerId: number }) => ({
    message,
    page: getLocalPath(returnTo, adminPaths.customer(customerId)),
  });
  return answerIntent(await readStaffForm(context, request, staff, adminPaths.documentReview(id)), {
    accept: (posted) =>
      answerStaffForm(posted, acceptValidator, async (input, actor) =>
        done('Document accepted', await acceptDocument(context.db, id, input, actor)),
      ),
    decline: (posted) =>
      answerStaffForm(posted, declineDocumentValidator, async ({ reason }, actor) =>
        done('Document declined', await declineDocument(context.db, id, reason, actor)),
      ),
  });
}

export default function DocumentReview() {
  const { document, today } = useLoaderData<typeof loader>();
  const { account, state } = document;
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Documents', adminPaths.documents()),
          { name: DOCUMENT_KINDS()[document.kind] },
        ]}
      />
      <PageHead
        title={DOCUMENT_KINDS()[document.kind]}
        badge={<DocumentStateBadge document={document} today={today} />}
      />
      <div className="admin-columns">
        <section className="panel stack stack--top">
          <h2>Document</h2>
          <Facts
            facts={[
              ['Company', <TextLink to={adminPaths.customer(account.id)}>{account.companyName}</TextLink>],
              ...listDocumentFacts(document),
              ['File', <DocumentFileLink document={document} />],
            ]}
          />
          {document.declineReason !== '' && <p>Declined: {document.declineReason}</p>}
        </section>
        {state === 'waiting' && <AcceptForm document={document} />}
        {state !== 'declined' && <DeclineDocumentForm isAccepted={state === 'accepted'} />}
      </div>
    </>
  );
}
