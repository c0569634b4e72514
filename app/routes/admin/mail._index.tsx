import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { buildMailQuery, MAIL_STATE_NAMES, parseMailFilter } from '../../domain/base/mail/mail-list.rules';
import { listMail } from '../../domain/base/mail/outbox.queries.server';
import { parsePageParam } from '../../http/page-param.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { useReturnHere } from '../../ui/admin/back-to-list';
import { TextLink } from '../../ui/admin/links';
import { countStates, StatusLinks } from '../../ui/admin/list-filter';
import { ListPage } from '../../ui/admin/list-page';
import { MailStateBadge } from '../../ui/admin/mail/mail-state-badge';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';

export const meta = createMeta('Mail');

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'mail.view');
  const filter = parseMailFilter(new URL(request.url).searchParams);
  const isSent = context.env.smtp !== undefined;
  return { filter, isSent, ...(await listMail(context.db, filter, parsePageParam(request))) };
}

export default function MailList() {
  const { filter, isSent, mails, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  return (
    <ListPage
      title="Mail"
      notice={
        !isSent && (
          <p className="notice">
            Email isn’t connected (SMTP_URL). Sent messages are saved here, not delivered.
          </p>
        )
      }
      filter={filter}
      path={adminPaths.mails}
      buildQuery={buildMailQuery}
      states={
        <StatusLinks
          current={filter.state}
          hrefOf={(state) => adminPaths.mails(buildMailQuery({ ...filter, state }))}
          links={countStates(MAIL_STATE_NAMES, counts)}
        />
      }
      searchBy="address or subject"
      rows={mails}
      page={page}
      columns={[
        {
          name: 'Subject',
          by: 'subject',
          cell: ({ id, subject }) => <TextLink to={adminPaths.mail(id, returnHere)}>{subject}</TextLink>,
        },
        { name: 'To', by: 'to', cell: ({ to }) => to },
        { name: 'Created', by: 'written', cell: ({ createdAt }) => <Moment at={createdAt} /> },
        { name: 'Status', by: 'state', cell: ({ state }) => <MailStateBadge state={state} /> },
      ]}
      empty={{
        icon: 'mail',
        filtered: 'No mail matches your filters',
        empty: 'No mail yet',
        hint: 'Order confirmations and other mail appear here.',
      }}
    />
  );
}
