import { removeLanguage } from '../i18n/language-path';
import { adminPaths } from '../admin-paths';
import { paths } from '../paths';
import { SESSION_COOKIE } from './session.server';

/**
 * Sets the caching of a page, or of its data, unless its route has set it.
 *
 * Data of a visitor with a session is never stored: browsers reuse what they prefetched for minutes, although what the
 * visitor adds to the cart changes it.
 */
export function setCaching(headers: Headers, request: Request): void {
  headers.append('Vary', 'Accept-Language, Cookie');
  if (headers.has('Cache-Control')) return;
  const { pathname } = new URL(request.url);
  const caching = pageCaching(removeLanguage(pathname).replace(/(\/_root)?\.data$/, ''));
  const isDataOfSession =
    pathname.endsWith('.data') && request.headers.get('Cookie')?.includes(`${SESSION_COOKIE}=`) === true;
  headers.set('Cache-Control', isDataOfSession && caching !== 'no-store' ? 'private, no-store' : caching);
}

/**
 * Returns the browser caching of a page. Store pages are revalidated; personal pages are never stored, so that Back
 * after signing out shows nothing.
 */
function pageCaching(pathname: string): string {
  const own = [
    adminPaths.home(),
    paths.cart(),
    paths.checkout(),
    paths.favorites(),
    paths.quote(),
    paths.trackOrder(),
    paths.signIn(),
    paths.confirmEmail('').replace(/\/$/, ''),
    paths.account(),
  ];
  const isOwn = own.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isOwn ? 'no-store' : 'private, no-cache';
}
