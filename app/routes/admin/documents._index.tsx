import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listWaitingDocuments } from '../../domain/goods/documents/documents.queries.server';
import { nowIso } from '../../domain/base/shared/clock';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { DocumentTable } from '../../ui/admin/documents/document-panel';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { createMeta } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { parsePageParam } from '../../http/page-param.server';

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
      <p className="muted">
        Licences and tax certificates that wait to be checked, the longest first. Those that were decided are
        on the page of their account.
      </p>
      {documents.length === 0 ? (
        <div className="empty-state">
          <Icon name="circle-check" />
          <p>No document waits to be checked</p>
          <p className="small muted">What a trade account uploads appears here by itself.</p>
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <DocumentTable documents={documents} today={today} hasAccounts />
          <Pager page={page} hrefOf={(number) => paths.admin.documents({ page: number })} />
        </>
      )}
    </>
  );
}
