import { createCookie, type AppLoadContext, type Cookie } from '@remix-run/node';

type WithEnv = Pick<AppLoadContext, 'env'>;

/**
 * Creates a cookie for this host only. Over HTTPS, its `__Host-` prefix makes browsers refuse one that a subdomain or
 * plain HTTP has planted.
 */
export function createHostCookie(context: WithEnv, name: string): Cookie {
  return createCookie(getHostCookieName(context, name), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(context),
  });
}

/** Returns a cookie's name with its prefix. */
export function getHostCookieName(context: WithEnv, name: string): string {
  return isHttps(context) ? `__Host-${name}` : name;
}

function isHttps({ env }: WithEnv): boolean {
  return env.appUrl?.startsWith('https:') ?? false;
}
