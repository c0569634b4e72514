import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listContent } from '../../domain/content/content/content-lists.queries.server';
import { parseContentFilter } from '../../domain/content/content/content-lists.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { ContentList } from '../../ui/admin/content/content-list';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Events') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'content.view');
  const params = new URL(request.url).searchParams;
  const filter = parseContentFilter('event', params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listContent(context.db, 'event', filter, page)) };
}

export default function Events() {
  const list = useLoaderData<typeof loader>();
  return <ContentList kind="event" {...list} hrefOf={paths.admin.events} editorOf={paths.admin.event} />;
}
