import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { FACT_NAMES, getStoreFacts } from '../../domain/base/settings/store-facts.rules';
import { useLoaderData } from '@remix-run/react';

import { postKind } from '../../domain/content/content/post-kind.server';
import { getStoreDay } from '../../domain/base/shared/store-day.rules';
import { answerContentForm, openContent } from './content-form.server';
import { requireStaff } from '../../http/session.server';
import { settingsOf } from '../../http/settings.server';
import { adminPaths } from '../../admin-paths';
import { paths } from '../../paths';
import { ContentForm } from '../../ui/admin/content/content-form';
import { POST_LABELS, PostFields, postValidator } from '../../ui/admin/content/post-form';
import { illustrationKinds, isIllustration } from '../../drawings/illustration';
import { createMeta } from '../../ui/page-title';

export { revalidateAfterRefusal as shouldRevalidate } from '../../ui/revalidate-after-refusal';

export const meta = createMeta<typeof loader>((data) => data?.doc?.title ?? 'Add post');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.edit');
  const opened = await openContent({ context, params, request }, postKind, adminPaths.posts());
  const { doc } = opened;
  const isOut = doc?.isPublished === true && (doc.publishedOn ?? '') <= getStoreDay(new Date());
  return {
    ...opened,
    path: doc !== undefined && isOut ? paths.post(doc.slug) : undefined,
    pictures: [...illustrationKinds].sort(),
    facts: FACT_NAMES,
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'content.edit');
  return answerContentForm(
    { context, params, request, staff },
    {
      kind: postKind,
      validator: postValidator,
      list: adminPaths.posts(),
      facts: getStoreFacts(await settingsOf(context)),
      check: ({ picture }): Record<string, string> =>
        isIllustration(picture) ? {} : { picture: 'Choose a picture' },
    },
  );
}

export default function PostEditor() {
  const { id, doc, seen, path, pictures, facts, back } = useLoaderData<typeof loader>();
  return (
    <ContentForm
      kind="post"
      id={id}
      title={doc === undefined ? 'Add post' : doc.title}
      back={{ to: back, name: 'Posts' }}
      storePath={path}
      seen={seen}
      validator={postValidator}
      values={doc === undefined ? {} : { ...doc, publishedOn: doc.publishedOn ?? '' }}
      labels={POST_LABELS}
      hasPreview
      deletable
    >
      <PostFields isNew={doc === undefined} pictures={pictures} facts={facts} />
    </ContentForm>
  );
}
