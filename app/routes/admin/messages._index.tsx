import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { listInbox } from '../../domain/selling/inbox/inbox-list.queries.server';
import {
  buildInboxQuery,
  INBOX_STATUSES,
  isInboxKind,
  MESSAGE_KINDS,
  parseInboxFilter,
  type InboxFilter,
} from '../../domain/selling/inbox/inbox-list.rules';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { MessageStatusBadge } from '../../ui/admin/inbox/message-status-badge';
import { TextLink } from '../../ui/admin/links';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Messages');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'inbox.view');
  const filter = parseInboxFilter(new URL(request.url).searchParams);
  return { filter, ...(await listInbox(context.db, filter, parsePageParam(request))) };
}

const hrefOf = (filter: InboxFilter) => adminPaths.messages(buildInboxQuery(filter));

export default function Inbox() {
  const { filter, messages, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  return (
    <ListPage
      title="Messages"
      filter={filter}
      path={adminPaths.messages}
      buildQuery={buildInboxQuery}
      states={
        <>
          <StatusLinks
            current={filter.status}
            hrefOf={(status) => hrefOf({ ...filter, status })}
            links={countStates(INBOX_STATUSES, counts, counts.open + counts.closed)}
          />
          <nav aria-label="Types" className="pill-nav">
            {[undefined, ...Object.keys(MESSAGE_KINDS).filter(isInboxKind)].map((kind) => (
              <Link
                key={kind ?? ''}
                to={hrefOf({ ...filter, kind })}
                aria-current={filter.kind === kind ? 'page' : undefined}
                discover="none"
              >
                {kind === undefined ? 'All types' : `${MESSAGE_KINDS[kind]}s`}
              </Link>
            ))}
          </nav>
        </>
      }
      searchBy="name, email, subject, or text"
      rows={messages}
      page={page}
      columns={[
        {
          name: 'Subject',
          by: 'subject',
          cell: ({ id, subject }) => (
            <TextLink to={adminPaths.message(id, returnHere)}>{subject || 'No subject'}</TextLink>
          ),
        },
        {
          name: 'From',
          by: 'from',
          cell: ({ senderName, company }) => (
            <span>
              {senderName}
              {company !== '' && <span className="small muted"> {company}</span>}
            </span>
          ),
        },
        { name: 'Type', by: 'kind', cell: ({ kind }) => MESSAGE_KINDS[kind] },
        { name: 'Received', by: 'received', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { name: 'Assigned to', by: 'with', cell: ({ assignee }) => assignee || '-' },
        { name: 'Status', by: 'status', cell: (message) => <MessageStatusBadge {...message} /> },
      ]}
      empty={{
        icon: 'inbox',
        filtered: 'No messages match your filters',
        empty: 'No messages yet',
        hint: 'Messages from the store’s forms appear here.',
      }}
    />
  );
}
