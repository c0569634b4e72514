import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listNearest } from '../../domain/goods/catalog/listing/nearest.queries.server';
import { toSynonymPhrase } from '../../domain/goods/search/search-words.server';
import { findSynonymOf } from '../../domain/goods/search/synonym-list.queries.server';
import { addSynonym } from '../../domain/goods/search/synonyms.server';
import { getReturnPath, keepReturn } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnTo } from '../../ui/admin/back-to-list';
import { SynonymForm, synonymValidator } from '../../ui/admin/synonyms/synonym-form';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffForm, readStaffForm } from './staff-form.server';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta('Add synonym');

/** The form for a search without results holds its words, or opens as the synonym that they have. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const said = toSynonymPhrase(q).slice(0, 60);
  if (said === '') return { said, nearest: undefined };
  const known = await findSynonymOf(context.db, said);
  if (known !== undefined) throw redirect(keepReturn(request, adminPaths.synonym(known.id)));
  const { categories } = await listNearest(context.db, q);
  return { said, nearest: categories[0]?.name };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const posted = await readStaffForm(context, request, staff, adminPaths.newSynonym());
  const list = getReturnPath(request, adminPaths.synonyms());
  return answerStaffForm(posted, synonymValidator, async (input, actor) => {
    await addSynonym(context.db, input, actor);
    return { message: 'Synonym saved', page: list };
  });
}

export default function NewSynonym() {
  const { said, nearest } = useLoaderData<typeof loader>();
  const list = useReturnTo(adminPaths.synonyms());
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Search synonyms', to: adminPaths.synonyms() }, { name: 'Add synonym' }]}
      />
      <h1>Add synonym</h1>
      <SynonymForm key={said} synonym={{ said, finds: '' }} nearest={nearest} cancelTo={list} />
    </>
  );
}
