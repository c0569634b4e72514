import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import {
  endSessionsOfStaff,
  resetSecondFactor,
  setStaffAccountActive,
} from '../../domain/base/staff/staff-accounts.server';
import { findStaffAccount } from '../../domain/base/staff/staff-accounts.queries.server';
import { createNotFoundResponse, requireFound, requireId } from '../../http/not-found.server';
import { requireStaff } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';
import { getLocalPath } from '../../paths';
import { Breadcrumb } from '../../ui/breadcrumb';
import { createMeta } from '../../ui/page-title';
import { answerStaffAction } from './staff-form.server';
import { ConfirmForm } from '../../ui/admin/confirm-page';

const ACTIONS = {
  'switch-off': {
    title: (name: string) => `Deactivate ${name}`,
    text: 'They’ll be signed out everywhere immediately. You can reactivate the account later.',
    button: 'Deactivate account',
    done: 'Account deactivated',
  },
  'reset-factor': {
    title: (name: string) => `Reset two-factor authentication for ${name}`,
    text: 'They’ll be signed out everywhere. Their app and recovery codes will stop working, and they can sign in with a password alone. Verify that they made this request.',
    button: 'Reset two-factor authentication',
    done: 'Two-factor authentication reset',
  },
  'end-sessions': {
    title: (name: string) => `End all sessions for ${name}`,
    text: 'They’ll be signed out everywhere immediately. They can sign in again.',
    button: 'End all sessions',
    done: 'All sessions ended',
  },
} as const;

type StaffAccountAction = keyof typeof ACTIONS;

function requireAction(text: string | undefined): StaffAccountAction {
  if (text === 'switch-off' || text === 'reset-factor' || text === 'end-sessions') return text;
  throw createNotFoundResponse();
}

export const meta = createMeta<typeof loader>((data) =>
  data === undefined ? 'Staff' : ACTIONS[data.action].title(data.account.name),
);

/** Confirms disabling an account, removing its second factor, or ending its sessions. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  await requireStaff(context, request, 'staff.manage');
  const staffAction = requireAction(params['action']);
  const account = requireFound(await findStaffAccount(context.db, requireId(params['id'])));
  const returnTo = getLocalPath(new URL(request.url).searchParams.get('returnTo'), adminPaths.staff());
  return { action: staffAction, account, returnTo };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const owner = await requireStaff(context, request, 'staff.manage');
  const staffAction = requireAction(params['action']);
  const id = requireId(params['id']);
  const form = await request.formData();
  const returnTo = getLocalPath(form.get('returnTo'), adminPaths.staff());
  const page = adminPaths.staffAccount(id, { returnTo });
  return answerStaffAction({ context, staff: owner, page }, async (actor) => {
    if (staffAction === 'switch-off') await setStaffAccountActive(context.db, id, false, actor);
    else if (staffAction === 'end-sessions') await endSessionsOfStaff(context.db, id, actor);
    else await resetSecondFactor(context.db, id, actor);
    return { page: returnTo, message: ACTIONS[staffAction].done };
  });
}

export default function StaffAccountActionPage() {
  const { action: staffAction, account, returnTo } = useLoaderData<typeof loader>();
  const { title, text, button } = ACTIONS[staffAction];
  const back = adminPaths.staffAccount(account.id, { returnTo });
  return (
    <>
      <Breadcrumb
        crumbs={[{ name: 'Staff', to: returnTo }, { name: account.username, to: back }, { name: button }]}
      />
      <h1>{title(account.name)}?</h1>
      <section className="panel stack stack--wide confirm-panel">
        <p>{text}</p>
        <ConfirmForm
          intent={staffAction}
          button={button}
          back={{ name: 'Cancel', to: back }}
          fields={{ returnTo }}
        />
      </section>
    </>
  );
}
