import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { loadContentList } from './content-list.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { ContentList } from '../../ui/admin/content/content-list';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Events');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  return loadContentList(context.db, 'event', request);
}

export default function Events() {
  const list = useLoaderData<typeof loader>();
  return <ContentList kind="event" {...list} hrefOf={adminPaths.events} editorOf={adminPaths.event} />;
}
