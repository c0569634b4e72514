import { redirect, type ActionFunctionArgs } from '@remix-run/node';

import { logOut } from '../../domain/base/staff/login.server';
import { serializeEndedCookie, findSession } from '../../http/session.server';
import { adminPaths } from '../../admin-paths';

/** Logging out is a POST; a GET leads to the login. */
export function loader() {
  return redirect(adminPaths.login(), 303);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const session = await findSession(context, request);
  if (session !== undefined) await logOut(context.db, session, context.requestId);
  return redirect(adminPaths.login(), {
    status: 303,
    headers: { 'Set-Cookie': await serializeEndedCookie(context) },
  });
}
