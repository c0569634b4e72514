import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { DOCUMENT_KINDS } from '../../domain/goods/documents/document-file.rules';
import { findDocument } from '../../domain/goods/documents/documents.queries.server';
import { acceptDocument, declineDocument } from '../../domain/goods/documents/review-document.server';
import { nowIso } from '../../domain/base/shared/clock';
import { DomainError, NotFoundError } from '../../domain/base/shared/errors';
import { readForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { ownPath, paths, RETURN_TO } from '../../paths';
import { useListCrumb } from '../../ui/admin/back-to-list';
import {
  AcceptForm,
  acceptValidator,
  DeclineDocumentForm,
  declineDocumentValidator,
} from '../../ui/admin/documents/document-forms';
import { DocumentFileLink } from '../../ui/admin/documents/document-panel';
import { Breadcrumb } from '../../ui/breadcrumb';
import { DocumentStateBadge, ExpiryDay } from '../../ui/documents/document-state';
import { Moment } from '../../ui/moment';
import { formatPageTitle } from '../../ui/page-title';
import { TextLink } from '../../ui/admin/links';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, `Document of ${data?.document.account.companyName ?? 'a customer'}`) },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'documents.review');
  const document = requireFound(await findDocument(context.db, requireId(params['id'])));
  return { document, today: nowIso().slice(0, 10) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const actor = toStaffActor(await requireStaff(context, request, 'documents.review'), context.requestId);
  const id = requireId(params['id']);
  const form = await request.formData();
  const intent = form.get('intent');
  try {
    if (intent === 'accept') {
      const { data, problem } = await readForm(context, form, acceptValidator);
      if (problem !== undefined) return problem;
      return await done('Document accepted', await acceptDocument(context.db, id, data, actor));
    }
    if (intent !== 'decline') throw unknownIntent();
    const { data, problem } = await readForm(context, form, declineDocumentValidator);
    if (problem !== undefined) return problem;
    return await done('Document declined', await declineDocument(context.db, id, data.reason, actor));
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof DomainError)) throw error;
    const toast = { type: 'error', message: 'Error', description: error.message } as const;
    return redirectWithToast(context, keepReturn(request, paths.admin.documentReview(id)), toast);
  }

  function done(message: string, { customerId }: { customerId: number }) {
    const returnTo = new URL(request.url).searchParams.get(RETURN_TO);
    const page = ownPath(returnTo, paths.admin.customer(customerId));
    return redirectWithToast(context, page, { type: 'success', message });
  }
}

export default function DocumentReview() {
  const { document, today } = useLoaderData<typeof loader>();
  const { account, state } = document;
  return (
    <>
      <Breadcrumb
        crumbs={[useListCrumb('Documents', paths.admin.documents()), { name: DOCUMENT_KINDS[document.kind] }]}
      />
      <div className="admin-head">
        <h1>{DOCUMENT_KINDS[document.kind]}</h1>
        <DocumentStateBadge document={document} today={today} />
      </div>
      <div className="admin-columns">
        <section className="panel stack stack--top">
          <h2>Document</h2>
          <dl className="fact-list">
            <div>
              <dt>Company</dt>
              <dd>
                <TextLink to={paths.admin.customer(account.id)}>{account.companyName}</TextLink>
              </dd>
            </div>
            <div>
              <dt>Number</dt>
              <dd className="part-number">{document.number}</dd>
            </div>
            <div>
              <dt>Issued by</dt>
              <dd>{document.issuedBy}</dd>
            </div>
            <div>
              <dt>Valid until</dt>
              <dd>
                <ExpiryDay on={document.expiresOn} />
              </dd>
            </div>
            <div>
              <dt>Sent</dt>
              <dd>
                <Moment at={document.uploadedAt} />
              </dd>
            </div>
            <div>
              <dt>File</dt>
              <dd>
                <DocumentFileLink document={document} />
              </dd>
            </div>
          </dl>
          {document.declineReason !== '' && <p>Declined: {document.declineReason}</p>}
        </section>
        {state === 'waiting' && <AcceptForm document={document} />}
        {state !== 'declined' && <DeclineDocumentForm isAccepted={state === 'accepted'} />}
      </div>
    </>
  );
}
