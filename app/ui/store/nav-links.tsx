import { Link, NavLink, useLocation } from '@remix-run/react';

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
  return links.map(({ name, to }) => (
    <li key={name}>
      {isHome(to) ? (
        <Link to={to} discover="none" aria-current={isHome(pathname) ? 'page' : undefined}>
          {name}
        </Link>
      ) : (
        <NavLink to={to} end={isExact} discover="none">
          {name}
        </NavLink>
      )}
    </li>
  ));
}
