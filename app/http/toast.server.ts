import { createCookieSessionStorage, type AppLoadContext } from '@remix-run/node';
import { createToastUtilsWithCustomSession, type ToastMessage } from 'remix-toast';

import type { Env } from '../env.server';
import { t } from '~/i18n/text';

const COOKIE = '__toast';

function createToastStorage(env: Env) {
  return createCookieSessionStorage({
    cookie: {
      name: COOKIE,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: env.appUrl?.startsWith('https:') ?? false,
      // Signed: remix-toast's own cookie is not, and whoever can set a cookie could put words in our mouth.
      secrets: [env.sessionSecret],
      maxAge: 60,
    },
  });
}

const createToasts = ({ env }: AppLoadContext) => createToastUtilsWithCustomSession(createToastStorage(env));

// An action that answers with a page hands its toast to the root loader of the same request.
const pending = new WeakMap<AppLoadContext, ToastMessage>();

/** Redirects (303) and shows the toast on the page that is then opened. */
export async function redirectWithToast(
  context: AppLoadContext,
  url: string,
  toast: ToastMessage,
  headers = new Headers(),
): Promise<Response> {
  return createToasts(context).redirectWithToast(url, toast, { status: 303, headers });
}

/** Redirects with a success toast. */
export function redirectWithSuccess(
  context: AppLoadContext,
  url: string,
  message: string,
  headers?: Headers,
) {
  return redirectWithToast(context, url, { type: 'success', message }, headers);
}

/** Redirects with the toast of an error. */
export function redirectWithError(context: AppLoadContext, url: string, description: string) {
  return redirectWithToast(context, url, { type: 'error', message: t`Error`, description });
}

/**
 * The headers that show a toast beside an answer that stays on the page. With JavaScript the page asks the root
 * loader again, so the toast travels in its cookie; without, it is on the page that is being rendered.
 */
export async function createToastHeaders(
  context: AppLoadContext,
  toast: ToastMessage,
  headers = new Headers(),
) {
  if (!context.isDataRequest) {
    pending.set(context, toast);
    return headers;
  }
  const response = await createToasts(context).jsonWithToast(null, toast);
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Whether a Cookie header carries a toast. */
export function hasToast(cookie: string): boolean {
  return cookie.includes(`${COOKIE}=`);
}

/**
 * Returns the toast of this request for the root loader, and the headers that end its cookie. The ID tells two toasts with
 * the same text apart.
 */
export async function takeToast(context: AppLoadContext, request: Request) {
  const own = pending.get(context);
  if (own !== undefined) return { toast: { ...own, id: context.requestId }, headers: undefined };
  // A page that is fetched ahead may never be shown.
  const isGuess = request.headers.get('Sec-Purpose') === 'prefetch';
  if (isGuess || !hasToast(request.headers.get('Cookie') ?? ''))
    return { toast: undefined, headers: undefined };
  const { toast } = await createToasts(context).getToast(request);
  // remix-toast would keep an empty cookie for a minute, in which no page could come from the cache.
  const storage = createToastStorage(context.env);
  const headers = new Headers({ 'Set-Cookie': await storage.destroySession(await storage.getSession()) });
  return { toast: toast === undefined ? undefined : { ...toast, id: context.requestId }, headers };
}
