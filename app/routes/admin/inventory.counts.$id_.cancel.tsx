import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findCount } from '../../domain/goods/inventory/counts.queries.server';
import { cancelCount } from '../../domain/goods/inventory/counts.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { answerStaffForm } from './staff-form.server';
import { paths } from '../../paths';
import { useReturnPath, useListCrumb } from '../../ui/admin/back-to-list';
import { CountFacts } from '../../ui/admin/inventory/count-facts';
import { CancelDocumentForm, cancelDocumentValidator } from '../../ui/admin/inventory/transfer-forms';
import { Breadcrumb } from '../../ui/breadcrumb';
import { formatPageTitle } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Cancel count') }];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'stock.adjust');
  const count = requireFound(await findCount(context.db, requireId(params['id'])));
  return { count };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'stock.adjust');
  const id = requireId(params['id']);
  const form = await request.formData();
  const answering = { context, staff, form, page: keepReturn(request, paths.admin.count(id)) };
  return answerStaffForm(answering, cancelDocumentValidator, async ({ seenVersion, reason }, actor) => {
    await cancelCount(context.db, { countId: id, version: seenVersion, reason }, actor);
    return 'The count is cancelled';
  });
}

export default function CancelCount() {
  const { count } = useLoaderData<typeof loader>();
  const back = paths.admin.count(count.id, useReturnPath());
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Counts', paths.admin.counts()),
          { name: `Count ${count.id}`, to: back },
          { name: 'Cancel' },
        ]}
      />
      <h1>Cancel count {count.id}?</h1>
      <CountFacts count={count} />
      {count.state === 'counting' ? (
        <section className="panel narrow">
          <p>Its figures stay to be read; nothing is booked.</p>
          <CancelDocumentForm version={count.version} back={back} what="count" />
        </section>
      ) : (
        <p className="notice">This count is closed.</p>
      )}
    </>
  );
}
