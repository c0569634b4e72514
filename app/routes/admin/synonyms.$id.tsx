import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { findSynonym } from '../../domain/goods/search/synonym-list.queries.server';
import { changeSynonym } from '../../domain/goods/search/synonyms.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { getReturnPath } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnPath, useReturnTo } from '../../ui/admin/back-to-list';
import { ButtonLink } from '../../ui/admin/links';
import { PageHead } from '../../ui/admin/page-head';
import { SynonymForm, synonymValidator } from '../../ui/admin/synonyms/synonym-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => `Edit ${data?.synonym.said ?? 'synonym'}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  return { synonym: requireFound(await findSynonym(context.db, requireId(params['id']))) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const id = requireId(params['id']);
  const posted = await readStaffForm(context, request, staff, adminPaths.synonym(id));
  const list = getReturnPath(request, adminPaths.synonyms());
  return answerStaffForm(posted, synonymValidator, async (input, actor) => {
    await changeSynonym(context.db, id, input, actor);
    return { message: 'Synonym saved', page: list };
  });
}

export default function EditSynonym() {
  const { synonym } = useLoaderData<typeof loader>();
  const { id, said } = synonym;
  const returnPath = useReturnPath();
  return (
    <>
      <Breadcrumb crumbs={[useListCrumb('Search synonyms', adminPaths.synonyms()), { name: said }]} />
      <PageHead title={`Edit ${said}`}>
        <ButtonLink to={adminPaths.deleteSynonym(id, returnPath)}>Delete</ButtonLink>
      </PageHead>
      <SynonymForm key={id} synonym={synonym} cancelTo={useReturnTo(adminPaths.synonyms())} />
    </>
  );
}
