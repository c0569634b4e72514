import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listWaitingDocuments } from '../../domain/goods/documents/documents.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { DocumentTable } from '../../ui/admin/documents/document-panel';
import { createMeta } from '../../ui/page-title';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';

export const meta = createMeta('Documents');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'documents.view');
  return {
    today: nowIso().slice(0, 10),
    ...(await listWaitingDocuments(context.db, parsePageParam(request))),
  };
}

export default function Documents() {
  const { documents, page, today } = useLoaderData<typeof loader>();
  return (
    <>
      <h1>Documents</h1>
      <p className="muted">Licenses and tax certificates to review, oldest first.</p>
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.documents({ page: number })}
        empty={{
          icon: 'circle-check',
          empty: 'No documents to review',
          hint: 'Documents uploaded by trade accounts appear here.',
        }}
      >
        <DocumentTable documents={documents} today={today} hasAccounts />
      </PagedList>
    </>
  );
}
