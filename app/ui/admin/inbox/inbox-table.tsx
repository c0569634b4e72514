import type { InboxRow } from '../../../domain/selling/inbox/inbox-list.queries.server';
import {
  buildInboxQuery,
  MESSAGE_KINDS,
  type InboxFilter,
  type InboxSort,
} from '../../../domain/selling/inbox/inbox-list.rules';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { MessageStatusBadge } from './message-status-badge';
import { useReturnHere } from '../back-to-list';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

/** Messages, a row each; on a phone a card each. */
export function InboxTable({ filter, messages }: { filter: InboxFilter; messages: InboxRow[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<InboxSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.messages(buildInboxQuery({ ...filter, order })),
  };
  return (
    <DataTable
      rows={messages}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Subject',
          by: 'subject',
          cell: (message) => (
            <TextLink to={paths.admin.message(message.id, returnHere)}>
              {message.subject === '' ? 'No subject' : message.subject}
            </TextLink>
          ),
        },
        {
          name: 'From',
          by: 'from',
          cell: (message) => (
            <span>
              {message.senderName}
              {message.company !== '' && <span className="small muted"> {message.company}</span>}
            </span>
          ),
        },
        { name: 'Kind', by: 'kind', cell: (message) => MESSAGE_KINDS[message.kind] },
        { name: 'Received', by: 'received', cell: (message) => <Moment at={message.createdAt} /> },
        { name: 'With', by: 'with', cell: (message) => (message.assignee === '' ? '-' : message.assignee) },
        { name: 'Status', by: 'status', cell: (message) => <MessageStatusBadge {...message} /> },
      ]}
    />
  );
}
