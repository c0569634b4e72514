import { buildMailQuery, type MailFilter, type MailSort } from '../../../domain/base/mail/mail-list.rules';
import type { OutboxMail } from '../../../domain/base/mail/outbox.queries.server';
import { paths } from '../../../paths';
import { Moment } from '../../moment';
import { useReturnHere } from '../back-to-list';
import { MailStateBadge } from './mail-state-badge';
import type { Sorting } from '../../sorted-heading';
import { DataTable } from '../../data-table';
import { TextLink } from '../links';

/** Mail of the outbox, a row each; on a phone a card each. */
export function MailTable({ filter, mails }: { filter: MailFilter; mails: OutboxMail[] }) {
  const returnHere = useReturnHere();
  const sorting: Sorting<MailSort> = {
    order: filter.order,
    hrefOf: (order) => paths.admin.mails(buildMailQuery({ ...filter, order })),
  };
  return (
    <DataTable
      rows={mails}
      rowKey="id"
      sorting={sorting}
      columns={[
        {
          name: 'Subject',
          by: 'subject',
          cell: (mail) => <TextLink to={paths.admin.mail(mail.id, returnHere)}>{mail.subject}</TextLink>,
        },
        { name: 'To', by: 'to', cell: (mail) => mail.to },
        { name: 'Written', by: 'written', cell: (mail) => <Moment at={mail.createdAt} /> },
        { name: 'State', by: 'state', cell: (mail) => <MailStateBadge state={mail.state} /> },
      ]}
    />
  );
}
