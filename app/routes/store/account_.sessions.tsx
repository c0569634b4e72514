import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listSessions } from '../../domain/base/sessions/sessions.queries.server';
import { endOneSession, endUserSessions } from '../../domain/base/sessions/sessions.server';
import { readAccountHead, requireUser } from '../../http/buyer.server';
import { unknownIntent } from '../../http/form.server';
import { requireFound } from '../../http/not-found.server';
import { findSession } from '../../http/session.server';
import { redirectWithSuccess } from '../../http/toast.server';
import { paths } from '../../paths';
import { AccountPage } from '../../ui/account/account-page';
import { unlistedPageMeta } from '../../ui/seo/page-meta';
import { SessionTable } from '../../ui/sessions/session-table';
import { t } from '~/i18n/text';
import { Trans } from '~/i18n/trans';

export const meta = unlistedPageMeta(
  () => t`Sessions`,
  () => t`Devices where you’re signed in.`,
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const signedIn = await requireUser(context, request);
  const session = requireFound(await findSession(context, request));
  return {
    head: await readAccountHead(context, signedIn),
    sessions: await listSessions(context.db, { column: 'user_id', id: signedIn.user.id }, session),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { user } = await requireUser(context, request);
  const session = requireFound(await findSession(context, request));
  const form = await request.formData();
  const intent = form.get('intent');
  if (intent === 'end') {
    const holder = { column: 'user_id', id: user.id } as const;
    await endOneSession(context.db, holder, String(form.get('session')));
    return redirectWithSuccess(context, paths.accountSessions(), t`Session ended`);
  }
  if (intent !== 'end-others') throw unknownIntent();
  await endUserSessions(context.db, user.id, session);
  return redirectWithSuccess(context, paths.accountSessions(), t`All other sessions ended`);
}

export default function Sessions() {
  const { head, sessions } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={t`Sessions`} head={head}>
      <section className="panel stack" aria-label={t`Active sessions`}>
        <p>
          <Trans>Ending a session signs that device out immediately.</Trans>
        </p>
        <SessionTable sessions={sessions} />
      </section>
    </AccountPage>
  );
}
