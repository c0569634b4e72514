import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findSynonym } from '../../domain/goods/search/synonym-list.queries.server';
import { deleteSynonym } from '../../domain/goods/search/synonyms.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { getReturnPath } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath, useReturnTo } from '../../ui/admin/back-to-list';
import { ConfirmForm } from '../../ui/admin/confirm-page';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';

export const meta = createMeta<typeof loader>((data) => `Delete ${data?.synonym.said ?? 'synonym'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  return { synonym: requireFound(await findSynonym(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'delete') throw unknownIntent();
  const page = getReturnPath(request, adminPaths.synonyms());
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await deleteSynonym(context.db, id, actor);
    return 'Synonym deleted';
  });
}

export default function DeleteSynonym() {
  const { synonym } = useLoaderData<typeof loader>();
  const { id, said, finds } = synonym;
  const returnPath = useReturnPath();
  return (
    <>
      <Breadcrumb
        crumbs={[
          useListCrumb('Search synonyms', adminPaths.synonyms()),
          { name: said, to: adminPaths.synonym(id, returnPath) },
          { name: 'Delete' },
        ]}
      />
      <h1>Delete {said}?</h1>
      <section className="panel narrow stack">
        <p>
          A search for <q>{said}</q> no longer finds {finds.replaceAll(' | ', ', ')}.
        </p>
        <ConfirmForm
          intent="delete"
          button="Delete synonym"
          back={{ name: 'Cancel', to: useReturnTo(adminPaths.synonyms()) }}
        />
      </section>
    </>
  );
}
