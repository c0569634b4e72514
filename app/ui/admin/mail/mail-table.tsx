import { Link } from '@remix-run/react';

import { buildMailQuery, type MailFilter, type MailSort } from '../../../domain/base/mail/mail-list.rules';
import type { OutboxMail } from '../../../domain/base/mail/outbox.queries.server';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { MailStateBadge } from './mail-state-badge';
import { SortedHeading, type Sorting } from '../sorted-heading';

/** Mail of the outbox, a row each; on a phone a card each. */
export function MailTable({ filter, mails }: { filter: MailFilter; mails: OutboxMail[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<MailSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.mails(buildMailQuery({ ...filter, order })),
  };
  return (
    <div className="table-scroll">
      <table className="table table--dense table--cards">
        <thead>
          <tr>
            <SortedHeading sorting={sorting} by="subject" name="Subject" />
            <SortedHeading sorting={sorting} by="to" name="To" />
            <SortedHeading sorting={sorting} by="written" name="Written" />
            <SortedHeading sorting={sorting} by="state" name="State" />
          </tr>
        </thead>
        <tbody>
          {mails.map((mail) => (
            <tr key={mail.id}>
              <th scope="row">
                <Link className="link" to={paths.admin.mail(mail.id, returnHere)} discover="none">
                  {mail.subject}
                </Link>
              </th>
              <td data-label="To">{mail.to}</td>
              <td data-label="Written">
                <Moment at={mail.createdAt} />
              </td>
              <td data-label="State">
                <MailStateBadge state={mail.state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
