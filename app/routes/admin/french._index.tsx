import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { parseFrenchFilter } from '../../backoffice/french/french-kinds.rules';
import { listFrench, listTermSources } from '../../backoffice/french/french-lists.queries.server';
import { readFrenchTexts } from '../../backoffice/french/french-texts.queries.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { FrenchList } from '../../ui/admin/french/french-list';
import { PageHead } from '../../ui/admin/page-head';
import { createMeta } from '../../ui/page-title';
import { answerFrenchForm } from './french-form.server';

export const meta = createMeta('Translations');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.view');
  const filter = parseFrenchFilter(new URL(request.url).searchParams);
  const list = await listFrench(context.db, filter, parsePageParam(request));
  const terms = filter.kind === 'term' ? list.items.map(({ id }) => id) : [];
  const texts = await readFrenchTexts(context.db, await listTermSources(context.db, terms));
  return { filter, ...list, texts };
}

/** Saves a page of terms. */
export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const form = await request.formData();
  const terms = form.getAll('english').filter((term) => typeof term === 'string');
  const params = new URL(request.url).searchParams;
  params.delete('index');
  return answerFrenchForm(
    { context, staff, form },
    {
      subject: 'french:terms',
      read: (db) => listTermSources(db, terms),
      page: adminPaths.french(Object.fromEntries(params)),
    },
  );
}

export default function French() {
  const list = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title="Translations" />
      <FrenchList {...list} />
    </>
  );
}
