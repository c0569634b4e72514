import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  buildMailQuery,
  isMailState,
  MAIL_STATE_NAMES,
  parseMailFilter,
} from '../../domain/base/mail/mail-list.rules';
import { listMail } from '../../domain/base/mail/outbox.queries.server';
import { formatSortOrder } from '../../domain/base/shared/sort-order.rules';
import { requireStaff } from '../../http/session.server';
import { paths } from '../../paths';
import { EmptyList } from '../../ui/admin/empty-list';
import { ListSearch, StatusLinks } from '../../ui/admin/list-filter';
import { MailTable } from '../../ui/admin/mail/mail-table';
import { ItemsRange } from '../../ui/items-range';
import { Pager } from '../../ui/pager';
import { formatPageTitle } from '../../ui/page-title';

export const meta: MetaFunction = ({ matches }) => [{ title: formatPageTitle(matches, 'Mail') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'mail.view');
  const params = new URL(request.url).searchParams;
  const filter = parseMailFilter(params);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  const isSent = context.env.smtp !== undefined;
  return { filter, isSent, ...(await listMail(context.db, filter, page)) };
}

export default function MailList() {
  const { filter, isSent, mails, page, counts } = useLoaderData<typeof loader>();
  const { q, state, order } = filter;
  const isFiltered = q !== '' || state !== undefined;
  const states = Object.keys(MAIL_STATE_NAMES).filter(isMailState);
  const all = states.reduce((sum, one) => sum + (counts[one] ?? 0), 0);
  return (
    <>
      <h1>Mail</h1>
      {!isSent && (
        <p className="notice">No mail server is set (SMTP_URL), so nothing is sent: mail is kept here.</p>
      )}
      <StatusLinks
        current={state}
        hrefOf={(value) => paths.admin.mails(buildMailQuery({ ...filter, state: value }))}
        links={[
          { value: undefined, name: 'All', count: all },
          ...states.map((one) => ({ value: one, name: MAIL_STATE_NAMES[one], count: counts[one] ?? 0 })),
        ]}
      />
      <ListSearch
        hrefOf={paths.admin.mails}
        name="Mail"
        label="address or subject"
        q={q}
        kept={{ state, sort: formatSortOrder(order) }}
        isFiltered={isFiltered || order !== undefined}
      />
      {mails.length === 0 ? (
        <EmptyList
          icon="mail"
          isFiltered={isFiltered}
          filtered="No mail matches your filters"
          clearTo={paths.admin.mails()}
          empty="No mail yet"
          hint="What the store writes to customers and staff, order confirmations for example, stands here."
        />
      ) : (
        <>
          <ItemsRange page={page} />
          <MailTable filter={filter} mails={mails} />
          <Pager page={page} hrefOf={(number) => paths.admin.mails(buildMailQuery(filter, number))} />
        </>
      )}
    </>
  );
}
