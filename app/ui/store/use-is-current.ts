import { useLocation } from '@remix-run/react';

import { isHome } from './page-frame';

/**
 * Returns a test for whether a link leads to the current page.
 *
 * @param isExact only the page's own address counts, not the addresses below it.
 */
export function useIsCurrent({ isExact }: { isExact: boolean }): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) =>
    isHome(to) ? isHome(pathname) : pathname === to || (!isExact && pathname.startsWith(`${to}/`));
}
