import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listInbox } from '../domain/inbox/inbox-list.queries.server';
import {
  INBOX_STATUSES,
  inboxFilterOf,
  isFilteredInbox,
  isInboxStatus,
} from '../domain/inbox/inbox-list.rules';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { InboxKinds } from '../ui/admin/inbox-kinds';
import { InboxTable } from '../ui/admin/inbox-table';
import { ListSearch, StatusLinks } from '../ui/admin/list-filter';
import { Icon } from '../ui/icon/icon';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Messages') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'inbox.view');
  const params = new URL(request.url).searchParams;
  const filter = inboxFilterOf(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  return { filter, ...(await listInbox(context.db, filter, page)) };
}

export default function Inbox() {
  const { filter, messages, page, counts } = useLoaderData<typeof loader>();
  const { q, kind, status } = filter;
  const isFiltered = isFilteredInbox(filter);
  const statuses = Object.keys(INBOX_STATUSES).filter(isInboxStatus);
  return (
    <>
      <h1>Messages</h1>
      <StatusLinks
        current={status}
        hrefOf={(value) => paths.admin.messages({ q, kind, status: value })}
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
        kept={{ kind, status }}
        isFiltered={isFiltered}
      />
      {messages.length === 0 ? (
        <div className="empty-state">
          <Icon name="inbox" />
          <p>{isFiltered ? 'No messages match your filters' : 'No messages yet'}</p>
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <InboxTable messages={messages} />
          <Pager page={page} hrefOf={(number) => paths.admin.messages({ ...filter, page: number })} />
        </>
      )}
    </>
  );
}
