import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { FACT_NAMES, getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { useLoaderData } from '@remix-run/react';

import { getTextPath } from '../../domain/content/content/sitemap.queries.server';
import { textPageKind } from '../../domain/content/content/text-page-kind.server';
import { isLinkedEverywhere } from '../../domain/content/content/text-pages.rules';
import { answerContentForm, openContent } from './content-form.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { adminPaths } from '../../admin-paths';
import { ContentForm } from '../../ui/admin/content/content-form';
import { TEXT_PAGE_LABELS, TextPageFields, textPageValidator } from '../../ui/admin/content/text-page-form';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.doc?.title ?? 'Add text page');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  const opened = await openContent({ context, params, request }, textPageKind, adminPaths.textPages());
  return {
    ...opened,
    path: opened.doc?.isPublished === true ? getTextPath(opened.doc) : undefined,
    facts: FACT_NAMES,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  return answerContentForm(
    { context, params, request, staff },
    {
      kind: textPageKind,
      validator: textPageValidator,
      list: adminPaths.textPages(),
      facts: getStoreFacts(await settingsOf(context)),
    },
  );
}

export default function TextPageEditor() {
  const { id, doc, seen, path, facts, back } = useLoaderData<typeof loader>();
  return (
    <ContentForm
      kind="text-page"
      id={id}
      title={doc === undefined ? 'Add text page' : doc.title}
      back={{ to: back, name: 'Text pages' }}
      storePath={path}
      seen={seen}
      validator={textPageValidator}
      values={doc ?? { section: 'pages', isPublished: true }}
      labels={TEXT_PAGE_LABELS}
      hasPreview
      deletable={doc !== undefined && !isLinkedEverywhere(doc)}
    >
      <TextPageFields doc={doc} facts={facts} />
    </ContentForm>
  );
}
