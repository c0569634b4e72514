import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { ImportModeSchema } from '../../backoffice/imports/import-form.schema';
import { isTarget } from '../../backoffice/imports/import-formats.rules';
import { findImport, listImportRows } from '../../backoffice/imports/imports.queries.server';
import {
  IMPORT_STATES,
  isRowGroup,
  isInProgress,
  chooseRowGroup,
} from '../../backoffice/imports/imports.rules';
import { applyImport, checkImport, reopenColumns } from '../../backoffice/imports/imports.server';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { getFieldErrors, readForm, refuseForm, unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { paths } from '../../paths';
import { ImportColumnsForm, importColumnsValidator } from '../../ui/admin/imports/import-forms';
import { ImportProgress } from '../../ui/admin/imports/import-table';
import { DryRunActions, ImportEnd, ImportResult } from '../../ui/admin/imports/import-result';
import { Breadcrumb } from '../../ui/breadcrumb';
import { withZod } from '@remix-validated-form/with-zod';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

/** Reload interval without JavaScript. */
const RELOAD_AFTER_SECONDS = 2;

const modeValidator = withZod(ImportModeSchema);

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
    reloadAfterSeconds: isInProgress(job.state) ? RELOAD_AFTER_SECONDS : undefined,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  const page = paths.admin.import(id);
  try {
    switch (form.get('intent')) {
      case 'check': {
        const { data, problem } = await readForm(context, form, importColumnsValidator);
        if (problem !== undefined) return problem;
        const job = await findImport(context.db, id);
        if (job === undefined) throw createNotFoundResponse();
        const chosen = job.headings.map((_heading, index) => data.columnOf(index));
        await checkImport(context.db, id, {
          format: job.format,
          mapping: chosen.map((target) => (isTarget(target) ? target : '')),
          fallbackCategoryId: data.fallbackCategoryId,
        });
        return redirect(page, 303);
      }
      case 'columns':
        await reopenColumns(context.db, id);
        return redirect(page, 303);
      case 'apply': {
        const { data, problem } = await readForm(context, form, modeValidator);
        if (problem !== undefined) return problem;
        await applyImport(context.db, id, data.mode, toStaffActor(staff, context.requestId));
        return redirect(page, 303);
      }
      default:
        throw unknownIntent();
    }
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (error instanceof ConflictError)
      return redirectWithToast(context, page, {
        type: 'error',
        message: 'Error',
        description: error.message,
      });
    if (error instanceof Response) throw error;
    return refuseForm(context, form, getFieldErrors(error, 'column0'));
  }
}

export default function ImportJob() {
  const { job, group, listed, categories } = useLoaderData<typeof loader>();
  const { state } = job;
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Products', to: paths.admin.products() },
          { name: 'Imports', to: paths.admin.imports() },
          { name: job.fileName },
        ]}
      />
      <PageHead title={`Import of ${job.fileName}`}>
        <span className="badge">{IMPORT_STATES[state]}</span>
        {(state === 'mapping' || state === 'checking') && (
          <ButtonLink to={paths.admin.importCancel(job.id)}>Cancel the import…</ButtonLink>
        )}
      </PageHead>
      {state === 'mapping' && <ImportColumnsForm job={job} categories={categories} />}
      {(state === 'checking' || state === 'applying' || state === 'rolling-back') && (
        <ImportProgress job={{ ...job, state }} />
      )}
      {state === 'checked' && <DryRunActions job={job} />}
      {['done', 'rolled-back', 'unreadable', 'cancelled'].includes(state) && <ImportEnd job={job} />}
      {listed !== undefined && <ImportResult job={job} group={group} {...listed} />}
    </>
  );
}
