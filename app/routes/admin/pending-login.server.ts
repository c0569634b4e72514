import type { AppLoadContext } from '@remix-run/node';

import { PENDING_LOGIN_MS } from '../../domain/base/staff/login.server';
import { createHostCookie } from '../../http/host-cookie.server';

/** The cookie of a login awaiting its code. It isn't a session; only the code page uses it. */
function getPendingCookie(context: AppLoadContext) {
  return createHostCookie(context, 'keyway_login');
}

export async function readPendingLogin(
  context: AppLoadContext,
  request: Request,
): Promise<string | undefined> {
  const id: unknown = await getPendingCookie(context).parse(request.headers.get('Cookie'));
  return typeof id === 'string' ? id : undefined;
}

export async function serializePendingLoginCookie(context: AppLoadContext, id: string): Promise<string> {
  return getPendingCookie(context).serialize(id, { maxAge: PENDING_LOGIN_MS / 1000 });
}

export async function serializeEndedPendingCookie(context: AppLoadContext): Promise<string> {
  return getPendingCookie(context).serialize('', { maxAge: 0 });
}
