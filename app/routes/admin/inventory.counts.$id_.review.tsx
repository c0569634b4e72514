import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  findCount,
  listOverlappingCounts,
  reviewCount,
} from '../../domain/goods/inventory/counts.queries.server';
import { describeDifferences } from '../../domain/goods/inventory/counts.rules';
import { postCount } from '../../domain/goods/inventory/counts.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm, readStaffForm } from './staff-form.server';
import { adminPaths } from '../../admin-paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { CountFacts, CountReviewTable, OverlappingCounts } from '../../ui/admin/inventory/count-panels';
import { PostCountForm, postCountValidator } from '../../ui/admin/inventory/count-forms';
import { DocumentState } from '../../ui/admin/documents/document-state';
import { useHasPermission } from '../../ui/admin/staff/use-has-permission';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Differences of count ${data?.count.id ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.view');
  const count = requireFound(await findCount(context.db, requireId(params['id'])));
  return {
    count,
    overlapping: await listOverlappingCounts(context.db, count),
    review: await reviewCount(context.db, count),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.countReview(id));
  return answerStaffForm(posted, postCountValidator, async ({ expectedVersion }, actor) => {
    const adjusted = await postCount(context.db, { countId: id, version: expectedVersion }, actor);
    return adjusted === 1 ? '1 product adjusted' : `${adjusted} products adjusted`;
  });
}

export default function CountReviewPage() {
  const { count, overlapping, review } = useLoaderData<typeof loader>();
  const may = useHasPermission()('stock.adjust');
  const back = adminPaths.count(count.id, useReturnPath());
  const isOpen = count.state === 'counting';
  const adjusted = review.lines.filter(({ difference }) => difference !== 0).length;
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Counts', adminPaths.counts()),
          { name: `Count ${count.id}`, to: back },
          { name: 'Differences' },
        ]}
      />
      <PageHead title={`Differences for count ${count.id}`} badge={<DocumentState state={count.state} />}>
        {isOpen && <ButtonLink to={back}>Enter quantities</ButtonLink>}
      </PageHead>
      <CountFacts count={count} />
      <OverlappingCounts counts={overlapping} />
      <p>{describeDifferences({ ...review, adjusted })}</p>
      {review.lines.length > 0 && <CountReviewTable review={review} isPosted={!isOpen} />}
      {may && isOpen && count.counted > 0 && (
        <section className="panel narrow no-print">
          <h2>Post</h2>
          <PostCountForm count={count} adjusted={adjusted} />
        </section>
      )}
    </>
  );
}
