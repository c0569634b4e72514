import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loadContentList } from './content-list.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ContentList } from '../../ui/admin/content/content-list';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Text pages') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return loadContentList(context.db, 'text-page', request);
}

export default function TextPages() {
  const list = useLoaderData<typeof loader>();
  return (
    <ContentList kind="text-page" {...list} hrefOf={paths.admin.textPages} editorOf={paths.admin.textPage} />
  );
}
