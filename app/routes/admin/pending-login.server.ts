import { createCookie, type AppLoadContext } from '@remix-run/node';

import { PENDING_LOGIN_MS } from '../../domain/base/staff/login.server';
import { paths } from '../../paths';

/** The cookie of a login that waits for its code. It is no session: nothing but the page of the code asks for it. */
function pendingCookie({ env }: AppLoadContext) {
  return createCookie('keyway_login', {
    path: paths.admin.login(),
    httpOnly: true,
    sameSite: 'lax',
    secure: env.appUrl?.startsWith('https:') ?? false,
  });
}

export async function readPendingLogin(
  context: AppLoadContext,
  request: Request,
): Promise<string | undefined> {
  const id: unknown = await pendingCookie(context).parse(request.headers.get('Cookie'));
  return typeof id === 'string' ? id : undefined;
}

export async function pendingLoginCookie(context: AppLoadContext, id: string): Promise<string> {
  return pendingCookie(context).serialize(id, { maxAge: PENDING_LOGIN_MS / 1000 });
}

export async function endedPendingCookie(context: AppLoadContext): Promise<string> {
  return pendingCookie(context).serialize('', { maxAge: 0 });
}
