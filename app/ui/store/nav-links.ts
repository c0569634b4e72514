import { useLocation } from '@remix-run/react';

import { markup, type Markup } from '../markup/markup';
import { isHome } from './page-frame';

/** The first leads home, whichever version of it that is. */
export type NavLinks = readonly { name: string; to: string }[];

/**
 * Whether a link leads to the page that one is on.
 *
 * @param isExact the page's own address alone counts, and none below it.
 */
export function useIsCurrent({ isExact }: { isExact: boolean }): (to: string) => boolean {
  const { pathname } = useLocation();
  return (to) =>
    isHome(to) ? isHome(pathname) : pathname === to || (!isExact && pathname.startsWith(`${to}/`));
}

/** Links as items of a list. Mark what is around them by `data-page`, so that they are followed as PageLinks are. */
export function linkItems(links: NavLinks, isCurrent: (to: string) => boolean = () => false): Markup {
  return markup`${links.map(
    ({ name, to }) =>
      markup`<li><a href="${to}"${isCurrent(to) && markup` aria-current="page"`}>${name}</a></li>`,
  )}`;
}
