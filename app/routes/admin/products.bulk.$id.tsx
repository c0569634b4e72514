import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { toStaffActor } from '../../domain/base/audit/actor';
import { chooseOutcome } from '../../backoffice/bulk/bulk-outcomes.rules';
import { findBulkRun, listBulkRunProducts } from '../../backoffice/bulk/bulk-runs.queries.server';
import { applyBulkRun } from '../../backoffice/bulk/bulk-runs.server';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { ConflictError, NotFoundError } from '../../domain/base/shared/errors';
import { unknownIntent } from '../../http/form.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { redirectWithToast } from '../../http/toast.server';
import { ownPath, paths } from '../../paths';
import { BulkRunPage } from '../../ui/admin/bulk/bulk-run-page';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: formatPageTitle(matches, data?.run.title ?? 'Bulk change') },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalogue.bulk');
  const run = requireFound(await findBulkRun(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const shown = chooseOutcome(run, query.get('show'));
  const wanted = Number.parseInt(query.get('page') ?? '1', 10) || 1;
  const categories = await listCategoriesWithCounts(context.db);
  return {
    run: { ...run, returnTo: ownPath(run.returnTo, paths.admin.products()) },
    shown,
    ...(await listBulkRunProducts(context.db, run.id, shown, wanted)),
    categoryNames: Object.fromEntries(categories.map(({ id: key, name }) => [key, name])),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalogue.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'apply') throw unknownIntent();
  const page = paths.admin.bulkRun(id);
  try {
    const { applied, moved } = await applyBulkRun(context.db, id, toStaffActor(staff, context.requestId));
    const left = moved === 0 ? '' : ` ${moved} changed since the preview and were left as they are.`;
    const description = `${applied} ${applied === 1 ? 'product' : 'products'} changed.${left}`;
    return await redirectWithToast(context, page, {
      type: moved === 0 ? 'success' : 'warning',
      message: 'Change applied',
      description,
    });
  } catch (error) {
    if (error instanceof NotFoundError) throw createNotFoundResponse();
    if (!(error instanceof ConflictError)) throw error;
    return redirectWithToast(context, page, { type: 'error', message: 'Error', description: error.message });
  }
}

export default function BulkRun() {
  return <BulkRunPage {...useLoaderData<typeof loader>()} />;
}
