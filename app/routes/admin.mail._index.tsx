import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { isMailState, MAIL_STATE_NAMES } from '../domain/mail/mail-states.rules';
import { listMail } from '../domain/mail/outbox.queries.server';
import { requireStaff } from '../http/session.server';
import { paths } from '../paths';
import { MailStateBadge } from '../ui/admin/mail-state-badge';
import { Icon } from '../ui/icon/icon';
import { Moment } from '../ui/moment';
import { ItemsRange } from '../ui/items-range';
import { Pager } from '../ui/pager';
import { pageTitle } from '../ui/page-title';
import { useReturnHere } from '../ui/admin/back-to-list';

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'Mail') }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'mail.view');
  const params = new URL(request.url).searchParams;
  const wanted = params.get('state') ?? '';
  const state = isMailState(wanted) ? wanted : undefined;
  const q = (params.get('q') ?? '').trim().slice(0, 100);
  const page = Number.parseInt(params.get('page') ?? '1', 10) || 1;
  const isSent = context.env.smtp !== undefined;
  return { q, state, isSent, ...(await listMail(context.db, { q, state, page })) };
}

export default function MailList() {
  const { q, state, isSent, mails, page, counts } = useLoaderData<typeof loader>();
  const returnHere = useReturnHere();
  const states = Object.entries(MAIL_STATE_NAMES).filter(([value]) => isMailState(value));
  return (
    <>
      <h1>Mail</h1>
      {!isSent && (
        <p className="notice">No mail server is set (SMTP_URL), so nothing is sent: mail is kept here.</p>
      )}
      <nav aria-label="States" className="pill-nav">
        <Link
          to={paths.admin.mails({ q })}
          aria-current={state === undefined ? 'page' : undefined}
          discover="none"
        >
          All
        </Link>
        {states.map(([value, name]) => (
          <Link
            key={value}
            to={paths.admin.mails({ q, state: value })}
            aria-current={state === value ? 'page' : undefined}
            discover="none"
          >
            {name} <span className="pill-nav__count">{isMailState(value) ? (counts[value] ?? 0) : 0}</span>
          </Link>
        ))}
      </nav>
      <Form method="get" action={paths.admin.mails()} className="admin-filter" role="search" key={q}>
        {state !== undefined && <input type="hidden" name="state" value={state} />}
        <label className="sr-only" htmlFor="mail-q">
          Search mail by address or subject
        </label>
        <input
          className="input"
          id="mail-q"
          name="q"
          type="search"
          placeholder="Address or subject"
          defaultValue={q}
          autoComplete="off"
        />
        <button type="submit" className="btn">
          Search
        </button>
      </Form>
      {mails.length === 0 ? (
        <div className="empty-state">
          <Icon name="mail" />
          <p>{q === '' && state === undefined ? 'No mail yet' : 'No mail matches your search'}</p>
          {(q !== '' || state !== undefined) && (
            <Link className="btn" to={paths.admin.mails()} discover="none">
              Clear filters
            </Link>
          )}
        </div>
      ) : (
        <>
          <ItemsRange page={page} />
          <div className="table-scroll">
            <table className="table table--dense table--cards">
              <thead>
                <tr>
                  <th scope="col">Subject</th>
                  <th scope="col">To</th>
                  <th scope="col">Written</th>
                  <th scope="col">State</th>
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
          <Pager page={page} hrefOf={(number) => paths.admin.mails({ q, state, page: number })} />
        </>
      )}
    </>
  );
}
