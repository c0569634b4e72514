import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { listSessions } from '../../domain/base/sessions/sessions.queries.server';
import { endOtherSessions, endOwnSession } from '../../domain/base/staff/staff-sessions.server';
import { requireFound } from '../../http/not-found.server';
import { findSession, requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { SessionTable } from '../../ui/sessions/session-table';
import { answerIntent, answerStaffAction, readStaffForm } from './staff-form.server';

export const meta = createMeta('Sessions');

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireStaff(context, request, 'dashboard.view');
  const session = requireFound(await findSession(context, request));
  return { sessions: await listSessions(context.db, { column: 'staff_id', id }, session) };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const staff = await requireStaff(context, request, 'dashboard.view');
  const session = { ...requireFound(await findSession(context, request)), staff };
  const posted = await readStaffForm(context, request, staff, adminPaths.sessions());
  return answerIntent(posted, {
    end: () =>
      answerStaffAction(posted, async () => {
        const idHash = String(posted.form.get('session'));
        await endOwnSession(context.db, session, idHash, context.requestId);
        return 'Session ended';
      }),
    'end-others': () =>
      answerStaffAction(posted, async () => {
        await endOtherSessions(context.db, session, context.requestId);
        return 'All other sessions ended';
      }),
  });
}

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>();
  return (
    <>
      <Breadcrumb crumbs={[{ name: 'My account', to: adminPaths.account() }, { name: 'Sessions' }]} />
      <h1>Sessions</h1>
      <p className="muted">Devices where you’re signed in.</p>
      <section className="panel stack" aria-label="Active sessions">
        <SessionTable sessions={sessions} />
      </section>
    </>
  );
}
