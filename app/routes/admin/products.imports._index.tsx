import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listBulkRuns } from '../../backoffice/bulk/bulk-runs.queries.server';
import { listImports } from '../../backoffice/imports/imports.queries.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { BulkRunList, ImportTable } from '../../ui/admin/imports/import-table';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PagedList } from '../../ui/admin/list-page';
import { PageHead } from '../../ui/admin/page-head';

export const meta = createMeta('Imports');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  return {
    ...(await listImports(context.db, parsePageParam(request))),
    runs: await listBulkRuns(context.db, 20),
  };
}

export default function Imports() {
  const { imports, page, runs } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'Products', to: adminPaths.products() }, { name: 'Imports' }]} />
      <PageHead title="Imports and bulk changes">
        <ButtonLink to={adminPaths.productExport()}>Export</ButtonLink>
        <ButtonLink look="primary" to={adminPaths.productImport()}>
          Import a list
        </ButtonLink>
      </PageHead>
      <h2>Imports</h2>
      <PagedList
        page={page}
        hrefOf={(number) => adminPaths.imports({ page: number })}
        empty={{
          icon: 'boxes',
          empty: 'No imports yet',
          hint: 'Upload a CSV file to add or update products.',
        }}
      >
        <ImportTable imports={imports} />
      </PagedList>
      <h2>Bulk changes</h2>
      {runs.length === 0 ? <p className="muted">None yet.</p> : <BulkRunList runs={runs} />}
    </>
  );
}
