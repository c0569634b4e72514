import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loadContentList } from './content-list.server';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ContentList } from '../../ui/admin/content/content-list';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Events') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return loadContentList(context.db, 'event', request);
}

export default function Events() {
  const list = useLoaderData<typeof loader>();
  return <ContentList kind="event" {...list} hrefOf={paths.admin.events} editorOf={paths.admin.event} />;
}
