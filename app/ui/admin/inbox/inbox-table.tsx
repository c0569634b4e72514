import { Link } from '@remix-run/react';

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
import { SortedHeading, type Sorting } from '../sorted-heading';

/** Messages, a row each; on a phone a card each. */
export function InboxTable({ filter, messages }: { filter: InboxFilter; messages: InboxRow[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<InboxSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.messages(buildInboxQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="subject" name="Subject" />
            <SortedHeading sorting={sorting} by="from" name="From" />
            <SortedHeading sorting={sorting} by="kind" name="Kind" />
            <SortedHeading sorting={sorting} by="received" name="Received" />
            <SortedHeading sorting={sorting} by="with" name="With" />
            <SortedHeading sorting={sorting} by="status" name="Status" />
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.id}>
              <th scope="row">
                <Link className="link" to={paths.admin.message(message.id, returnHere)} discover="none">
                  {message.subject === '' ? 'No subject' : message.subject}
                </Link>
              </th>
              <td data-label="From">
                <span>
                  {message.senderName}
                  {message.company !== '' && <span className="small muted"> {message.company}</span>}
                </span>
              </td>
              <td data-label="Kind">{MESSAGE_KINDS[message.kind]}</td>
              <td data-label="Received">
                <Moment at={message.createdAt} />
              </td>
              <td data-label="With">{message.assignee === '' ? '-' : message.assignee}</td>
              <td data-label="Status">
                <MessageStatusBadge {...message} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
