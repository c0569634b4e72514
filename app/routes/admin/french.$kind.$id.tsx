import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { FRENCH_KINDS, isFrenchKind, type FrenchKind } from '../../backoffice/french/french-kinds.rules';
import { findSource } from '../../backoffice/french/french-sources.queries.server';
import { findFormerFrench, readFrenchTexts } from '../../backoffice/french/french-texts.queries.server';
import { createNotFoundResponse, requireFound } from '../../http/not-found.server';
import { getReturnPath } from '../../http/return-to.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useListCrumb, useReturnTo } from '../../ui/admin/back-to-list';
import { FrenchForm, FrenchTexts } from '../../ui/admin/french/french-form';
import { PageHead } from '../../ui/admin/page-head';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerFrenchForm } from './french-form.server';

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Translation' : `Translation of ${data.title}`,
);

function parseKind(kind: string | undefined): FrenchKind {
  if (kind === undefined || !isFrenchKind(kind)) throw createNotFoundResponse();
  return kind;
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'catalog.edit');
  const kind = parseKind(params['kind']);
  await requireStaff(context, request, FRENCH_KINDS[kind].permission);
  const { id = '' } = params;
  const { title, texts: sources } = requireFound(await findSource(context.db, kind, id));
  const texts = await readFrenchTexts(context.db, sources);
  const former = await findFormerFrench(context.db, `${kind}:${id}`, texts);
  return { kind, id, title, texts, former };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'catalog.edit');
  const kind = parseKind(params['kind']);
  await requireStaff(context, request, FRENCH_KINDS[kind].permission);
  const { id = '' } = params;
  return answerFrenchForm(
    { context, staff, form: await request.formData() },
    {
      subject: `${kind}:${id}`,
      read: async (db) => (await findSource(db, kind, id))?.texts,
      page: getReturnPath(request, adminPaths.french({ kind })),
    },
  );
}

export default function FrenchOfItem() {
  const { kind, id, title, texts, former } = useLoaderData<typeof loader>();
  const list = adminPaths.french({ kind });
  return (
    <>
      <Breadcrumb crumbs={[useListCrumb('Translations', adminPaths.french()), { name: title }]} />
      <PageHead title={`Translation of ${title}`} />
      <FrenchForm key={`${kind} ${id}`} texts={texts} cancelTo={useReturnTo(list)}>
        {(shown) => <FrenchTexts texts={shown} former={former} />}
      </FrenchForm>
    </>
  );
}
