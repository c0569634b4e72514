import { paths } from '../paths';

/**
 * How long a browser keeps a page. It asks again for a page of the store; one of a person's own it does not keep at
 * all, so that Back after a logout shows nothing.
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
    paths.account(),
  ];
  const isOwn = own.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  return isOwn ? 'no-store' : 'private, no-cache';
}
