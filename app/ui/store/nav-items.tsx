import { Link } from '@remix-run/react';

import { getLanguage } from '~/i18n/language';
import { linkedAdminPaths } from '../../paths';

export type NavLinks = readonly { name: string; to: string }[];

interface NavItemsProps {
  links: NavLinks;
  isCurrent?: (to: string) => boolean;
}

/** Navigation links as list items. */
export function NavItems({ links, isCurrent = () => false }: NavItemsProps) {
  return links.map(({ name, to }) => (
    <li key={name}>
      {isBackOffice(to) && getLanguage() !== 'en' ? (
        // The back office is English only, outside of this language's router.
        <a href={to}>{name}</a>
      ) : (
        <Link to={to} prefetch="intent" aria-current={isCurrent(to) ? 'page' : undefined}>
          {name}
        </Link>
      )}
    </li>
  ));
}

function isBackOffice(to: string): boolean {
  return to === linkedAdminPaths.home() || to.startsWith(`${linkedAdminPaths.home()}/`);
}
