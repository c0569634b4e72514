import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import {
  findCount,
  listCountLines,
  listOverlappingCounts,
} from '../../domain/goods/inventory/counts.queries.server';
import { enterFigures } from '../../domain/goods/inventory/counts.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { CountFacts, OverlappingCounts } from '../../ui/admin/inventory/count-panels';
import { CountFiguresForm, countFiguresValidator } from '../../ui/admin/inventory/count-forms';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { ItemsRange } from '../../ui/items-range';
import { createMeta } from '../../ui/page-title';
import { Pager } from '../../ui/pager';
import { ButtonLink } from '../../ui/admin/links';
import { parsePageParam } from '../../http/page-param.server';
import { PageHead } from '../../ui/admin/page-head';
import { readStaffForm, answerStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Count ${data?.count.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const count = requireFound(await findCount(context.db, requireId(params['id'])));
  return {
    count,
    overlapping: await listOverlappingCounts(context.db, count),
    ...(await listCountLines(context.db, count, parsePageParam(request))),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.count(id));
  return answerStaffForm(posted, countFiguresValidator, async (data, actor) => {
    const changed = await enterFigures(context.db, id, data, actor);
    const page = parsePageParam(request) + (data.intent === 'next' ? 1 : 0);
    const target =
      data.intent === 'review'
        ? adminPaths.countReview(id)
        : adminPaths.count(id, { page: page > 1 ? page : undefined });
    const message = changed === 1 ? '1 quantity saved' : `${changed} quantities saved`;
    return { message, page: keepReturn(request, target) };
  });
}

export default function CountPage() {
  const { count, overlapping, lines, page } = useLoaderData<typeof loader>();
  const may = useHasPermission()('stock.adjust') && count.state === 'counting';
  const returnPath = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: 'Inventory', to: adminPaths.inventory() },
          useListCrumb('Counts', adminPaths.counts()),
          { name: `Count ${count.id}` },
        ]}
      />
      <PageHead title={`Count ${count.id}`} badge={<DocumentState state={count.state} />}>
        <ButtonLink to={adminPaths.countSheet(count.id, returnPath)}>Count sheet</ButtonLink>
        <ButtonLink to={adminPaths.countReview(count.id, returnPath)}>
          {count.state === 'counting' ? 'Review differences' : 'Differences'}
        </ButtonLink>
        {may && <ButtonLink to={adminPaths.countCancel(count.id, returnPath)}>Cancel count</ButtonLink>}
      </PageHead>
      <CountFacts count={count} />
      <OverlappingCounts counts={overlapping} />
      <ItemsRange page={page} />
      {may ? (
        <CountFiguresForm count={count} lines={lines} page={page} />
      ) : (
        <ul className="count-figures">
          {lines.map(({ id, sku, name, counted }) => (
            <li key={id}>
              <span className="part-number">{sku}</span> {name}: {counted ?? 'not counted'}
            </li>
          ))}
        </ul>
      )}
      <Pager
        page={page}
        hrefOf={(number) =>
          adminPaths.count(count.id, { page: number > 1 ? number : undefined, ...returnPath })
        }
      />
    </>
  );
}
