import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listBulkRuns } from '../../backoffice/bulk/bulk-runs.queries.server';
import { listImports } from '../../backoffice/imports/imports.queries.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { BulkRunList, ImportTable } from '../../ui/admin/imports/import-table';
import { Breadcrumb } from '../../ui/breadcrumb';
import { Icon } from '../../ui/icon/icon';
import { ItemsRange } from '../../ui/items-range';
import { createMeta } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { ButtonLink } from '../../ui/admin/links';

export const meta = createMeta('Imports');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.bulk');
  const wanted = Number.parseInt(new URL(request.url).searchParams.get('page') ?? '1', 10) || 1;
  return { ...(await listImports(context.db, wanted)), runs: await listBulkRuns(context.db, 20) };
}

export default function Imports() {
  const { imports, page, runs } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: paths.admin.products() }, { name: 'Imports' }]} />
      <div className="admin-head">
        <h1>Imports and bulk changes</h1>
        <div className="admin-head__actions">
          <ButtonLink to={paths.admin.productExport()}>Export</ButtonLink>
          <ButtonLink look="primary" to={paths.admin.productImport()}>
            Import a list
          </ButtonLink>
        </div>
      </div>
      <h2>Imports</h2>
      {imports.length === 0 ? (
        <div className="empty-state">
          <Icon name="boxes" />
          <p>Nothing was imported yet</p>
          <p className="small muted">
            A file is checked first and shown row by row; products change only when you apply it.
          </p>
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <ImportTable imports={imports} />
          <Pager page={page} hrefOf={(number) => paths.admin.imports({ page: number })} />
        </>
      )}
      <h2>Bulk changes</h2>
      {runs.length === 0 ? <p className="muted">None yet.</p> : <BulkRunList runs={runs} />}
    </>
  );
}
