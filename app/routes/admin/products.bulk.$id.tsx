import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { chooseOutcome } from '../../backoffice/bulk/bulk-outcomes.rules';
import { findBulkRun, listBulkRunProducts } from '../../backoffice/bulk/bulk-runs.queries.server';
import { applyBulkRun } from '../../backoffice/bulk/bulk-runs.server';
import { listCategoriesWithCounts } from '../../domain/goods/catalog/categories.queries.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { BulkRunPage } from '../../ui/admin/bulk/bulk-run-page';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { parsePageParam } from '../../http/page-param.server';

export const meta = createMeta<typeof loader>((data) => data?.run.title ?? 'Bulk change');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.bulk');
  const run = requireFound(await findBulkRun(context.db, requireId(params['id'])));
  const query = new URL(request.url).searchParams;
  const outcome = chooseOutcome(run, query.get('show'));
  const categories = await listCategoriesWithCounts(context.db);
  return {
    run: { ...run, returnTo: getLocalPath(run.returnTo, adminPaths.products()) },
    outcome,
    ...(await listBulkRunProducts(context.db, run.id, outcome, parsePageParam(request))),
    categoryNames: Object.fromEntries(categories.map(({ id: key, name }) => [key, name])),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.bulk');
  const id = requireId(params['id']);
  const form = await request.formData();
  if (form.get('intent') !== 'apply') throw unknownIntent();
  const page = adminPaths.bulkRun(id);
  return answerStaffAction({ context, staff, page }, async (actor) => {
    const { applied, moved } = await applyBulkRun(context.db, id, actor);
    const left = moved === 0 ? '' : ` ${moved} changed after the preview and weren’t updated.`;
    return {
      type: moved === 0 ? 'success' : 'warning',
      message: 'Change applied',
      description: `${applied} ${applied === 1 ? 'product' : 'products'} changed.${left}`,
    };
  });
}

export default function BulkRun() {
  return <BulkRunPage {...useLoaderData<typeof loader>()} />;
}
