import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { fillInStoreFacts } from '../../domain/base/mail/mail-template.server';
import { findMail } from '../../domain/base/mail/outbox.queries.server';
import { retryMail } from '../../domain/base/mail/outbox.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound, requireId } from '../../http/not-found.server';
import { getStoreFacts } from '../../http/origin.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { MailStateBadge } from '../../ui/admin/mail/mail-state-badge';
import { Moment } from '../../ui/moment';
import { createMeta } from '../../ui/page-title';
import { BackToList } from '../../ui/admin/back-to-list';
import { keepReturn } from '../../http/return-to.server';
import { PageHead } from '../../ui/admin/page-head';
import { Facts } from '../../ui/facts';
import { answerStaffAction } from './staff-form.server';

export const meta = createMeta<typeof loader>((data) => `Mail: ${data?.mail.subject ?? ''}`);

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'mail.view');
  const mail = requireFound(await findMail(context.db, requireId(params['id'])));
  const { html, text, ...envelope } = mail;
  return {
    mail: {
      ...envelope,
      text: fillInStoreFacts(text, getStoreFacts(context, request)),
      hasHtml: html !== '',
    },
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'mail.send');
  const id = requireId(params['id']);
  if ((await request.formData()).get('intent') !== 'retry') throw unknownIntent();
  const page = keepReturn(request, adminPaths.mail(id));
  return answerStaffAction({ context, staff, page }, async (actor) => {
    await retryMail(context.db, id, actor);
    return 'Email queued';
  });
}

export default function MailPage() {
  const { mail } = useLoaderData<typeof loader>();
  return (
    <>
      <BackToList list={adminPaths.mails()} name="Mail" />
      <PageHead title={mail.subject} badge={<MailStateBadge state={mail.state} />} />
      <Facts
        className="mail-facts"
        facts={[
          ['To', mail.to],
          ['Created', <Moment at={mail.createdAt} />],
          mail.sentAt !== null && ['Sent', <Moment at={mail.sentAt} />],
          mail.attempts > 0 && ['Attempts', mail.attempts],
        ]}
      />
      {mail.lastError !== '' && <p className="notice notice--bad">{mail.lastError}</p>}
      {mail.state === 'failed' && (
        <Form method="post">
          <button type="submit" className="btn" name="intent" value="retry">
            Resend email
          </button>
        </Form>
      )}
      <div className="mail-views">
        <section className="panel">
          <h2>Text</h2>
          <pre className="mail-text">{mail.text}</pre>
        </section>
        {mail.hasHtml && (
          <section className="panel">
            <h2>HTML</h2>
            <iframe
              className="mail-frame"
              title="HTML version"
              sandbox=""
              src={adminPaths.mailHtml(mail.id)}
            />
          </section>
        )}
      </div>
    </>
  );
}
