import { useLocation } from '@remix-run/react';

import { PageLink } from '../page-link';
import { isHome } from './page-frame';

interface NavLinksProps {
  /** The first leads home, whichever version of it that is. */
  links: readonly { name: string; to: string }[];
  /** The page's own address alone is marked, and none below it. */
  isExact?: boolean;
}

/** The links of a header, the page that one is on marked. */
export function NavLinks({ links, isExact = false }: NavLinksProps) {
  const { pathname } = useLocation();
  const isCurrent = (to: string) =>
    isHome(to) ? isHome(pathname) : pathname === to || (!isExact && pathname.startsWith(`${to}/`));
  return links.map(({ name, to }) => (
    <li key={name}>
      <PageLink to={to} aria-current={isCurrent(to) ? 'page' : undefined}>
        {name}
      </PageLink>
    </li>
  ));
}
