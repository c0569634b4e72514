import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { findImport, listImportRows } from '../../backoffice/imports/imports.queries.server';
import {
  IMPORT_STATES,
  isRowGroup,
  isInProgress,
  chooseRowGroup,
} from '../../backoffice/imports/imports.rules';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ImportColumnsForm } from '../../ui/admin/imports/import-forms';
import { PictureDownloads } from '../../ui/admin/imports/picture-downloads';
import { ImportProgress } from '../../ui/admin/imports/import-table';
import { DryRunActions } from '../../ui/admin/imports/dry-run';
import { ImportEnd, ImportResult } from '../../ui/admin/imports/import-result';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PageHead } from '../../ui/admin/page-head';
import { answerImportForm } from './import-intents.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

/** Reload interval without JavaScript. */
const RELOAD_AFTER_SECONDS = 2;

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Import' : `Import of ${data.job.fileName}`,
);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const job = requireFound(await findImport(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const asked = query.get('show');
  const group = isRowGroup(asked) ? asked : chooseRowGroup(job.counts);
  const hasRows = ['checked', 'done', 'rolled-back'].includes(job.state);
  const categories = job.state === 'mapping' ? await listCategoriesWithCounts(context.db) : [];
  return {
    job,
    group,
    listed: hasRows ? await listImportRows(context.db, job.id, group, parsePageParam(request)) : undefined,
    categories: categories.map(({ id: key, name }) => ({ id: key, name })),
    reloadAfterSeconds:
      isInProgress(job.state) || job.pictures.waiting > 0 ? RELOAD_AFTER_SECONDS : undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  return answerImportForm(context, staff, requireId(params['id']), await request.formData());
}

export default function ImportJob() {
  const { job, group, listed, categories } = useLoaderData<typeof loader>();
  const { state } = job;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Products', to: adminPaths.products() },
          { name: 'Imports', to: adminPaths.imports() },
          { name: job.fileName },
        ]}
      />
      <PageHead title={`Import of ${job.fileName}`}>
        <span className="badge">{IMPORT_STATES[state]}</span>
        {(state === 'mapping' || state === 'checking') && (
          <ButtonLink to={adminPaths.importCancel(job.id)}>Cancel import…</ButtonLink>
        )}
      </PageHead>
      {state === 'mapping' && <ImportColumnsForm job={job} categories={categories} />}
      {(state === 'checking' || state === 'applying' || state === 'rolling-back') && (
        <ImportProgress job={{ ...job, state }} />
      )}
      {state === 'checked' && <DryRunActions job={job} />}
      {['done', 'rolled-back', 'unreadable', 'cancelled'].includes(state) && <ImportEnd job={job} />}
      {state === 'done' && <PictureDownloads job={job} />}
      {listed !== undefined && <ImportResult job={job} group={group} {...listed} />}
    </>
  );
}
