import { Link } from '@remix-run/react';

import type { InboxRow } from '../../domain/inbox/inbox-list.queries.server';
import { MESSAGE_KINDS } from '../../domain/inbox/inbox-list.rules';
import { paths } from '../../paths';
import { Moment } from '../moment';
import { MessageStatusBadge } from './message-status-badge';
import { useReturnHere } from './back-to-list';

/** Messages, a row each; on a phone a card each. */
export function InboxTable({ messages }: { messages: InboxRow[] }) {
  const returnHere = useReturnHere();
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col">From</th>
            <th scope="col">Kind</th>
            <th scope="col">Received</th>
            <th scope="col">With</th>
            <th scope="col">Status</th>
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
