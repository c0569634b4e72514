import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listInbox } from '../../domain/selling/inbox/inbox-list.queries.server';
import {
  INBOX_STATUSES,
  parseInboxFilter,
  buildInboxQuery,
  isInboxFiltered,
  isInboxStatus,
} from '../../domain/selling/inbox/inbox-list.rules';
import { formatSortOrder } from '../../domain/base/shared/sort-order.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { InboxKinds } from '../../ui/admin/inbox/inbox-kinds';
import { InboxTable } from '../../ui/admin/inbox/inbox-table';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Messages') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'inbox.view');
  const params = new URL(request.url).searchParams;
  const filter = parseInboxFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listInbox(context.db, filter, page)) };
}

export default function Inbox() {
  const { filter, messages, page, counts } = useLoaderData<typeof loader>();
  const { q, kind, status, order } = filter;
  const isFiltered = isInboxFiltered(filter);
  const statuses = Object.keys(INBOX_STATUSES).filter(isInboxStatus);
  return (
    <>
      <h1>Messages</h1>
      <StatusLinks
        current={status}
        hrefOf={(value) => paths.admin.messages(buildInboxQuery({ ...filter, status: value }))}
        links={[
          { value: undefined, name: 'All', count: counts.open + counts.closed },
          ...statuses.map((one) => ({ value: one, name: INBOX_STATUSES[one], count: counts[one] })),
        ]}
      />
      <InboxKinds filter={filter} />
      <ListSearch
        hrefOf={paths.admin.messages}
        name="Messages"
        label="name, e-mail, subject or words"
        q={q}
        kept={{ kind, status, sort: formatSortOrder(order) }}
        isFiltered={isFiltered || order !== undefined}
      />
      {messages.length === 0 ? (
        <EmptyList
          icon="inbox"
          isFiltered={isFiltered}
          filtered="No messages match your filters"
          clearTo={paths.admin.messages()}
          empty="No messages yet"
          hint="What visitors write on the contact, order and quote forms arrives here."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <InboxTable filter={filter} messages={messages} />
          <Pager page={page} hrefOf={(number) => paths.admin.messages(buildInboxQuery(filter, number))} />
        </>
      )}
    </>
  );
}
