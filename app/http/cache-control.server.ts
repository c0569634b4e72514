import { paths } from '../paths';

/**
 * Returns the browser caching of a page. Store pages are revalidated; personal pages are never stored, so that Back
 * after signing out shows nothing.
 */
export function cacheControl(pathname: string): string {
  const own = [
    paths.admin.home(),
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
