import { useLocation } from '@remix-run/react';

import { isHome } from './page-frame';

/**
 * Returns a function that tells whether a link leads to the current page.
 *
 * @param isExact whether pages below the link don't count
 */
export function useIsCurrent({ isExact }: { isExact: boolean }): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) =>
    isHome(to) ? isHome(pathname) : pathname === to || (!isExact && pathname.startsWith(`${to}/`));
}
