import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loadContentList } from './content-list.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ContentList } from '../../ui/admin/content/content-list';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Posts') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return loadContentList(context.db, 'post', request);
}

export default function Posts() {
  const list = useLoaderData<typeof loader>();
  return <ContentList kind="post" {...list} hrefOf={paths.admin.posts} editorOf={paths.admin.post} />;
}
